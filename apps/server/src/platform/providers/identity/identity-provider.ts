/** An external provider that says who a person is, by OpenID Connect. */
export interface IdentityProvider {
  /** The address of its page, to which the visitor goes. Throws when it cannot be reached. */
  begin(way: IdentityWay): Promise<string>;
  /** Exchanges what the visitor came back with, and judges the answer. */
  finish(way: IdentityWay, returned: URLSearchParams): Promise<IdentityOutcome>;
}

/** What one visitor's way there and back is held together by; each is drawn anew for each way. */
export type IdentityWay = {
  /** Where the visitor comes back to, on this site. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE, RFC 7636. */
  codeVerifier: string;
};

export type ProvedIdentity = {
  issuer: string;
  /** Who it is, at this issuer and for good; names and mail addresses change hands. */
  subject: string;
  name: string | null;
  /** Only an address that the provider says it has checked. */
  provedMail: string | null;
};

export type IdentityOutcome =
  | { identity: ProvedIdentity }
  | { problem: 'cancelled' | 'failed' | 'unreachable'; reason: string };

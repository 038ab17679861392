import * as oidc from 'openid-client';
import type { Clock } from '../../clock/clock.ts';
import { isLoopback } from '../../environment/loopback.ts';
import type { IdentityOutcome, IdentityProvider, IdentityWay, ProvedIdentity } from './identity-provider.ts';

/** What a brand has been given by an issuer, and what the issuer's own document leaves out. */
export type OpenIdClient = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  authorizationEndpoint?: string | undefined;
  tokenEndpoint?: string | undefined;
  jwksUri?: string | undefined;
};

type Surroundings = {
  clock: Clock;
  /** How the issuer is reached, where its own address is not the way; it may then be without TLS. */
  fetch?: oidc.CustomFetch | undefined;
};

const TIMEOUT_SECONDS = 8;
/** An issuer's document is asked for again after so long. */
const DOCUMENT_MINUTES = 60;
const TEXT_MAXIMUM_LENGTH = 256;

/**
 * The authorization code flow with PKCE, state and nonce. Signature, issuer, audience, nonce and expiry of the ID token
 * are judged by openid-client; the signature too, although the token comes over TLS.
 */
export function openIdConnect(client: OpenIdClient, { clock, fetch }: Surroundings): IdentityProvider {
  let known: { configuration: Promise<oidc.Configuration>; until: Temporal.Instant; skewSeconds: number } | null = null;

  const configured = (): Promise<oidc.Configuration> => {
    const now = clock.now();
    const skewSeconds = skewOf(now);
    if (known && known.skewSeconds === skewSeconds && Temporal.Instant.compare(now, known.until) < 0)
      return known.configuration;
    const configuration = discovered(client, skewSeconds, fetch);
    known = { configuration, until: now.add({ minutes: DOCUMENT_MINUTES }), skewSeconds };
    configuration.catch(() => {
      known = null;
    });
    return configuration;
  };

  return {
    async begin({ redirectUri, state, nonce, codeVerifier }) {
      const address = oidc.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async finish(way, returned) {
      try {
        return await exchanged(await configured(), way, returned);
      } catch (error) {
        return problemOf(error);
      }
    },
  };
}

async function exchanged(
  configuration: oidc.Configuration,
  { redirectUri, state, nonce, codeVerifier }: IdentityWay,
  returned: URLSearchParams,
): Promise<IdentityOutcome> {
  const address = new URL(redirectUri);
  address.search = returned.toString();
  const tokens = await oidc.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || shortText(claims.sub) !== claims.sub) return { problem: 'failed', reason: 'no usable subject' };
  return { identity: identityFrom(claims) };
}

function identityFrom({ iss, sub, name, email, email_verified: isChecked }: oidc.IDToken): ProvedIdentity {
  return { issuer: iss, subject: sub, name: shortText(name), provedMail: isChecked === true ? shortText(email) : null };
}

/** What the provider lets people write is as little trusted as what they write here. */
function shortText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return text === '' || text.length > TEXT_MAXIMUM_LENGTH ? null : text;
}

/** The reason names what is wrong, never what came. */
function problemOf(error: unknown): IdentityOutcome {
  if (error instanceof oidc.AuthorizationResponseError)
    return { problem: error.error === 'access_denied' ? 'cancelled' : 'failed', reason: 'authorization response' };
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof oidc.ClientError && unreachable.has(code)) return { problem: 'unreachable', reason: code };
  if (error instanceof oidc.ClientError) return { problem: 'failed', reason: code };
  if (error instanceof oidc.ResponseBodyError) return { problem: 'failed', reason: 'token response' };
  return { problem: 'unreachable', reason: error instanceof Error ? error.name : 'unknown' };
}

const unreachable: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

async function discovered(
  client: OpenIdClient,
  skewSeconds: number,
  fetch: oidc.CustomFetch | undefined,
): Promise<oidc.Configuration> {
  const issuer = new URL(client.issuer);
  const isPlain = fetch !== undefined || (issuer.protocol === 'http:' && isLoopback(issuer.hostname));
  const execute = [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])];
  const metadata = { client_secret: client.clientSecret, [oidc.clockSkew]: skewSeconds };
  const authentication = oidc.ClientSecretPost(client.clientSecret);
  const reach = fetch ? { [oidc.customFetch]: fetch } : {};
  const options = { execute, timeout: TIMEOUT_SECONDS, ...reach };
  const found = await oidc.discovery(issuer, client.clientId, metadata, authentication, options);
  const { authorizationEndpoint, tokenEndpoint, jwksUri } = client;
  const server = {
    ...documentOf(found),
    ...(authorizationEndpoint === undefined ? {} : { authorization_endpoint: authorizationEndpoint }),
    ...(tokenEndpoint === undefined ? {} : { token_endpoint: tokenEndpoint }),
    ...(jwksUri === undefined ? {} : { jwks_uri: jwksUri }),
  };
  const configuration = new oidc.Configuration(server, client.clientId, metadata, authentication);
  configuration.timeout = TIMEOUT_SECONDS;
  if (fetch) configuration[oidc.customFetch] = fetch;
  for (const extend of execute) extend(configuration);
  return configuration;
}

/** The document without the library's own helpers. */
function documentOf(found: oidc.Configuration): oidc.ServerMetadata {
  const pairs = Object.entries(found.serverMetadata()).filter(([, value]) => typeof value !== 'function');
  return Object.fromEntries(pairs) as oidc.ServerMetadata;
}

/** By how much the server's clock differs from this machine's, which the library reads: nothing, but where a test holds it. */
function skewOf(now: Temporal.Instant): number {
  return Math.round((now.epochMilliseconds - Date.now()) / 1_000);
}

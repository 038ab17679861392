import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Platform } from '../../platform.ts';
import { smsSettings } from './settings.ts';

/** An external provider that sends codes to phones and checks them itself; it states the proved number in a signed token. */
export type PhoneIdentity = {
  /** Where a client asks it, in the manner of Google's Identity Toolkit. */
  apiUrl: string;
  /** Names the brand to it; no secret. */
  apiKey: string;
  /** The number that a token proves, in E.164; refuses nothing, tells what is wrong. */
  judge: (idToken: string) => Promise<PhoneProof>;
};

export type PhoneProof =
  | { number: string; expiresAt: Temporal.Instant }
  | { problem: 'expired' | 'invalid' | 'unreachable' };

export type PhoneIdentityClient = {
  issuer: string;
  audience: string;
  jwksUri: string;
  apiUrl: string;
  apiKey: string;
};

/** How long after the code a token may still register somebody. */
const TOKEN_AGE_MAXIMUM_SECONDS = 600;
const TIMEOUT_MS = 8_000;

/** SMS-01: who proves the number of a registration; null while the server's own carrier does. */
export function phoneIdentityOf(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  sandbox: PhoneIdentity | null,
): () => PhoneIdentity | null {
  let made: { key: string; identity: PhoneIdentity } | null = null;
  return () => {
    if (settings.get(smsSettings.path) !== 'identityProvider') return null;
    const client = settings.get(smsSettings.identityProvider);
    if (client === null) return sandbox;
    const key = JSON.stringify(client);
    if (made?.key !== key) made = { key, identity: remotePhoneIdentity(client, clock) };
    return made.identity;
  };
}

function remotePhoneIdentity(client: PhoneIdentityClient, clock: Platform['clock']): PhoneIdentity {
  const { apiUrl, apiKey } = client;
  const keys = createRemoteJWKSet(new URL(client.jwksUri), { timeoutDuration: TIMEOUT_MS });
  return { apiUrl, apiKey, judge: tokenJudge(client, keys, clock) };
}

/** Signature, issuer, audience, expiry and age. */
export function tokenJudge(
  { issuer, audience }: Pick<PhoneIdentityClient, 'issuer' | 'audience'>,
  keys: JWTVerifyGetKey,
  clock: Platform['clock'],
): PhoneIdentity['judge'] {
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'sub', 'phone_number'],
        maxTokenAge: TOKEN_AGE_MAXIMUM_SECONDS,
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      const { phone_number: number, exp: expires } = payload;
      if (typeof number !== 'string' || expires === undefined) return { problem: 'invalid' };
      return { number, expiresAt: Temporal.Instant.fromEpochMilliseconds(expires * 1_000) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}

function problemOf(error: unknown): 'expired' | 'invalid' | 'unreachable' {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) return 'unreachable';
  return error.code === 'ERR_JOSE_GENERIC' ? 'unreachable' : 'invalid';
}

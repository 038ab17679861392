import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Random } from '../random/random.ts';

/** Codes of RFC 6238, as every authenticator app speaks them, and the codes that replace a lost app. */

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step before and after: clocks of phones differ. */
const STEPS_ASIDE = 1;
const RECOVERY_CODES = 10;
/** 120 bits: so many that a plain hash of one cannot be tried through. */
const RECOVERY_CODE_BYTES = 15;

export function drawAuthenticatorSecret(random: Random): string {
  return base32(random.bytes(SECRET_BYTES));
}

/** What an app reads from a QR code. */
export function otpauthUrl(secret: string, names: { issuer: string; label: string }): string {
  return generatorOf(secret, names).toString();
}

/** The step of time whose code this is; null when it is not one of now. A step used once must not be used again. */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  const token = code.trim();
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.epochMilliseconds;
  const delta = generatorOf(secret, { issuer: '', label: '' }).validate({ token, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

export function drawRecoveryCodes(random: Random): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(random.bytes(RECOVERY_CODE_BYTES))
      .replaceAll(/(.{4})(?=.)/g, '$1-')
      .toLowerCase(),
  );
  return { codes, hashes: codes.map(recoveryCodeHash) };
}

/** However it is typed: letter case, dashes and spaces do not matter. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256')
    .update(`recovery:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest();
}

function generatorOf(secret: string, { issuer, label }: { issuer: string; label: string }): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
}

function base32(bytes: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

import { type KeyObject, verify } from 'node:crypto';
import type { Provider } from './registry.ts';

/** Base64 of RSA-SHA256 (PKCS#1 v1.5) over the raw body. A key of 4096 bits makes 684 characters. */
const SIGNATURE_PATTERN = /^[A-Za-z0-9+/]{1,1400}={0,2}$/;

/** Whether the header is the provider's signature over exactly these bytes, by a key that holds at this instant. */
export function isSignedByProvider(
  { publicKey, previousKey }: Provider,
  body: Uint8Array,
  signature: string | string[] | undefined,
  now: Temporal.Instant,
): boolean {
  if (isSignedBy(publicKey, body, signature)) return true;
  if (!previousKey || Temporal.Instant.compare(now, previousKey.until) >= 0) return false;
  return isSignedBy(previousKey.key, body, signature);
}

function isSignedBy(publicKey: KeyObject, body: Uint8Array, signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string' || !SIGNATURE_PATTERN.test(signature)) return false;
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'));
}

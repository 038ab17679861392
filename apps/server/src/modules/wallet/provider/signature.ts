import { type KeyObject, verify } from 'node:crypto';

/** Base64 of RSA-SHA256 (PKCS#1 v1.5) over the raw body. A key of 4096 bits makes 684 characters. */
const SIGNATURE_PATTERN = /^[A-Za-z0-9+/]{1,1400}={0,2}$/;

/** Whether the header is this key's signature over exactly these bytes. */
export function isSignedBy(publicKey: KeyObject, body: Uint8Array, signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string' || !SIGNATURE_PATTERN.test(signature)) return false;
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'));
}

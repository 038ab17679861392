import { createHmac, timingSafeEqual } from 'node:crypto';

export function isSignedByAdyen(text: string, signature: string, key: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(adyenSignature(text, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** HMAC-SHA256 in base64, under a key that Adyen shows in hexadecimal. */
function adyenSignature(text: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('base64');
}

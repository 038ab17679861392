import type { CallValue, getSealingKeys } from '@pelita/contract';
import { nowMs } from './now.ts';

/**
 * A sealed body: the JSON with `iat` and a random `jti`, encrypted to the server's newest public key. It keeps secrets
 * out of the logs of proxies and CDNs; it does not replace TLS.
 */
export type SealingKeys = CallValue<typeof getSealingKeys>['keys'];

export async function seal(body: unknown, keys: SealingKeys): Promise<{ value: string }> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const [key] = keys;
  if (!key) throw new Error('the server offers no sealing key');
  const plaintext = JSON.stringify({ ...Object(body), iat: Math.floor(nowMs() / 1000), jti: crypto.randomUUID() });
  const value = await new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { value };
}

import type { CallValue, getSealingKeys } from '@pelita/contract';
import { CompactEncrypt, importJWK } from 'jose';

export type SealingKey = CallValue<typeof getSealingKeys>['keys'][number];
export type SealOptions = {
  iatSeconds: number;
  jti: string;
  header?: Record<string, unknown>;
  alg?: string;
  enc?: string;
};

/** A body as a client seals it. */
export async function sealBody(key: SealingKey, body: object, options: SealOptions): Promise<{ value: string }> {
  const { iatSeconds, jti, header = {}, alg = 'ECDH-ES', enc = 'A256GCM' } = options;
  const plaintext = new TextEncoder().encode(JSON.stringify({ ...body, iat: iatSeconds, jti }));
  const value = await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg, enc, kid: key.kid, ...header })
    .encrypt(await importJWK(key, alg));
  return { value };
}

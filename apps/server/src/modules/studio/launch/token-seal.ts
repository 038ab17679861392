import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/**
 * A round must be completed when its player is long gone, and the wallet wants the launch token for that. It is kept
 * under a key of the data directory while the round is open, so that the database alone gives nobody a token.
 */
export type TokenSeal = {
  seal(token: string, userId: string): Buffer;
  open(sealed: Buffer, userId: string): string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export async function tokenSeal({ secrets, random }: Pick<Platform, 'secrets' | 'random'>): Promise<TokenSeal> {
  const key = Buffer.from(await secrets.get('studio-token-key', () => random.token(32)), 'base64url');
  return {
    seal(token, userId) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
      return Buffer.concat([nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, userId) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

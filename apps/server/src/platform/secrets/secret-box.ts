import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Random } from '../random/random.ts';
import type { Secrets } from './secrets.ts';

/**
 * Closes texts that must be read again, under a key that lies outside the database. A text opens only in the context for
 * which it was closed: another player's, or another purpose's, is as good as forged.
 */
export type SecretBox = {
  close(text: string, context: string): Promise<string>;
  /** Null for whatever this box has not closed in this context. */
  open(closed: string, context: string): Promise<string | null>;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(name: string, { secrets, random }: { secrets: Secrets; random: Random }): SecretBox {
  const key = async () =>
    createHash('sha256')
      .update(await secrets.get(name, () => random.token()))
      .digest();
  return {
    async close(text, context) {
      const nonce = Buffer.from(random.bytes(NONCE_BYTES));
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(context));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url');
    },
    async open(closed, context) {
      const bytes = Buffer.from(closed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

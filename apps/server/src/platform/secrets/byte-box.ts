import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Random } from '../random/random.ts';
import type { Secrets } from './secrets.ts';

/** Closes bytes under a key that lies outside the database. They open only in the context for which they were closed. */
export type ByteBox = {
  close(bytes: Uint8Array, context: string): Promise<Buffer>;
  /** Null for whatever this box has not closed in this context. */
  open(closed: Uint8Array, context: string): Promise<Buffer | null>;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createByteBox(name: string, { secrets, random }: { secrets: Secrets; random: Random }): ByteBox {
  const key = async () =>
    createHash('sha256')
      .update(await secrets.get(name, () => random.token()))
      .digest();
  return {
    async close(bytes, context) {
      const nonce = Buffer.from(random.bytes(NONCE_BYTES));
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    async open(closed, context) {
      if (closed.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', await key(), closed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(closed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

import type { Random } from '../random/random.ts';
import { createByteBox } from './byte-box.ts';
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

export function createSecretBox(name: string, needs: { secrets: Secrets; random: Random }): SecretBox {
  const box = createByteBox(name, needs);
  return {
    close: async (text, context) => (await box.close(Buffer.from(text, 'utf8'), context)).toString('base64url'),
    open: async (closed, context) =>
      (await box.open(Buffer.from(closed, 'base64url'), context))?.toString('utf8') ?? null,
  };
}

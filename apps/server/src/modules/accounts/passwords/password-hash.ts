import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/queue/queue.ts';

/**
 * Argon2id (the library's default kind), 64 MiB, three passes, as RFC 9106 has it where memory is short, with one lane:
 * 54–60 ms on the two-core machine where it was chosen. OWASP asks for 19 MiB and two passes at least.
 */
export const argonParameters = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 } as const;
type ArgonParameters = { [Name in keyof typeof argonParameters]: number };
type HasherBounds = { atOnce: number; waiting: number; retryAfterSeconds: number };
/**
 * A processor stays free for everybody who is in already, and two at once take 128 MiB and half of the threads that Node
 * keeps for such work; with more than forty-eight to wait for, the wait would be over two seconds.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const usualBounds: HasherBounds = { atOnce, waiting: 48 * atOnce, retryAfterSeconds: 3 };

/** Hashing takes long on purpose, so it never runs inside a transaction, and not more often at once than the machine bears. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Against null, where there is no hash, it takes as long and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

export function createPasswordHasher(
  bounds: Partial<HasherBounds> = {},
  parameters: ArgonParameters = argonParameters,
): PasswordHasher {
  const queue = createQueue({ ...usualBounds, ...bounds });
  const absentHash = absentHashOf(parameters);
  return {
    hash: (password) => queue.run(() => hash(asHashed(password), parameters)),
    verify: async (stored, password) => {
      const matches = await queue.run(() => verify(stored ?? absentHash, asHashed(password)));
      return stored !== null && matches;
    },
  };
}

/** The same letters give the same bytes on every keyboard; nothing else is done to a password. */
function asHashed(password: string): string {
  return password.normalize('NFC');
}

function absentHashOf({ memoryCost, timeCost, parallelism, outputLen }: ArgonParameters): string {
  return [
    '$argon2id$v=19',
    `m=${memoryCost},t=${timeCost},p=${parallelism}`,
    Buffer.alloc(16).toString('base64').replaceAll('=', ''),
    Buffer.alloc(outputLen).toString('base64').replaceAll('=', ''),
  ].join('$');
}

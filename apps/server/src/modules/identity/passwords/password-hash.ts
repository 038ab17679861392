import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/queue/queue.ts';

/**
 * Argon2id (the library's default kind), 64 MiB, two passes: 37–45 ms on the two-core machine where it was chosen,
 * above the 19 MiB and two passes that OWASP asks for at least.
 */
export const argonParameters = { memoryCost: 65_536, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
type ArgonParameters = { [Name in keyof typeof argonParameters]: number };
/**
 * Two at once take 128 MiB and half of the threads that Node keeps for such work; beyond ninety-six the wait would be
 * over two seconds.
 */
type HasherBounds = { atOnce: number; waiting: number; retryAfterSeconds: number };
const usualBounds: HasherBounds = { atOnce: 2, waiting: 96, retryAfterSeconds: 3 };

/** Hashing takes long on purpose, so it never runs inside a transaction, and not more often at once than the machine bears. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Against null, which is nobody's hash, it takes as long and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

export function createPasswordHasher(
  bounds: Partial<HasherBounds> = {},
  parameters: ArgonParameters = argonParameters,
): PasswordHasher {
  const queue = createQueue({ ...usualBounds, ...bounds });
  const nobodysHash = nobodysHashOf(parameters);
  return {
    hash: (password) => queue.run(() => hash(asHashed(password), parameters)),
    verify: async (stored, password) => {
      const matches = await queue.run(() => verify(stored ?? nobodysHash, asHashed(password)));
      return stored !== null && matches;
    },
  };
}

/** The same letters give the same bytes on every keyboard; nothing else is done to a password. */
function asHashed(password: string): string {
  return password.normalize('NFC');
}

function nobodysHashOf({ memoryCost, timeCost, parallelism, outputLen }: ArgonParameters): string {
  return [
    '$argon2id$v=19',
    `m=${memoryCost},t=${timeCost},p=${parallelism}`,
    Buffer.alloc(16).toString('base64').replaceAll('=', ''),
    Buffer.alloc(outputLen).toString('base64').replaceAll('=', ''),
  ].join('$');
}

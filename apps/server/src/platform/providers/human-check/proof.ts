import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** Exactly the members that our challenges have; anything else was not made here. */
const Proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string().max(40),
      cost: z.int().positive(),
      expiresAt: z.int().positive().max(10_000_000_000),
      keyLength: z.int().positive(),
      keyPrefix: hex(16),
      keySignature: hex(32),
      nonce: hex(16),
      salt: hex(16),
    }),
    signature: hex(32),
  }),
  solution: z.object({ derivedKey: hex(32) }),
});
export type Proof = z.output<typeof Proof>;

export type ProofKeys = { challenge: string; solution: string };

/** The base64 text of `{ challenge, solution }`; null when it is anything else. */
export function readProof(text: string): Proof | null {
  try {
    return Proof.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Whether we made the challenge and the derived key is the one that belongs to it. This is altcha-lib's check of a
 * challenge with a key signature; the library's own asks the machine's clock for the expiry, while here time comes from
 * the handle, so the caller looks at `expiresAt`.
 */
export function isSolved({ challenge, solution }: Proof, keys: ProofKeys): boolean {
  const sorted = Object.fromEntries(Object.entries(challenge.parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const isOurs = isSignature(challenge.signature, JSON.stringify(sorted), keys.challenge);
  const key = Buffer.from(solution.derivedKey, 'hex');
  return isOurs && isSignature(challenge.parameters.keySignature, key, keys.solution);
}

function isSignature(signature: string, signed: string | Buffer, key: string): boolean {
  return timingSafeEqual(createHmac('sha256', key).update(signed).digest(), Buffer.from(signature, 'hex'));
}

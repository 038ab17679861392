import { createHash } from 'node:crypto';

const CHAIN_COUNT = 16;
/** What the first entry of every chain follows. */
export const FIRST_HASH = Buffer.alloc(32);

export type HashedEntry = {
  chain: number;
  position: bigint;
  at: Temporal.Instant;
  actor: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
};

/** SHA-256 over the previous hash and the entry as one JSON array, in which every member has its place. */
export function entryHash(previous: Uint8Array, entry: HashedEntry): Buffer {
  const { chain, position, at, actor, action, subject, before, after } = entry;
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([chain, String(position), at.toString(), actor, action, subject, before, after]))
    .digest();
}

/** One subject's entries stand in one chain, in the order in which they happened. */
export function chainOf(subject: string): number {
  return createHash('sha256').update(subject).digest().readUInt8(0) % CHAIN_COUNT;
}

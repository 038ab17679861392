import { createHash } from 'node:crypto';

const CHAIN_COUNT = 16;
/** What the first entry of every chain follows. */
export const FIRST_HASH = Buffer.alloc(32);
/** In which form entries are hashed now. */
export const ENTRY_FORMAT = 2;

export type HashedEntry = {
  chain: number;
  position: bigint;
  at: Temporal.Instant;
  format: number;
  actor: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  reason: string | null;
  request_id: string | null;
  session_id: string | null;
  address: string | null;
  approval_id: string | null;
};

/**
 * SHA-256 over the previous hash and the entry as one JSON array, in which every member has its place. The array begins with
 * its format; those of format 1 were written before there was one.
 */
export function entryHash(previous: Uint8Array, entry: HashedEntry): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify(hashedArray(entry)))
    .digest();
}

function hashedArray(entry: HashedEntry): unknown[] {
  const { chain, position, at, format, actor, action, subject, before, after } = entry;
  const first = [chain, String(position), at.toString(), actor, action, subject, before, after];
  if (format === 1) return first;
  return [format, ...first, entry.reason, entry.request_id, entry.session_id, entry.address, entry.approval_id];
}

/** One subject's entries are in one chain, in the order in which they happened. */
export function chainOf(subject: string): number {
  return createHash('sha256').update(subject).digest().readUInt8(0) % CHAIN_COUNT;
}

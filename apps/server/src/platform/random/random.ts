import { randomBytes } from 'node:crypto';
import { createUuidSequence } from '../ids/uuid-v7.ts';

/** The only source of chance. Tests hold one that repeats. */
export type Random = {
  bytes: (count: number) => Uint8Array;
  /** base64url of so many random bytes. */
  token: (byteCount?: number) => string;
  /** A UUIDv7 of the instant. */
  uuid: (now: Temporal.Instant) => string;
};

export const systemRandom: Random = {
  ...randomFrom((count) => randomBytes(count)),
  uuid: createUuidSequence(drawnAhead(randomBytes)),
};

export function randomFrom(bytes: (count: number) => Uint8Array): Random {
  return {
    bytes,
    token: (byteCount = 32) => Buffer.from(bytes(byteCount)).toString('base64url'),
    uuid: createUuidSequence(bytes),
  };
}

/** Ids are many and no secrets: their bytes are drawn a thousand ids at a time. */
function drawnAhead(bytes: (count: number) => Uint8Array): (count: number) => Uint8Array {
  let drawn = bytes(0);
  let taken = 0;
  return (count) => {
    if (taken + count > drawn.length) [drawn, taken] = [bytes(AHEAD_BYTES), 0];
    taken += count;
    return drawn.subarray(taken - count, taken);
  };
}

const AHEAD_BYTES = 4_096;

/**
 * UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits. Ids of one sequence grow within a millisecond:
 * the random tail is raised by a random step instead of drawn anew.
 */
export function createUuidSequence(bytes: (count: number) => Uint8Array): (now: Temporal.Instant) => string {
  let lastMs = -1;
  let tail = 0n;
  return (now) => {
    const ms = now.epochMilliseconds;
    // An instant other than the last one starts a fresh tail; a tail that would overflow does too (odds 2^-41).
    tail = ms === lastMs ? tail + 1n + numberFrom(bytes(4)) : LARGEST_TAIL;
    if (tail >= LARGEST_TAIL) tail = numberFrom(bytes(10)) & FRESH_TAIL_MASK;
    lastMs = ms;
    return format(ms, tail);
  };
}

const LARGEST_TAIL = 1n << 74n;
/** A fresh tail leaves its top bit free, so that raising it stays inside 74 bits. */
const FRESH_TAIL_MASK = (1n << 73n) - 1n;

function numberFrom(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

function format(ms: number, tail: bigint): string {
  const time = ms.toString(16).padStart(12, '0');
  const high = (tail >> 62n).toString(16).padStart(3, '0');
  const low = ((tail & ((1n << 62n) - 1n)) | (1n << 63n)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low.slice(0, 4)}-${low.slice(4)}`;
}

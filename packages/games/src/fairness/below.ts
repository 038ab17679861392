import type { NextUint32 } from './fair-stream.ts';

const span = 2 ** 32;

/**
 * A uniform integer from 0 to n − 1. Words at or above the largest multiple of n are thrown away: taking them modulo n
 * would favour the small numbers.
 */
export function below(next: NextUint32, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > span) throw new RangeError(`cannot draw below ${n}`);
  const limit = span - (span % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}

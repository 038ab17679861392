import { type PlayType, winnersOf } from '@pelita/lottery';
import type { DrawnResult } from '../results/drawn-numbers.ts';

/** How often each number of a play type came in a result. */
export function lastHits(playType: PlayType, result: DrawnResult | undefined): ReadonlyMap<string, number> {
  if (!result) return new Map();
  return new Map([...winnersOf(playType, result)].map(([key, hits]) => [key, hits.length]));
}

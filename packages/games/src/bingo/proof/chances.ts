import { type Fraction, fraction, minus, plus } from '../../fraction.ts';
import type { BingoEngine, BingoPrize } from '../bingo-engine.ts';

/** The place of a 75-ball card that is never called. */
const FREE_BIT = 1 << 12;

export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/**
 * The chance that one ticket holds a prize within so many calls, exactly: inclusion and exclusion over all sets of its
 * shapes. Of a set of j shapes that are whole together, those with at least k are counted (−1)^(j−k) · C(j−1, k−1) times.
 */
export function chanceWithin({ balls }: BingoEngine, prize: BingoPrize, calls: number): Fraction {
  let ways = 0n;
  for (const [places, times] of countedPlaces(balls, prize)) ways += times * choose(balls - places, calls - places);
  return fraction(ways, choose(balls, calls));
}

/** How many calls a ticket waits for a prize on the average: the chances of not holding it yet, added up. */
export function expectedCalls(engine: BingoEngine, prize: BingoPrize): Fraction {
  let sum = fraction(0n);
  for (let calls = 0; calls < engine.balls; calls += 1)
    sum = plus(sum, minus(fraction(1n), chanceWithin(engine, prize, calls)));
  return sum;
}

/** How often a union of so many numbers is counted. */
function countedPlaces(balls: number, { shapes, needed }: BingoPrize): Map<number, bigint> {
  const counted = new Map<number, bigint>();
  for (let set = 1; set < 2 ** shapes.length; set += 1) {
    const chosen = shapes.filter((_, place) => (set >>> place) & 1);
    const sign = (chosen.length - needed) % 2 === 0 ? 1n : -1n;
    const times = sign * choose(chosen.length - 1, needed - 1);
    const union = chosen.reduce((cells, shape) => cells | shape, 0);
    const places = bitsOf(balls === 75 ? union & ~FREE_BIT : union);
    counted.set(places, (counted.get(places) ?? 0n) + times);
  }
  return counted;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

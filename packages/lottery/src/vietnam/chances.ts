import { fraction, type Fraction } from '@pelita/games/fraction';
import { choose } from '../numbers.ts';

/*
 * Two-digit endings of a draw's numbers are independent and uniform. Sums are kept whole, over 100 to the power of the
 * count of numbers, and become fractions at the end.
 */

/** All of k different endings appear among so many numbers: by inclusion and exclusion. */
export function allAppear(k: number, numbers: number): Fraction {
  let ways = 0n;
  for (let j = 0; j <= k; j += 1) ways += (j % 2 === 0 ? 1n : -1n) * choose(k, j) * BigInt(100 - j) ** BigInt(numbers);
  return fraction(ways, 100n ** BigInt(numbers));
}

/** None of k different endings appears. */
export function noneAppears(k: number, numbers: number): Fraction {
  return fraction(BigInt(100 - k) ** BigInt(numbers), 100n ** BigInt(numbers));
}

/** How often the rarer of two endings appears, on average. */
export function averageOfRarer(numbers: number): Fraction {
  let weighted = 0n;
  for (let i = 1; i < numbers; i += 1) {
    for (let j = 1; i + j <= numbers; j += 1) {
      const ways = choose(numbers, i) * choose(numbers - i, j) * 98n ** BigInt(numbers - i - j);
      weighted += BigInt(Math.min(i, j)) * ways;
    }
  }
  return fraction(weighted, 100n ** BigInt(numbers));
}

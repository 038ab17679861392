import { ballText } from '../results/balls.ts';
import { numbersAt, theNumber } from '../results/prizes.ts';
import type { Result } from '../rule-set.ts';

export const regulars = (result: Result) => numbersAt(result, 'regular');
export const special = (result: Result) => theNumber(result, 'special');
export const allSeven = (result: Result) => [...regulars(result), special(result)];

/** By the colours that the balls really have. */
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48].map(ballText);
const green = [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49].map(ballText);

export function waveOf(ball: string): 'red' | 'blue' | 'green' {
  return blue.includes(ball) ? 'blue' : green.includes(ball) ? 'green' : 'red';
}

/**
 * Zodiacs by years before the draw's lunar year: year0 is that year's animal and owns 01, 13, 25, 37 and 49; year1, the
 * animal of the year before, 02, 14, 26 and 38. So rules need no calendar; pages name the animals.
 */
export const zodiacs = Array.from({ length: 12 }, (_, year) => `year${year}`);
export const zodiacOf = (ball: string) => `year${(Number(ball) - 1) % 12}`;

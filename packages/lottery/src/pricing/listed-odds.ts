import { decimal, fraction, times, type Fraction } from '@pelita/games/fraction';
import { exactly } from '../numbers.ts';
import type { Prize } from '../rule-set.ts';

/** A prize with odds as they are quoted, like "9.9". */
export function quoted(chance: Fraction, odds: string): Prize {
  return { chance, odds: exactly(odds) };
}

/** A prize whose odds follow from what is to be returned: cut off after two places, as odds are quoted. */
export function returning(share: string, chance: Fraction, units = 1): Prize {
  const fair = fraction(BigInt(units) * chance.denominator, chance.numerator);
  return { chance, odds: exactly(decimal(times(exactly(share), fair), 2)) };
}

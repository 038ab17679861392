import { fraction, minus, over, times, type Fraction } from '@pelita/games/fraction';
import { one } from '../numbers.ts';
import type { Kind, Prize } from '../rule-set.ts';

/** A line with one prize, at the odds that return everything: so many outcomes win of so many. */
export function fairKind(winning: number | bigint, outcomes: number | bigint): Kind {
  return { units: 1, prizes: { win: fairPrize(fraction(winning, outcomes)) } };
}

/** A line that gets its stake back where the outcome is neither: what is decided is returned whole. */
export function fairKindWithRefund(winning: Fraction, refunded: Fraction): Kind {
  const decided = minus(one, refunded);
  return {
    units: 1,
    prizes: {
      win: { chance: winning, odds: over(decided, winning) },
      refund: { chance: refunded, odds: one, isRefund: true },
    },
  };
}

/** A prize that returns its share of the stakes, all of them without one. */
function fairPrize(chance: Fraction, share = one): Prize {
  return { chance, odds: times(share, over(one, chance)) };
}

/** Several prizes of one line that return an equal share each. */
export function equalShares(chances: Readonly<Record<string, Fraction>>): Kind {
  const names = Object.entries(chances);
  const share = fraction(1, names.length);
  return { units: 1, prizes: Object.fromEntries(names.map(([name, chance]) => [name, fairPrize(chance, share)])) };
}

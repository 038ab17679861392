import { fraction, minus, over, times, type Fraction } from '@pelita/games/fraction';
import { isMore, one } from '../numbers.ts';
import type { Kind, PlayType, PrizeMode, RuleSet } from '../rule-set.ts';
import type { PriceList } from '../settlement/settle-line.ts';
import { decidedReturnOf } from './returns.ts';

/** At this prize mode everything staked is returned; 1900 returns 95 % of it. */
export const FULL_RETURN = 2000;

/** Between which prize modes players may choose. An account's ceiling, set by its agent, may be lower than the highest. */
export const prizeModeBounds: Readonly<Record<PrizeMode, { readonly lowest: number; readonly highest: number }>> = {
  Lott: { lowest: 1800, highest: 1960 },
  ZY: { lowest: 1700, highest: 1950 },
  Elott: { lowest: 1800, highest: 1960 },
  SEA: { lowest: 1700, highest: 1980 },
};

/** The odds as the rule set states them, which of fair ones is a return of everything. */
export function statedPrices(playType: PlayType): PriceList {
  return pricesBy(playType, () => one);
}

/** Fair odds at a prize mode: exact, `fair × mode / 2000`. */
export function pricesAtMode(playType: PlayType, mode: number): PriceList {
  return pricesBy(playType, () => fraction(mode, FULL_RETURN));
}

/** The instant rebate of a player who takes a lower prize mode than the ceiling, as a share of the stake. */
export function rebateBetween(ceiling: number, mode: number): Fraction {
  return fraction(ceiling - mode, FULL_RETURN);
}

/**
 * The odds of a player who takes a rebate: what is returned by prizes and by rebate together stays the same, for every
 * line, whatever the rebate. Throws a `RangeError` for a rebate that some line could not give.
 */
export function pricesWithRebate(
  { odds, prizeMode }: Pick<RuleSet, 'odds' | 'prizeMode'>,
  playType: PlayType,
  { rebate, ceiling = prizeModeBounds[prizeMode].highest }: { rebate: Fraction; ceiling?: number },
): PriceList {
  return pricesBy(playType, (kind) => {
    const atCeiling = odds === 'fair' ? fraction(ceiling, FULL_RETURN) : one;
    const whole = times(decidedReturnOf(kind), atCeiling);
    if (rebate.numerator < 0n || !isMore(whole, rebate)) throw new RangeError('a rebate below the return is needed');
    return times(over(minus(whole, rebate), whole), atCeiling);
  });
}

/** Every price scaled by a share of its own kind; what gives stakes back is never scaled. */
function pricesBy(playType: PlayType, shareOf: (kind: Kind) => Fraction): PriceList {
  return mapValues(playType.kinds, (kind) => {
    const share = shareOf(kind);
    return mapValues(kind.prizes, ({ odds, isRefund }) => (isRefund ? odds : times(odds, share)));
  });
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, by: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, by(value)]));
}

import { decimal, fraction, minus, over, plus, times, type Fraction } from '@pelita/games/fraction';
import { isMore, one, zero } from '../numbers.ts';
import type { Kind, PlayType, Prize } from '../rule-set.ts';
import type { PriceList } from '../settlement/settle-line.ts';

/** What a unit staked on a line returns on average at these odds, stakes that are given back included. */
export function returnOf(
  kind: Kind,
  odds: (name: string, prize: Prize) => Fraction = (_, prize) => prize.odds,
): Fraction {
  const paid = Object.entries(kind.prizes).map(([name, prize]) =>
    times(prize.chance, prize.isRefund ? prize.odds : odds(name, prize)),
  );
  return over(paid.reduce(plus, zero), fraction(kind.units));
}

/** The same of the stakes that are decided: those that are given back neither win nor earn a rebate. */
export function decidedReturnOf(kind: Kind): Fraction {
  const refunded = refundChance(kind);
  return over(minus(returnOf(kind), refunded), minus(one, refunded));
}

function refundChance(kind: Kind): Fraction {
  const refunds = Object.values(kind.prizes).filter(({ isRefund }) => isRefund);
  return refunds.map(({ chance }) => chance).reduce(plus, zero);
}

/** Odds that would return more than is staked. */
export class Unpublishable extends Error {
  override name = 'Unpublishable';
}

/** The prices, if none of them returns more than is staked; throws `Unpublishable` with the reason. */
export function publish(playType: PlayType, prices: PriceList): PriceList {
  for (const [name, kind] of Object.entries(playType.kinds)) {
    const expected = returnOf(kind, (prize) => prices[name]?.[prize] ?? zero);
    if (!isMore(expected, one)) continue;
    const line = Object.keys(playType.kinds).length > 1 ? `${playType.id}, ${name}` : playType.id;
    throw new Unpublishable(`${line} would return ${percent(expected)} % of the stakes: 100 % is the most.`);
  }
  return prices;
}

/** A share as percent with two places, cut off. */
export const percent = (share: Fraction): string => decimal(times(share, fraction(100)), 2);

import { Malformed, type PlayType, pricesWithRebate, type PriceList, type RuleSet } from '@pelita/lottery';
import { fraction, times, type Fraction } from '@pelita/games/fraction';

/** What a bet comes to before it is made, counted by the code that settles it. */
export type CountedBet = {
  lines: number;
  /** Units of stake: a line costs one, or one for each number that it can hit. */
  units: number;
  costMinor: bigint;
  /** The most that one line gets back by one hit, the stake included. */
  bestMinor: bigint;
  /** Every hit pays, so a line can get more than that. */
  paysEachHit: boolean;
};
export type Count = { bet: CountedBet } | { fault: Malformed };

export type Stake = { unitMinor: bigint; multiple: number; rebate: Fraction };

/** `Malformed` says why content is no bet; nothing chosen is one of its reasons. */
export function countBet(rules: RuleSet, playType: PlayType, content: string, stake: Stake): Count {
  try {
    return { bet: counted(playType, content, pricesOf(rules, playType, stake.rebate), stake) };
  } catch (fault) {
    if (fault instanceof Malformed) return { fault };
    throw fault;
  }
}

export function pricesOf(rules: RuleSet, playType: PlayType, rebate: Fraction): PriceList {
  return pricesWithRebate(rules, playType, { rebate });
}

function counted(playType: PlayType, content: string, prices: PriceList, stake: Stake): CountedBet {
  const lines = playType.lines(content);
  const units = lines.reduce((sum, { kind }) => sum + (playType.kinds[kind]?.units ?? 0), 0);
  const staked = stake.unitMinor * BigInt(stake.multiple);
  const kinds = new Set(lines.map(({ kind }) => kind));
  const best = [...kinds].map((kind) => bestOdds(playType, prices, kind)).reduce(larger, fraction(0));
  const back = times(best, fraction(staked));
  return {
    lines: lines.length,
    units,
    costMinor: staked * BigInt(units),
    bestMinor: back.numerator / back.denominator,
    paysEachHit: playType.wins !== 'byMatches' && Object.values(playType.kinds).some((kind) => kind.units > 1),
  };
}

/** The highest of a kind's prizes that is no refund. */
export function bestOdds(playType: PlayType, prices: PriceList, kind: string): Fraction {
  const prizes = Object.entries(playType.kinds[kind]?.prizes ?? {}).filter(([, prize]) => !prize.isRefund);
  return prizes.map(([name]) => prices[kind]?.[name] ?? fraction(0)).reduce(larger, fraction(0));
}

export const larger = (a: Fraction, b: Fraction) =>
  a.numerator * b.denominator >= b.numerator * a.denominator ? a : b;

import { FULL_RATE, type Terms, type Tier, type TieredTerms } from './terms.ts';

/** What a team came to in a window. The members are the agent and all below, each counted once, trial accounts never. */
export type TeamFigures = {
  readonly stakeMinor: bigint;
  readonly active: number;
  /** Of dividends: what the operator won of the team, with what was carried in; below zero when the team won. */
  readonly lossMinor: bigint;
  /** Of real-time salaries: stakes of bets that lost, and of those that won. */
  readonly lostStakeMinor: bigint;
  readonly wonStakeMinor: bigint;
};

const ACCRUAL_SCALE = 6;

/** What the contract is due for the window, in millionths of the currency, cut off below. */
export function dueOf(terms: Terms, team: TeamFigures, scale: number): bigint {
  if (terms.family === 'realtime') {
    const { lossRate, profitRate, singleRate } = terms;
    const lost = team.lostStakeMinor * BigInt(lossRate + singleRate);
    return micros(lost + team.wonStakeMinor * BigInt(profitRate + singleRate), scale);
  }
  const tier = tierOf(terms, team);
  if (tier === null) return 0n;
  const base = terms.family === 'dividend' ? team.lossMinor : team.stakeMinor;
  return base <= 0n ? 0n : micros(base * BigInt(tier.rate), scale);
}

/** The highest tier of which every threshold is met. */
export function tierOf({ tiers }: TieredTerms, team: TeamFigures): Tier | null {
  return (
    tiers.findLast(
      (tier) =>
        team.stakeMinor >= tier.minAmountMinor &&
        team.active >= tier.minActive &&
        (tier.minLossMinor === 0n || team.lossMinor >= tier.minLossMinor),
    ) ?? null
  );
}

const micros = (minorTimesRate: bigint, scale: number) =>
  (minorTimesRate * 10n ** BigInt(ACCRUAL_SCALE - scale)) / BigInt(FULL_RATE);

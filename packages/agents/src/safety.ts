import { FULL_RATE, type Terms } from './terms.ts';

/** A bet on one of two sides, and what the operator keeps of it on average, in millionths. */
export type Market = { readonly name: string; readonly edge: number };

/** What stakes earn beside contracts, in millionths of the stake: rebates, points, VIP, shares of bonuses. */
export type Incentives = Readonly<Record<string, number>>;

/** What a line of accounts earns together: of each unit staked, and of each unit lost. In millionths. */
export type LineEarnings = { readonly ofStake: number; readonly ofLoss: number };

/**
 * The most that a line earns by these contracts and the rest, rounded up. It is the highest rate of each family, because all
 * below are paid out of it. Bets on both sides lose one half and win the other.
 */
export function earningsOfLine(contracts: readonly Terms[], others: Incentives = {}): LineEarnings {
  const highest = new Map<string, number>();
  for (const terms of contracts) highest.set(terms.family, Math.max(highest.get(terms.family) ?? 0, rateOf(terms)));
  const { dividend = 0, ...turnover } = Object.fromEntries(highest);
  const ofStake = [...Object.values(turnover), ...Object.values(others)].reduce((sum, rate) => sum + rate, 0);
  return { ofStake, ofLoss: dividend };
}

/** Markets on which a line that bets on both sides earns more than it loses. Offers under which there is one are refused. */
export function exploitable(markets: readonly Market[], { ofStake, ofLoss }: LineEarnings): Market[] {
  return markets.filter(({ edge }) => ofStake * FULL_RATE > edge * (FULL_RATE - ofLoss));
}

function rateOf(terms: Terms): number {
  if (terms.family === 'realtime') return Math.ceil((terms.lossRate + terms.profitRate) / 2) + terms.singleRate;
  return Math.max(0, ...terms.tiers.map(({ rate }) => rate));
}

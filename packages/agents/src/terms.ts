import type { ContractFamily } from '@pelita/contract';

/** Rates are whole millionths: 4,000 is 0.4 %. */
export const FULL_RATE = 1_000_000;
export const MOST_TIERS = 6;

/** What a team has to reach, all of it, and what it then earns. */
export type Tier = {
  /** Valid stakes of the team. */
  readonly minAmountMinor: bigint;
  readonly minActive: number;
  /** Of dividends: the loss after what was carried; 0 asks for none. */
  readonly minLossMinor: bigint;
  readonly rate: number;
};

export type TieredTerms = { readonly family: Exclude<ContractFamily, 'realtime'>; readonly tiers: readonly Tier[] };

/** Rates on the stakes of bets that lost, of bets that won, and of both. */
export type RealTimeTerms = {
  readonly family: 'realtime';
  readonly lossRate: number;
  readonly profitRate: number;
  readonly singleRate: number;
};

export type Terms = TieredTerms | RealTimeTerms;

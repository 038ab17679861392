import { type ContractFamily, type CurrencyCode, minorFromDecimal } from '@pelita/contract';
import { faultsOf, type TermsFault } from './faults.ts';
import { rateFromPercent } from './rates.ts';
import type { Terms, Tier } from './terms.ts';
import { isWithin } from './within.ts';

/** Terms as an offer carries them, and a contract shows them. */
export type OfferedTier = {
  readonly betAmount: string;
  readonly activeMembers: number;
  readonly lossAmount: string;
  readonly rate: string;
};
export type OfferedRates = { readonly lossRate: string; readonly profitRate: string; readonly singleBet: string };
export type OfferedTerms = { readonly tiers: readonly OfferedTier[] } | OfferedRates;

export type OfferFault = TermsFault['fault'] | 'unreadable' | 'above_upline';

/** Null where a figure cannot be read. */
export function termsFrom(family: ContractFamily, currency: CurrencyCode, offered: OfferedTerms): Terms | null {
  if (!('tiers' in offered)) return family === 'realtime' ? ratesFrom(offered) : null;
  if (family === 'realtime') return null;
  const tiers = offered.tiers.map((tier) => tierFrom(tier, { family, currency }));
  return tiers.every((tier) => tier !== null) ? { family, tiers } : null;
}

/** What is wrong with each tier of an offer while it is typed, whatever becomes of the others; null for one that is right. */
export function faultsByTier(
  tiers: readonly OfferedTier[],
  { family, currency, upline }: { family: TieredFamily; currency: CurrencyCode; upline: Terms | null },
): (OfferFault | null)[] {
  const read = tiers.map((tier) => tierFrom(tier, { family, currency }));
  return read.map((tier, at) => {
    if (tier === null) return 'unreadable';
    const before = read.slice(0, at).findLast((one) => one !== null);
    const fault = faultsOf({ family, tiers: before ? [before, tier] : [tier] }).at(-1);
    if (fault) return fault.fault;
    return upline !== null && !isWithin({ family, tiers: [tier] }, upline) ? 'above_upline' : null;
  });
}

type TieredFamily = Exclude<ContractFamily, 'realtime'>;

function tierFrom(
  tier: OfferedTier,
  { family, currency }: { family: TieredFamily; currency: CurrencyCode },
): Tier | null {
  const minAmountMinor = minorFromDecimal(tier.betAmount, currency);
  const minLossMinor = family === 'dividend' ? minorFromDecimal(tier.lossAmount, currency) : NO_LOSS;
  const rate = rateFromPercent(tier.rate);
  if (minAmountMinor === null || minLossMinor === null || rate === null || Number.isNaN(tier.activeMembers))
    return null;
  return { minAmountMinor, minActive: tier.activeMembers, minLossMinor, rate };
}

const NO_LOSS = 0n;

function ratesFrom({ lossRate, profitRate, singleBet }: OfferedRates): Terms | null {
  const [loss, profit, single] = [lossRate, profitRate, singleBet].map(rateFromPercent);
  if (loss == null || profit == null || single == null) return null;
  return { family: 'realtime', lossRate: loss, profitRate: profit, singleRate: single };
}

import { FULL_RATE, MOST_TIERS, type Terms, type Tier } from './terms.ts';

/** Why terms are refused by themselves, whatever the upline has, and of which tier. */
export type TermsFault = {
  readonly fault: 'wrong_tier_count' | 'tiers_fall' | 'rate_out_of_range' | 'threshold_out_of_range';
  readonly tier: number | null;
};

const LARGEST_THRESHOLD_MINOR = 1_000_000_000_000_000n;
const LARGEST_TEAM = 10_000_000;

/** Empty for terms that can be offered. `cap` is the highest rate that the operator allows the family. */
export function faultsOf(terms: Terms, cap = FULL_RATE): TermsFault[] {
  if (terms.family === 'realtime') {
    // One bet earns either of the first two, and the third in any case.
    const highest = Math.max(terms.lossRate, terms.profitRate) + terms.singleRate;
    const isInRange = [terms.lossRate, terms.profitRate, terms.singleRate, highest].every((rate) => isRate(rate, cap));
    return isInRange ? [] : [{ fault: 'rate_out_of_range', tier: null }];
  }
  if (terms.tiers.length < 1 || terms.tiers.length > MOST_TIERS) return [{ fault: 'wrong_tier_count', tier: null }];
  return terms.tiers.flatMap((tier, index) => {
    const fault = faultOfTier(tier, terms.tiers[index - 1], cap);
    return fault === null ? [] : [{ fault, tier: index }];
  });
}

function faultOfTier(tier: Tier, before: Tier | undefined, cap: number): TermsFault['fault'] | null {
  if (!isRate(tier.rate, cap)) return 'rate_out_of_range';
  const amounts = [tier.minAmountMinor, tier.minLossMinor];
  const isInRange =
    amounts.every((minor) => minor >= 0n && minor <= LARGEST_THRESHOLD_MINOR) &&
    Number.isInteger(tier.minActive) &&
    tier.minActive >= 0 &&
    tier.minActive <= LARGEST_TEAM;
  if (!isInRange) return 'threshold_out_of_range';
  return before !== undefined && falls(before, tier) ? 'tiers_fall' : null;
}

const falls = (lower: Tier, higher: Tier) =>
  higher.minAmountMinor < lower.minAmountMinor ||
  higher.minActive < lower.minActive ||
  higher.minLossMinor < lower.minLossMinor ||
  higher.rate < lower.rate;

const isRate = (rate: number, cap: number) => Number.isInteger(rate) && rate >= 0 && rate <= cap;

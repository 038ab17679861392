import { type CurrencyCode, decimalFromMinor, type PromotionOffer, shareOf } from '@pelita/contract';
import type { PromotionRow } from './store.ts';

/** What a promotion pays upon a base: its share, at most the cap; a free credit is what it is. */
export function amountDue(
  {
    amount_minor,
    percent_basis_points,
    cap_minor,
  }: Pick<PromotionRow, 'amount_minor' | 'percent_basis_points' | 'cap_minor'>,
  baseMinor: bigint,
): bigint {
  if (amount_minor !== null) return amount_minor;
  const share = shareOf(baseMinor, percent_basis_points ?? 0);
  return cap_minor !== null && share > cap_minor ? cap_minor : share;
}

/** What has to be staked for it, by a multiplier that is never above what the brand allows now. */
export function turnoverDue(
  { base, multiplier_hundredths }: Pick<PromotionRow, 'base' | 'multiplier_hundredths'>,
  { amountMinor, baseMinor, capHundredths }: { amountMinor: bigint; baseMinor: bigint; capHundredths: number | null },
): bigint {
  const hundredths = capHundredths === null ? multiplier_hundredths : Math.min(multiplier_hundredths, capHundredths);
  const staked = base === 'bonus' ? amountMinor : amountMinor + baseMinor;
  return (staked * BigInt(hundredths) + 99n) / 100n;
}

/** A factor with at most two decimals: `8` → 800, `1.5` → 150. A share in per cent becomes its basis points alike. */
export function hundredthsOf(text: string): number {
  const [units = '0', decimals = ''] = text.split('.');
  return Number(units) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
}

/** 800 → `8`, 150 → `1.5`. */
export function textOfHundredths(hundredths: number): string {
  return String(hundredths / 100);
}

export function offerOf(row: PromotionRow, currency: CurrencyCode): PromotionOffer {
  const money = (minor: bigint | null) => (minor === null ? null : decimalFromMinor(minor, currency));
  return {
    percent: row.percent_basis_points === null ? null : textOfHundredths(row.percent_basis_points),
    isByRank: row.kind === 'rebate' && row.percent_basis_points === null,
    amount: money(row.amount_minor),
    minimum: row.minimum_minor === 0n ? null : money(row.minimum_minor),
    cap: money(row.cap_minor),
    cycle: row.cycle,
    multiplier: textOfHundredths(row.multiplier_hundredths),
    base: row.base,
    contributions: row.contributions,
    products: row.products,
    conversionCap: row.conversion_cap_hundredths === null ? null : textOfHundredths(row.conversion_cap_hundredths),
    daysValid: row.days_valid,
    needsReview: row.needs_review,
    methods: row.methods,
  };
}

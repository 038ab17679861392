import { type CurrencyCode, decimalFromMinor, minorFromDecimal, shareOf } from './money.ts';

/** What a deposit method costs, as decimal text: a share of the payment and a fixed sum, together at most so much. */
export type DepositFee = { percent?: string; fixed?: string; maximum?: string | undefined };

/** The same in whole numbers, as an order keeps it: what was shown is what is booked, whatever the method costs later. */
export type FeeRule = { basisPoints: number; fixedMinor: bigint; maximumMinor: bigint | null };

/** Null when a part of it is no plain decimal: such a method is not offered. */
export function feeRule({ percent = '0', fixed = '0', maximum }: DepositFee, currency: CurrencyCode): FeeRule | null {
  const share = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent);
  const fixedMinor = minorFromDecimal(fixed, currency);
  const maximumMinor = maximum === undefined ? null : minorFromDecimal(maximum, currency);
  if (!share || fixedMinor === null || (maximum !== undefined && maximumMinor === null)) return null;
  return { basisPoints: Number(share[1]) * 100 + Number((share[2] ?? '').padEnd(2, '0')), fixedMinor, maximumMinor };
}

/** What a payment costs: the share is rounded down, in the player's favour, and never more is taken than came. */
export function feeOf({ basisPoints, fixedMinor, maximumMinor }: FeeRule, amountMinor: bigint): bigint {
  const whole = shareOf(amountMinor, basisPoints) + fixedMinor;
  const fee = maximumMinor !== null && whole > maximumMinor ? maximumMinor : whole;
  return fee < amountMinor ? fee : amountMinor;
}

/** The fee of an amount that is being typed; null while it is none. */
export function feeOfTyped(fee: DepositFee, amount: string, currency: CurrencyCode): string | null {
  const rule = feeRule(fee, currency);
  const amountMinor = minorFromDecimal(amount, currency);
  return rule === null || amountMinor === null ? null : decimalFromMinor(feeOf(rule, amountMinor), currency);
}

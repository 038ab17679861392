import { type CurrencyCode, currencies, decimalFromMinor, minorFromDecimal } from '@pelita/contract';

/** Comparisons and products of the server's amounts, in whole minor units. */

function currencyOf(code: string): CurrencyCode {
  if (!(code in currencies)) throw new TypeError(`${code} is no currency`);
  return code as CurrencyCode;
}

export function minorOf(amount: string, currency: string): bigint {
  return minorFromDecimal(amount, currencyOf(currency)) ?? 0n;
}

export function isLess(amount: string, than: string, currency: string): boolean {
  return minorOf(amount, currency) < minorOf(than, currency);
}

export function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

export function plus(amount: string, more: string, currency: string): string {
  return decimalFromMinor(minorOf(amount, currency) + minorOf(more, currency), currencyOf(currency));
}

export function times(amount: string, factor: number, currency: string): string {
  return decimalFromMinor(minorOf(amount, currency) * BigInt(factor), currencyOf(currency));
}

/** What is left of an amount, nothing at least. */
export function less(amount: string, taken: string, currency: string): string {
  const left = minorOf(amount, currency) - minorOf(taken, currency);
  return decimalFromMinor(left > 0n ? left : 0n, currencyOf(currency));
}

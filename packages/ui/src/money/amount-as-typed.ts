import { type CurrencyCode, currencies, decimalFromMinor, minorFromDecimal } from '@pelita/contract';

/**
 * "RM 1,250.5" as people type or paste it → "1250.50" as the wire wants it; null for what is no amount. Points and commas
 * mean what they must: what could be read two ways, like "5.001", is refused rather than guessed.
 */
export function amountAsTyped(typed: string, currency: CurrencyCode): string | null {
  const text = withoutCurrency(typed, currency).replace(/\s/g, '');
  const match =
    /^(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<fraction>\d+))?$/.exec(text) ??
    /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<fraction>\d{1,2})$/.exec(text) ??
    /^(?<whole>\d+),(?<fraction>\d{1,2})$/.exec(text);
  if (!match?.groups) return null;
  const { whole = '', fraction } = match.groups;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const minor = minorFromDecimal(fraction === undefined ? digits : `${digits}.${fraction}`, currency);
  return minor === null ? null : decimalFromMinor(minor, currency);
}

/** Its code or its symbol, before the amount or behind it. */
function withoutCurrency(typed: string, currency: CurrencyCode): string {
  const text = typed.trim();
  const names = [currency, currencies[currency].symbol];
  const [before, behind] = [
    names.find((name) => text.toUpperCase().startsWith(name)),
    names.find((name) => text.toUpperCase().endsWith(name)),
  ];
  if (before !== undefined) return text.slice(before.length);
  return behind === undefined ? text : text.slice(0, -behind.length);
}

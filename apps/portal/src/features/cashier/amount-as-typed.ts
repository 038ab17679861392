/**
 * "1,250.5" as people type it → "1250.50" as the wire wants it; null for what is no amount. A comma before one or two last
 * digits is a decimal comma. What could be read two ways, like "5.001", is refused rather than guessed.
 */
export function amountAsTyped(typed: string): string | null {
  const text = typed.trim().replace(/\s/g, '');
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? /^(\d+),(\d{1,2})$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return digits.length > 13 ? null : `${digits}.${fraction.padEnd(2, '0')}`;
}

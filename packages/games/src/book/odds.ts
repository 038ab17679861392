import { type Fraction, fraction, minus, over, plus } from '../fraction.ts';

/**
 * A price is kept as decimal odds in hundredths: 195 is 1.95, stake included. The other forms say the same price in
 * other words; they are for reading, and money is never counted from them.
 */
export const oddsFormats = ['decimal', 'hongKong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const ONE = fraction(1);
const TWO = fraction(2);
const HUNDRED = fraction(100);

/** What a decimal price reads as in a form, exactly. */
export function oddsIn(format: OddsFormat, price: Fraction): Fraction {
  const gain = minus(price, ONE);
  if (gain.numerator <= 0n) throw new RangeError('a price that brings nothing');
  const below = over(negative(ONE), gain);
  const toTwo = compare(price, TWO);
  switch (format) {
    case 'decimal':
      return price;
    case 'hongKong':
      return gain;
    case 'malay':
      return toTwo <= 0 ? gain : below;
    case 'indonesian':
      return toTwo >= 0 ? gain : below;
    case 'american':
      return fraction((toTwo >= 0 ? gain : below).numerator * 100n, (toTwo >= 0 ? gain : below).denominator);
  }
}

/** The decimal price that a figure of a form stands for. */
export function decimalFrom(format: OddsFormat, figure: Fraction): Fraction {
  if (figure.numerator === 0n) throw new RangeError('odds of nothing');
  const gain = (share: Fraction): Fraction => (share.numerator > 0n ? share : over(negative(ONE), share));
  switch (format) {
    case 'decimal':
      return figure;
    case 'hongKong':
      return plus(ONE, figure);
    case 'malay':
    case 'indonesian':
      return plus(ONE, gain(figure));
    case 'american':
      return plus(ONE, gain(over(figure, HUNDRED)));
  }
}

/** A price as it is shown: two places, American in whole numbers, rounded half away from zero; "−" is a plain minus. */
export function oddsText(format: OddsFormat, hundredths: number): string {
  const places = format === 'american' ? 0 : 2;
  const { numerator, denominator } = oddsIn(format, fraction(hundredths, 100));
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places) * 2n + denominator;
  const digits = (scaled / (denominator * 2n)).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  if (numerator < 0n) return `-${text}`;
  return format === 'american' ? `+${text}` : text;
}

/** "1.95" as 195; null for what is no price with at most two places. */
export function hundredthsOf(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

export function decimalText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

const negative = ({ numerator, denominator }: Fraction): Fraction => fraction(-numerator, denominator);

function compare(a: Fraction, b: Fraction): number {
  return (
    Number(a.numerator * b.denominator > b.numerator * a.denominator) -
    Number(a.numerator * b.denominator < b.numerator * a.denominator)
  );
}

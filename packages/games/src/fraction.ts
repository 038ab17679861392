/** An exact rational number in lowest terms, denominator positive: stated returns are never floating point. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, under] = [BigInt(numerator), BigInt(denominator)];
  if (under === 0n) throw new RangeError('a fraction over zero');
  const divisor = greatestCommonDivisor(above, under) * (under < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: under / divisor };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, fraction(-b.numerator, b.denominator));
}

export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function sum(all: readonly Fraction[]): Fraction {
  return all.reduce((so, one) => plus(so, one), fraction(0));
}

export function power(of: Fraction, exponent: number): Fraction {
  return fraction(of.numerator ** BigInt(exponent), of.denominator ** BigInt(exponent));
}

/** A fraction of zero or more as decimal text, cut off and not rounded, so that a stated return is never overstated. */
export function decimal({ numerator, denominator }: Fraction, places: number): string {
  if (numerator < 0n) throw new RangeError('only fractions of zero or more are written as decimals');
  const digits = ((numerator * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

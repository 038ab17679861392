import { fraction, minus, type Fraction } from '@pelita/games/fraction';

/** "9.9" → 99/10; null for anything that is not a plain decimal. */
export function fromDecimal(text: string): Fraction | null {
  const match = /^(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** A decimal that stands in a price list; a wrong one is a fault of the list. */
export function exactly(text: string): Fraction {
  const value = fromDecimal(text);
  if (value === null) throw new RangeError(`${text} is no decimal`);
  return value;
}

/** In how many ways k of n can be chosen. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

export const zero = fraction(0);
export const one = fraction(1);

export const isMore = (a: Fraction, b: Fraction): boolean => minus(a, b).numerator > 0n;

/** All ways to take k of the items, in their order. */
export function combinations<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, at) => combinations(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]));
}

/** All different orders of a text's characters: "112" has three. */
export function permutations(text: string): string[] {
  if (text.length < 2) return [text];
  const firsts = [...new Set(text)];
  return firsts.flatMap((first) => permutations(text.replace(first, '')).map((rest) => first + rest));
}

export const sortedText = (text: string): string => [...text].toSorted().join('');

import { type Fraction, fraction } from '../fraction.ts';
import type { LegResult } from './settle-leg.ts';

/** A leg at its price, in hundredths, and what became of it. */
export type SettledLeg = { readonly hundredths: number; readonly result: LegResult };

/** What a leg multiplies the stake by. */
export function factorOf({ hundredths, result }: SettledLeg): Fraction {
  switch (result) {
    case 'won':
      return fraction(hundredths, 100);
    case 'half-won':
      return fraction(hundredths + 100, 200);
    case 'push':
    case 'void':
      return fraction(1);
    case 'half-lost':
      return fraction(1, 2);
    case 'lost':
      return fraction(0);
  }
}

/** What a single or a parlay returns, stake and all; what is finer than the smallest unit is cut off once, at the end. */
export function betReturnMinor(stakeMinor: bigint, legs: readonly SettledLeg[]): bigint {
  return multiplied(stakeMinor, legs.map(factorOf));
}

/** If every leg wins. */
export function possibleReturnMinor(stakeMinor: bigint, legs: readonly { readonly hundredths: number }[]): bigint {
  return betReturnMinor(
    stakeMinor,
    legs.map(({ hundredths }) => ({ hundredths, result: 'won' })),
  );
}

/** The product of the prices as decimal text, cut off after two places. */
export function parlayOddsText(hundredths: readonly number[]): string {
  const product = multiplied(
    100n,
    hundredths.map((one) => fraction(one, 100)),
  );
  return `${product / 100n}.${String(product % 100n).padStart(2, '0')}`;
}

/**
 * An offer to close a bet: stake × D_taken / D_current × (1 − margin), cut off. For several legs the ratios multiply; a leg
 * that is decided has its factor for a ratio.
 */
export function cashOutMinor(stakeMinor: bigint, ratios: readonly Fraction[], marginBasisPoints: number): bigint {
  return multiplied(stakeMinor, [...ratios, { numerator: BigInt(10_000 - marginBasisPoints), denominator: 10_000n }]);
}

/** What of a stake counts as turnover: nothing where all was returned, half where no leg came to more than half. */
export function validTurnoverMinor(stakeMinor: bigint, results: readonly LegResult[]): bigint {
  if (results.some((result) => result === 'won' || result === 'lost')) return stakeMinor;
  if (results.some((result) => result === 'half-won' || result === 'half-lost')) return stakeMinor / 2n;
  return 0n;
}

function multiplied(minor: bigint, factors: readonly Fraction[]): bigint {
  let [above, under] = [minor, 1n];
  for (const { numerator, denominator } of factors) {
    above *= numerator;
    under *= denominator;
  }
  return above / under;
}

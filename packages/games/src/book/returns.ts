import { type Fraction, fraction } from '../fraction.ts';
import { combinations } from './combinations.ts';
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

/**
 * What a bet returns, stake and all. Of a system `together` says how many of the legs go into each of its parlays, over which
 * the stake is divided; without it all do. What is finer than the smallest unit is cut off once for each parlay, at its end.
 */
export function betReturnMinor(stakeMinor: bigint, legs: readonly SettledLeg[], together = legs.length): bigint {
  return ofEachParlay(stakeMinor, legs.map(factorOf), together);
}

/** If every leg wins. */
export function possibleReturnMinor(
  stakeMinor: bigint,
  legs: readonly { readonly hundredths: number }[],
  together = legs.length,
): bigint {
  const won = legs.map(({ hundredths }): SettledLeg => ({ hundredths, result: 'won' }));
  return betReturnMinor(stakeMinor, won, together);
}

/** What the stake is multiplied by if every leg wins, as decimal text, cut off after two places. */
export function betOddsText(hundredths: readonly number[], together = hundredths.length): string {
  const factors = hundredths.map((one) => fraction(one, 100));
  const count = BigInt(combinations(factors, together).length);
  const odds = ofEachParlay(100n * 10_000n * count, factors, together) / (10_000n * count);
  return `${odds / 100n}.${String(odds % 100n).padStart(2, '0')}`;
}

/**
 * An offer to close a bet: stake × D_taken / D_current × (1 − margin), cut off. For several legs the ratios multiply; a leg
 * that is decided has its factor for a ratio.
 */
export function cashOutMinor(
  stakeMinor: bigint,
  ratios: readonly Fraction[],
  { marginBasisPoints, together = ratios.length }: { marginBasisPoints: number; together?: number },
): bigint {
  const kept = { numerator: BigInt(10_000 - marginBasisPoints), denominator: 10_000n };
  return ofEachParlay(stakeMinor, ratios, together, [kept]);
}

/** What of a stake counts as turnover: nothing where all was returned, half where no leg came to more than half. */
export function validTurnoverMinor(stakeMinor: bigint, results: readonly LegResult[]): bigint {
  if (results.some((result) => result === 'won' || result === 'lost')) return stakeMinor;
  if (results.some((result) => result === 'half-won' || result === 'half-lost')) return stakeMinor / 2n;
  return 0n;
}

/** The stake is a whole multiple of the number of parlays. */
function ofEachParlay(
  stakeMinor: bigint,
  factors: readonly Fraction[],
  together: number,
  alike: readonly Fraction[] = [],
): bigint {
  const parlays = combinations(factors, together);
  const count = BigInt(parlays.length);
  if (count === 0n || stakeMinor % count !== 0n)
    throw new Error(`a stake of ${stakeMinor} does not divide into ${count} parlays`);
  return parlays.reduce((sum, parlay) => sum + multiplied(stakeMinor / count, [...parlay, ...alike]), 0n);
}

function multiplied(minor: bigint, factors: readonly Fraction[]): bigint {
  let [above, under] = [minor, 1n];
  for (const { numerator, denominator } of factors) {
    above *= numerator;
    under *= denominator;
  }
  return above / under;
}

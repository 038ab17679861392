import { fraction, minus, over, plus, times, type Fraction } from '../../fraction.ts';
import type { SlotRules } from '../rules.ts';
import type { WindowTally } from './every-window.ts';

export interface ExactFigures {
  /** `scatterDistribution[k]` is the probability that a window shows k scatters. */
  readonly scatterDistribution: readonly Fraction[];
  readonly lineRtp: Fraction;
  readonly scatterRtp: Fraction;
  readonly hitFrequency: Fraction;
  readonly expectedFreeSpins: Fraction;
  readonly freeSpinRtp: Fraction;
  readonly rtp: Fraction;
  /** Of a whole round's return per unit staked. */
  readonly variance: Fraction;
  /** The most that one spin pays per unit staked, a free one at its multiplier included. */
  readonly maximumWin: Fraction;
}

/**
 * The exact figures of a game from its tallied windows.
 *
 * A spin wins X per unit staked and awards F free spins; free spins use the same reels at m times the pay and award
 * more of themselves. A free spin with everything it leads to therefore returns Y = mX + (F further copies of Y):
 * E[Y] = m·E[X] / (1 − E[F]) and, the copies being independent of each other and of (X, F),
 * Var[Y] = Var[mX + F·E[Y]] + E[F]·Var[Y]. The paid spin is the same with m = 1 for its own win.
 */
export function exactFigures(rules: SlotRules, tallies: readonly WindowTally[]): ExactFigures {
  const windows = rules.reels.reduce((product, strip) => product * strip.length, 1);
  const stake = rules.lines.length;
  const mean = (valueOf: (tally: WindowTally) => bigint) =>
    fraction(
      tallies.reduce((sum, tally) => sum + BigInt(tally.windows) * valueOf(tally), 0n),
      windows,
    );
  const perStake = (units: Fraction) => over(units, fraction(stake));

  const scatterUnits = ({ scatters }: WindowTally) => BigInt((rules.scatterPays[scatters] ?? 0) * stake);
  const winUnits = (tally: WindowTally) => BigInt(tally.linePay) + scatterUnits(tally);
  const freeSpins = ({ scatters }: WindowTally) => BigInt(rules.freeSpins[scatters] ?? 0);

  const lineRtp = perStake(mean((tally) => BigInt(tally.linePay)));
  const scatterRtp = perStake(mean(scatterUnits));
  const expectedWin = plus(lineRtp, scatterRtp);
  const expectedFreeSpins = mean(freeSpins);
  const m = fraction(rules.freeSpinMultiplier);
  const notRetriggered = minus(fraction(1), expectedFreeSpins);
  const freeSpinReturn = over(times(m, expectedWin), notRetriggered);
  const freeSpinRtp = times(expectedFreeSpins, freeSpinReturn);

  const winSquared = perStake(perStake(mean((tally) => winUnits(tally) ** 2n)));
  const winTimesFree = perStake(mean((tally) => winUnits(tally) * freeSpins(tally)));
  const freeSquared = mean((tally) => freeSpins(tally) ** 2n);
  const varianceOfWin = minus(winSquared, times(expectedWin, expectedWin));
  const covariance = minus(winTimesFree, times(expectedWin, expectedFreeSpins));
  const varianceOfFree = minus(freeSquared, times(expectedFreeSpins, expectedFreeSpins));
  /** Var[k·X + F·E[Y]] */
  const varianceOfOneSpin = (k: Fraction) =>
    [
      times(times(k, k), varianceOfWin),
      times(times(fraction(2), k), times(freeSpinReturn, covariance)),
      times(times(freeSpinReturn, freeSpinReturn), varianceOfFree),
    ].reduce(plus);
  const varianceOfFreeSpin = over(varianceOfOneSpin(m), notRetriggered);

  const mostUnits = tallies.map(winUnits).reduce((most, units) => (units > most ? units : most), 0n);
  const mostScatters = Math.max(...tallies.map(({ scatters }) => scatters));
  return {
    scatterDistribution: Array.from({ length: mostScatters + 1 }, (_, k) =>
      mean(({ scatters }) => (scatters === k ? 1n : 0n)),
    ),
    lineRtp,
    scatterRtp,
    hitFrequency: mean((tally) => (winUnits(tally) > 0n ? 1n : 0n)),
    expectedFreeSpins,
    freeSpinRtp,
    rtp: plus(expectedWin, freeSpinRtp),
    variance: plus(varianceOfOneSpin(fraction(1)), times(expectedFreeSpins, varianceOfFreeSpin)),
    maximumWin: perStake(fraction(mostUnits * BigInt(rules.freeSpinMultiplier))),
  };
}

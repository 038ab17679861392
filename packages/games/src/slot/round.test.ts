import { expect, test } from 'vitest';

import { demo5x3x20 } from './demo-5x3-20.ts';
import { playRound, spinsPerRoundGuard } from './round.ts';
import type { Stops } from './spin.ts';

const pays77 = [0, 0, 0, 0, 0];
const fourScatters = [8, 10, 9, 9, 7];
const threeScatters = [8, 10, 9, 0, 0];

test('GAME-10 slot: a paid spin without scatters is the whole round', () => {
  const outcome = play([pays77], 5n);
  expect(outcome.spins).toHaveLength(1);
  expect(outcome).toMatchObject({ lineBetMinor: 5n, totalBetMinor: 100n, totalWinMinor: 385n });
});

test('GAME-10 slot: free spins pay double and are all part of the round', () => {
  const outcome = play([fourScatters], 1n);
  expect(outcome.spins).toHaveLength(1 + 15);
  expect(outcome.spins.map(({ multiplier }) => multiplier)).toEqual([1, ...Array<number>(15).fill(2)]);
  expect(outcome.spins.map(({ freeSpinsLeft }) => freeSpinsLeft)).toEqual(Array.from({ length: 16 }, (_, i) => 15 - i));
  expect(outcome.totalWinMinor).toBe(240n + 15n * 2n * 77n);
});

test('GAME-10 slot: free spins retrigger, at double pay, and the running total ends at the total', () => {
  const outcome = play([fourScatters, pays77, threeScatters], 3n);
  const [, , retrigger] = outcome.spins;
  expect(outcome.spins).toHaveLength(1 + 15 + 10);
  expect(retrigger).toMatchObject({ freeSpinsAwarded: 10, freeSpinsLeft: 15 - 2 + 10 });
  expect(retrigger?.scatterWinMinor).toBe(2n * 4n * 60n);
  expect(outcome.spins.reduce((sum, { winMinor }) => sum + winMinor, 0n)).toBe(outcome.totalWinMinor);
  expect(outcome.spins.at(-1)).toMatchObject({ runningTotalMinor: outcome.totalWinMinor, freeSpinsLeft: 0 });
});

test.each([0n, -1n])('a line bet of %s is refused', (lineBetMinor) => {
  expect(() => play([pays77], lineBetMinor)).toThrow(RangeError);
});

test('a source that retriggers for ever is stopped', () => {
  expect(() => playRound(demo5x3x20, 1n, () => threeScatters)).toThrow('random source');
});

test('the guard is out of reach: a fair round grows past it with a probability below 10⁻⁵⁰⁰', () => {
  // Chernoff: n free spins in a row must have awarded n − 20 or more among themselves, which at any t > 0 has a
  // probability of at most e^(20t) · (E[e^(t·F)] · e^(−t))^n, F being what one spin awards.
  const t = 0.2;
  const atLeastThree = { 3: 0.00907459082, 4: 0.00052762413, 5: 0.00001227033 };
  const grown = Object.entries(atLeastThree).reduce(
    (mean, [scatters, chance]) => mean + chance * (Math.exp(t * (demo5x3x20.freeSpins[Number(scatters)] ?? 0)) - 1),
    1,
  );
  const log10 = (20 * t + spinsPerRoundGuard * (Math.log(grown) - t)) / Math.LN10;
  expect(log10).toBeLessThan(-500);
});

/** Plays the given stops, then `pays77` until the round ends. */
function play(stops: readonly Stops[], lineBetMinor: bigint) {
  const script = stops.values();
  return playRound(demo5x3x20, lineBetMinor, () => script.next().value ?? pays77);
}

import { expect, test } from 'vitest';
import { decimal } from '../fraction.ts';
import { simulate } from '../cascade/proof/simulate.ts';
import { exactWays } from './proof/exact-ways.ts';
import type { WaysRules } from './rules.ts';
import { ways6x5, ways6x5At94, ways6x5At96 } from './ways-6x5.ts';
import { waysAt, waysIn, waysSpin } from './ways.ts';

const family = [ways6x5, ways6x5At94, ways6x5At96];

test.each(family)('GAME-10 FAIR-02 $id: the stated return is the exact one, cut off after twelve places', (engine) => {
  const exact = exactWays(engine.rules);
  expect(decimal(engine.rtp, 12)).toBe(decimal(exact.rtp, 12));
  expect(Number(decimal(engine.hitFrequency, 12))).toBeCloseTo(exact.hitFrequency, 11);
  expect(exact.expectedFreeSpins.numerator).toBeLessThan(exact.expectedFreeSpins.denominator);
});

test('GAME-10 ways-6x5: the returns of the family stand apart, and what a spin can pay has an end', () => {
  expect(family.map(({ rtpPercent }) => rtpPercent)).toEqual(['95.30', '94.51', '96.10']);
  expect(family.map(({ maximumWin }) => maximumWin)).toEqual([98_437, 98_437, 98_437]);
  expect(family.map(({ volatilityClass }) => volatilityClass)).toEqual(['high', 'high', 'high']);
});

test('FAIR-02 ways-6x5: seeded rounds of the engine itself return and hit within their 99 % bands', () => {
  const { mean, band, hitShare, rounds } = simulate('ways-6x5', 'a fixed seed for the test', 8_000);
  // Of whole rounds: free spins win beside the paid one, so a round hits at least as often as its first spin.
  const hitChance = Number(decimal(ways6x5.hitFrequency, 12));
  expect(Math.abs(mean - Number(decimal(ways6x5.rtp, 12)))).toBeLessThan(band);
  expect(hitShare - hitChance).toBeGreaterThan(-2.576 * Math.sqrt((hitChance * (1 - hitChance)) / rounds));
});

test('FAIR-02 ways-6x5: on reels small enough to list, the proof gives what every listed window pays', () => {
  const rules: WaysRules = {
    heights: [1, 2],
    rows: 2,
    symbols: ['A', 'B'],
    wild: 'W',
    scatter: 'S',
    weights: [
      [1, 2, 0, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [1, 1, 0, 1],
    ],
    betUnits: 5,
    wayPays: { A: { 3: 4, 4: 9 }, B: { 3: 2, 4: 5 } },
    scatterPays: { 3: 2 },
    freeSpins: {},
    freeSpinMultiplier: 1,
  };
  let [won, hits, all] = [0, 0, 0];
  const walk = (reel: number, stops: readonly number[], weight: number): void => {
    const weights = rules.weights[reel];
    if (!weights) {
      const { winMinor } = waysAt(rules, stops, 1n, 1);
      won += weight * Number(winMinor);
      hits += winMinor > 0n ? weight : 0;
      all += weight;
      return;
    }
    const total = weights.reduce((sum, one) => sum + one, 0);
    for (const [height, rows] of rules.heights.entries())
      for (let cells = 0; cells < weights.length ** rows; cells += 1) {
        const drawn = Array.from(
          { length: rows },
          (_, row) => Math.floor(cells / weights.length ** row) % weights.length,
        );
        const share = drawn.reduce((so, cell) => (so * (weights[cell] ?? 0)) / total, 1 / rules.heights.length);
        if (share > 0) walk(reel + 1, [...stops, height, ...drawn], weight * share);
      }
  };
  walk(0, [], 1);
  const exact = exactWays(rules);
  expect(all).toBeCloseTo(1, 10);
  expect(Number(decimal(exact.rtp, 12))).toBeCloseTo(won / rules.betUnits, 10);
  expect(exact.hitFrequency).toBeCloseTo(hits, 10);
});

test('GAME-10 ways-6x5: a window pays each way once, wilds stand in, and a gap ends it', () => {
  // Reel by reel: the place of its height among 2, 3, 4, 5, then its cells. 8 is the wild, 9 the scatter.
  const stops = [0, 0, 0, 1, 0, 8, 4, 0, 0, 5, 0, 6, 7, 0, 0, 0, 0, 9, 9];
  const spin = waysAt(ways6x5.rules, stops, 2n, 3);
  expect(waysIn(spin.window)).toBe(2 * 3 * 2 * 2 * 2 * 2);
  // Two A, then A or wild twice, then one A, and none on the fourth reel: four ways of three.
  expect(spin.tumbles[0]?.wins).toMatchObject([{ symbol: 'A', winMinor: 18n * 4n * 2n * 3n }]);
  expect(spin.tumbles[0]?.wins[0]?.positions).toHaveLength(5);
  expect([spin.winMinor, spin.freeSpinsAwarded]).toEqual([18n * 4n * 2n * 3n, 0]);
  expect(() => waysAt(ways6x5.rules, [...stops, 0], 1n, 1)).toThrow(/draws for a window/);
  expect(() => waysAt(ways6x5.rules, stops.slice(0, -1), 1n, 1)).toThrow(/nothing at/);
});

test('GAME-10 ways-6x5: a spin from its kept draws is the spin that was played', () => {
  let place = 0;
  const next = (bound: number) => (place = (place * 1_103_515_245 + 12_345) % 2_147_483_648) % bound;
  for (let spin = 0; spin < 200; spin += 1) {
    const played = waysSpin(ways6x5.rules, next, 5n, 1);
    expect(waysAt(ways6x5.rules, played.stops, 5n, 1)).toEqual(played);
  }
});

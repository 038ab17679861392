import { expect, test } from 'vitest';
import { simulate } from '../cascade/proof/simulate.ts';
import { decimal } from '../fraction.ts';
import { hold5x3, hold5x3At94, hold5x3At96 } from './hold-5x3.ts';
import { holdAt, holdSpin } from './hold.ts';
import { exactHold } from './proof/exact-hold.ts';
import type { HoldRules } from './rules.ts';

const family = [hold5x3, hold5x3At94, hold5x3At96];

test.each(family)('GAME-10 FAIR-02 $id: the stated return is the exact one, cut off after twelve places', (engine) => {
  const exact = exactHold(engine.rules);
  expect(decimal(engine.rtp, 12)).toBe(decimal(exact.rtp, 12));
  expect(Number(decimal(engine.hitFrequency, 12))).toBeCloseTo(exact.hitFrequency, 11);
});

test('GAME-10 hold-5x3: the returns of the family stand apart, a quarter of the stake comes from held coins', () => {
  expect(family.map(({ rtpPercent }) => rtpPercent)).toEqual(['95.52', '94.76', '96.47']);
  const { holdReturn, holdFrequency } = exactHold(hold5x3.rules);
  expect([decimal(holdReturn, 4), decimal(holdFrequency, 4)]).toEqual(['0.2535', '0.0100']);
  // The best symbol in every cell: 243 ways of 300 line bets, at 20 line bets a spin.
  expect(family.map(({ maximumWin }) => maximumWin)).toEqual([3_645, 3_645, 3_645]);
});

test('FAIR-02 hold-5x3: seeded rounds of the engine itself return and hit within their 99 % bands', () => {
  const { mean, band, hitShare, rounds } = simulate('hold-5x3', 'a fixed seed for the test', 8_000);
  const hitChance = Number(decimal(hold5x3.hitFrequency, 12));
  expect(Math.abs(mean - Number(decimal(hold5x3.rtp, 12)))).toBeLessThan(band);
  expect(Math.abs(hitShare - hitChance)).toBeLessThan(2.576 * Math.sqrt((hitChance * (1 - hitChance)) / rounds));
});

/** Three reels of one cell, two coins hold, one respin: small enough that every course can be listed. */
const small: HoldRules = {
  heights: [1],
  rows: 1,
  symbols: ['A', 'B'],
  wild: 'W',
  scatter: 'S',
  weights: [
    [1, 2, 0, 2],
    [1, 1, 1, 2],
    [2, 1, 1, 1],
  ],
  betUnits: 5,
  wayPays: { A: { 3: 4 }, B: { 3: 2 } },
  scatterPays: {},
  freeSpins: {},
  freeSpinMultiplier: 1,
  heldFrom: 2,
  respins: 2,
  landing: { parts: 1, whole: 4 },
  coins: [
    { bets: 1, weight: 3 },
    { bets: 4, weight: 1 },
  ],
  fullBets: 7,
};

test('FAIR-02 hold-5x3: on reels small enough to list, the proof gives what every listed course pays', () => {
  let [won, hits, all] = [0, 0, 0];
  // A course is what the draws bring; where one more is needed, every answer is tried in turn.
  const walk = (answers: readonly number[], chance: number): void => {
    let asked = 0;
    let missing = 0;
    const next = (bound: number) => {
      asked += 1;
      if (asked > answers.length) missing ||= bound;
      return answers[asked - 1] ?? 0;
    };
    const { winMinor } = holdSpin(small, next, 1n);
    if (missing > 0) {
      for (let answer = 0; answer < missing; answer += 1) walk([...answers, answer], chance / missing);
      return;
    }
    won += chance * Number(winMinor);
    hits += winMinor > 0n ? chance : 0;
    all += chance;
  };
  walk([], 1);
  const exact = exactHold(small);
  expect(all).toBeCloseTo(1, 10);
  expect(Number(decimal(exact.rtp, 12))).toBeCloseTo(won / small.betUnits, 10);
  expect(exact.hitFrequency).toBeCloseTo(hits, 10);
});

test('GAME-10 hold-5x3: coins that hold stay, each that lands gives all respins back, and a full board pays its own', () => {
  // A window of six coins: on reels 1 and 2 whole. Each coin has a value, here one bet but the last, which has five.
  const column = (cells: readonly number[]) => [0, ...cells];
  const window = [
    [9, 9, 9],
    [9, 9, 9],
    [0, 1, 2],
    [3, 4, 5],
    [0, 1, 2],
  ].flatMap(column);
  const values = [0, 0, 0, 0, 0, 3];
  const none = (cells: number) => Array.from({ length: cells }, () => 0);
  // One coin of two bets on the third draw, in the first empty cell; then three draws of the eight left bring none.
  const stops = [...window, ...values, ...none(9), ...none(9), 2, ...none(8), ...none(8), ...none(8), ...none(8)];
  const spin = holdAt(hold5x3.rules, stops, 2n);
  expect(spin.coins).toHaveLength(6);
  expect(spin.hold?.respins.map((coins) => coins.length)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(spin.hold?.respins[2]).toEqual([{ reel: 2, row: 0, bets: 2 }]);
  expect([spin.hold?.fullBets, spin.hold?.winMinor, spin.winMinor]).toEqual([0, 12n * 40n, 12n * 40n]);
  const full = holdAt(hold5x3.rules, [...window, ...values, ...none(9).map(() => 7)], 2n);
  expect([full.hold?.fullBets, full.winMinor]).toEqual([500, (10n + 900n + 500n) * 40n]);
  expect(() => holdAt(hold5x3.rules, [...stops, 0], 2n)).toThrow(/draws for a spin of/);
  expect(() => holdAt(hold5x3.rules, stops.slice(0, -1), 2n)).toThrow(/nothing at/);
});

test('GAME-10 hold-5x3: five coins are worth nothing, and a spin from its kept draws is the spin that was played', () => {
  let place = 0;
  const next = (bound: number) => (place = (place * 1_103_515_245 + 12_345) % 2_147_483_648) % bound;
  for (let spin = 0; spin < 600; spin += 1) {
    const played = holdSpin(hold5x3.rules, next, 5n);
    expect(holdAt(hold5x3.rules, played.stops, 5n)).toEqual(played);
    const ways = played.tumbles.reduce((sum, { winMinor }) => sum + winMinor, 0n);
    expect(played.hold === null).toBe(played.coins.length < 6);
    expect(played.winMinor).toBe(ways + (played.hold?.winMinor ?? 0n));
  }
});

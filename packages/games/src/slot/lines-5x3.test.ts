import { beforeAll, describe, expect, test } from 'vitest';

import { decimal, fraction } from '../fraction.ts';
import { outcomeFromSeeds } from '../outcome-from-seeds.ts';
import { lines5x3, lines5x3At94, lines5x3At96 } from './lines-5x3.ts';
import { everyWindow, type WindowTally } from './proof/every-window.ts';
import { exactFigures, type ExactFigures } from './proof/exact-figures.ts';
import { lineRtp } from './proof/line-rtp.ts';
import type { SlotRules, SlotSymbol } from './rules.ts';
import { spinAt } from './spin.ts';

const { rules } = lines5x3;
const seeds = { serverSeed: 'a fixed seed, so that the band is the same on every run', clientSeed: 'simulation' };

describe('every window of the reference slot', () => {
  let tallies: WindowTally[];
  let exact: ExactFigures;
  beforeAll(() => {
    tallies = everyWindow(rules);
    exact = exactFigures(rules, tallies);
  });

  test('GAME-10 slot: there are 28 × 29⁴ of them, and all are counted', () => {
    expect(tallies.reduce((sum, { windows }) => sum + windows, 0)).toBe(28 * 29 ** 4);
  });

  test('FAIR-02 slot: lines return 2100023/2829124, by enumeration and by symbol frequencies alike', () => {
    expect(exact.lineRtp).toEqual(fraction(2100023, 2829124));
    expect(lineRtp(rules)).toEqual(exact.lineRtp);
  });

  test('FAIR-02 slot: scatters fall as one scatter per strip and three rows say they must', () => {
    expect(exact.scatterDistribution).toEqual(scattersFromStripLengths());
    expect(exact.scatterDistribution.map((chance) => Number(decimal(chance, 12)).toPrecision(6))).toEqual([
      '0.576877',
      '0.335476',
      '0.0780320',
      '0.00907459',
      '0.000527624',
      '0.0000122703',
    ]);
    expect(decimal(exact.scatterRtp, 9)).toBe('0.043856886');
    expect(decimal(exact.expectedFreeSpins, 7)).toBe('0.0989056');
    expect(decimal(exact.freeSpinRtp, 6)).toBe('0.172577');
  });

  test('GAME-10 FAIR-02 slot: the stated return is the exact one, 0.9587213704', () => {
    expect(lines5x3.rtp).toEqual(exact.rtp);
    expect(Number(decimal(exact.rtp, 15)).toFixed(10)).toBe('0.9587213704');
    expect(lines5x3.rtpPercent).toBe('95.87');
  });

  test('FAIR-02 slot: the stated hit frequency and volatility are the exact ones', () => {
    expect(lines5x3.hitFrequency).toEqual(exact.hitFrequency);
    expect(lines5x3.volatility).toBe(standardDeviation().toFixed(2));
    expect(lines5x3.volatilityClass).toBe('medium');
    expect(String(lines5x3.maximumWin)).toBe(decimal(exact.maximumWin, 0));
  });

  test('GAME-10 FAIR-02 slot: 100,000 seeded rounds return, hit and award within their 99 % bands', () => {
    const rounds = 100_000;
    let won = 0n;
    let hits = 0;
    let features = 0;
    let squares = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const outcome = outcomeFromSeeds({ ...seeds, nonce, engine: 'lines-5x3', lineBetMinor: 1n });
      won += outcome.totalWinMinor;
      squares += (Number(outcome.totalWinMinor) / 20) ** 2;
      if (outcome.totalWinMinor > 0n) hits += 1;
      if (outcome.spins.length > 1) features += 1;
    }
    const band = (deviation: number) => (2.576 * deviation) / Math.sqrt(rounds);
    const ofChance = (chance: number) => Math.sqrt(chance * (1 - chance));
    const hitChance = Number(decimal(exact.hitFrequency, 12));
    const featureChance = exact.scatterDistribution
      .slice(3)
      .reduce((sum, chance) => sum + Number(decimal(chance, 12)), 0);
    expect(Math.abs(Number(won) / (rounds * 20) - Number(decimal(exact.rtp, 12)))).toBeLessThan(
      band(standardDeviation()),
    );
    // The spread of a spread is wide for a game like this; 5 % still shows a formula that has lost a term.
    const deviation = Math.sqrt(squares / rounds - (Number(won) / (rounds * 20)) ** 2);
    expect(Math.abs(deviation / standardDeviation() - 1)).toBeLessThan(0.05);
    expect(Math.abs(hits / rounds - hitChance)).toBeLessThan(band(ofChance(hitChance)));
    expect(Math.abs(features / rounds - featureChance)).toBeLessThan(band(ofChance(featureChance)));
  });

  function standardDeviation(): number {
    return Math.sqrt(Number(decimal(exact.variance, 12)));
  }
});

test.each([lines5x3At94, lines5x3At96])('GAME-10 FAIR-02 slot: $id states exactly what its windows pay', (engine) => {
  const exact = exactFigures(engine.rules, everyWindow(engine.rules));
  expect(engine.rtp).toEqual(exact.rtp);
  expect(engine.hitFrequency).toEqual(exact.hitFrequency);
  expect(engine.volatility).toBe(Math.sqrt(Number(decimal(exact.variance, 12))).toFixed(2));
  expect(String(engine.maximumWin)).toBe(decimal(exact.maximumWin, 0));
});

test('GAME-10 slot: the returns of the family on lines stand apart', () => {
  expect([lines5x3At94, lines5x3, lines5x3At96].map(({ rtpPercent }) => rtpPercent)).toEqual([
    '94.06',
    '95.87',
    '96.58',
  ]);
});

test('GAME-10 slot: every strip has one scatter, and wilds on the inner ones only', () => {
  expect(rules.reels.map((strip) => strip.filter((symbol) => symbol === rules.scatter).length)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(rules.reels.map((strip) => strip.includes(rules.wild))).toEqual([false, true, true, true, false]);
  expect(rules.reels.map((strip) => strip.length)).toEqual([28, 29, 29, 29, 29]);
  expect(new Set(rules.lines.map(String)).size).toBe(20);
});

test('the paytable shown is the one played, highest pay first', () => {
  const { lines, scatters } = lines5x3.paytable;
  expect(lines.map(({ symbol }) => symbol).join('')).toBe('ABCDKQJT');
  expect(lines[0]?.pays).toEqual([
    { count: 5, lineBets: 1500 },
    { count: 4, lineBets: 250 },
    { count: 3, lineBets: 50 },
  ]);
  expect(scatters).toEqual([
    { count: 5, totalBets: 100, freeSpins: 20 },
    { count: 4, totalBets: 12, freeSpins: 15 },
    { count: 3, totalBets: 4, freeSpins: 10 },
  ]);
});

test('the enumeration counts exactly what the engine shows, seen on a game small enough to play every window', () => {
  const strips = ['AKSTJ', 'WASKT', 'AWSKJ', 'KAWST', 'ASWKQ'];
  const small: SlotRules = { ...rules, reels: strips.map((strip) => [...strip] as SlotSymbol[]) };
  const played = new Map<string, number>();
  for (let window = 0; window < 5 ** 5; window += 1) {
    const stops = strips.map((_, reel) => Math.floor(window / 5 ** reel) % 5);
    const { winMinor, scatterWinMinor, scatters } = spinAt(small, stops, 1n, 1);
    const seen = `${winMinor - scatterWinMinor} on lines, ${scatters.length} scatters`;
    played.set(seen, (played.get(seen) ?? 0) + 1);
  }
  const counted = everyWindow(small).map(({ linePay, scatters, windows }): [string, number] => [
    `${linePay} on lines, ${scatters} scatters`,
    windows,
  ]);
  expect(new Map(counted)).toEqual(played);
  expect(played.size).toBeGreaterThan(50);
});

/** The counting proof: each reel shows its scatter at `rows` of its stops, independently of the others. */
function scattersFromStripLengths() {
  const ways = rules.reels.reduce(
    (soFar, strip) => {
      const without = BigInt(strip.length - rules.rows);
      return [...soFar, 0n].map((count, k) => count * without + (soFar[k - 1] ?? 0n) * BigInt(rules.rows));
    },
    [1n],
  );
  const windows = rules.reels.reduce((product, strip) => product * strip.length, 1);
  return ways.map((count) => fraction(count, windows));
}

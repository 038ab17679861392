import { expect, test } from 'vitest';

import { decimal, fraction } from '../fraction.ts';
import { outcomeFromSeeds } from '../outcome-from-seeds.ts';
import { classic3x3, classic3x3At94, classic3x3At96 } from './classic-3x3.ts';
import { everyWindow } from './proof/every-window.ts';
import { exactFigures } from './proof/exact-figures.ts';
import { lineRtp } from './proof/line-rtp.ts';
import { spinAt } from './spin.ts';

const family = [classic3x3, classic3x3At94, classic3x3At96];

test('GAME-10 FAIR-02 classic-3x3: returns 143/150, its sisters 47/50 and 14437/15000', () => {
  expect(family.map(({ rtp }) => rtp)).toEqual([fraction(143, 150), fraction(47, 50), fraction(14_437, 15_000)]);
  expect(family.map(({ rtpPercent }) => rtpPercent)).toEqual(['95.33', '94.00', '96.24']);
});

test.each(family)('GAME-10 FAIR-02 $id: every figure it states is the one of its 15,000 windows', (engine) => {
  const tallies = everyWindow(engine.rules);
  const exact = exactFigures(engine.rules, tallies);
  expect(tallies.reduce((sum, { windows }) => sum + windows, 0)).toBe(24 * 25 * 25);
  expect(engine.rtp).toEqual(exact.rtp);
  expect(engine.rtp).toEqual(lineRtp(engine.rules));
  expect(engine.hitFrequency).toEqual(exact.hitFrequency);
  expect(engine.volatility).toBe(Math.sqrt(Number(decimal(exact.variance, 12))).toFixed(2));
  expect(engine.volatilityClass).toBe('low');
  expect(String(engine.maximumWin)).toBe(decimal(exact.maximumWin, 0));
});

test.each(family)('FAIR-02 $id: the enumeration agrees with every window played by the engine itself', (engine) => {
  const { rules, rtp, hitFrequency } = engine;
  const [one = [], two = [], three = []] = rules.reels;
  const wins = one.flatMap((_, a) =>
    two.flatMap((_, b) => three.map((_, c) => spinAt(rules, [a, b, c], 1n, 1).winMinor)),
  );
  const won = wins.reduce((sum, win) => sum + win, 0n);
  expect(fraction(won, wins.length * rules.lines.length)).toEqual(rtp);
  expect(fraction(wins.filter((win) => win > 0n).length, wins.length)).toEqual(hitFrequency);
});

test('GAME-10 classic-3x3: a round is one spin of three reels for five line bets', () => {
  const round = outcomeFromSeeds({
    engine: 'classic-3x3',
    serverSeed: 'three reels',
    clientSeed: 'player',
    nonce: 0,
    lineBetMinor: 20n,
  });
  expect(round.spins).toHaveLength(1);
  expect(round.spins[0]?.stops).toHaveLength(3);
  expect(round.totalBetMinor).toBe(100n);
});

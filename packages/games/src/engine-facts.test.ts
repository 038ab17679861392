import { expect, test } from 'vitest';

import { type Engine, engineFeatures } from './engine.ts';
import { engineFacts, engineIds } from './engine-facts.ts';
import { engines } from './engines.ts';
import { volatilityClass } from './volatility.ts';

test('GAME-10 every engine tells the catalogue what it is, and the reference game keeps its id', () => {
  expect(engineFacts('lines-5x3')).toEqual({
    id: 'lines-5x3',
    family: 'lines-5x3',
    kind: 'lines',
    nameKey: 'studio.engineLines5x3',
    reels: 5,
    rows: 3,
    lines: 20,
    rtpPercent: '95.87',
    proof: 'enumeration',
    hitPercent: '51.38',
    volatility: 'medium',
    maximumWin: 200,
    features: ['wild', 'scatter', 'freeSpins', 'retrigger', 'multiplier'],
  });
});

test.each(engineIds)(
  'GAME-10 %s costs whole line bets, states features that have words, and returns less than it takes',
  (id) => {
    const engine: Engine = engines[id];
    expect(engine.id).toBe(id);
    expect(engine.features.every((feature) => engineFeatures.includes(feature))).toBe(true);
    expect(engine.rtp.numerator).toBeLessThan(engine.rtp.denominator);
    expect(Number(engine.rtpPercent)).toBeGreaterThan(90);
    expect(engine.paytable.lines.length).toBeGreaterThan(0);
    expect(engine.lineBetStepsMinor).toEqual(engine.lineBetStepsMinor.toSorted((a, b) => Number(a - b)));
  },
);

test.each([
  ['2.99', 'low'],
  ['3.00', 'medium'],
  ['3.99', 'medium'],
  ['4.00', 'high'],
] as const)('FAIR-02 a deviation of %s bets is called %s', (deviation, named) => {
  expect(volatilityClass(deviation)).toBe(named);
});

import { expect, test } from 'vitest';
import { gameOf, games } from './games.ts';
import { ruleSetOf, ruleSets } from './rule-sets.ts';
import { statedPrices } from './pricing/price-lists.ts';
import { settleBet } from './settlement/settle-bet.ts';

const bets = ruleSets.flatMap((rules) =>
  rules.playTypes.map((playType) => ({ rules, playType, name: `${rules.code} ${playType.id}` })),
);

test('LOTT-03 every game follows a rule set, and every code is there once', () => {
  for (const { rules } of games) expect(ruleSetOf(rules)).toBeDefined();
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  expect(new Set(bets.map(({ name }) => name)).size).toBe(bets.length);
  expect(gameOf('XSMN')).toBeUndefined();
});

test.each(ruleSets)('LOTT-03 $code reads its own example of a result', ({ shape }) => {
  expect(shape.read(shape.read(shape.example))).toEqual(shape.read(shape.example));
});

test.each(bets)(
  'LOTT-04 $name takes its own example, and every line has a kind with a cost and a prize',
  ({ playType }) => {
    const lines = playType.lines(playType.example);
    expect(lines.length).toBeGreaterThan(0);
    for (const { keys, kind } of lines) {
      expect(keys.length).toBeGreaterThan(0);
      expect(playType.kinds[kind]?.units).toBeGreaterThan(0);
      expect(Object.keys(playType.kinds[kind]?.prizes ?? {}).length).toBeGreaterThan(0);
    }
  },
);

test.each(bets)('LOTT-08 $name costs its units and never returns below zero', ({ rules, playType }) => {
  const result = rules.shape.read(rules.shape.example);
  const bet = { content: playType.example, unitMinor: 3n, prices: statedPrices(playType) };
  const { lines, costMinor, returnedMinor } = settleBet(playType, bet, result);
  const units = playType.lines(playType.example).reduce((sum, { kind }) => sum + (playType.kinds[kind]?.units ?? 0), 0);
  expect(costMinor).toBe(3n * BigInt(units));
  expect(returnedMinor).toBe(lines.reduce((sum, line) => sum + line.returnedMinor, 0n));
  expect(returnedMinor >= 0n).toBe(true);
});

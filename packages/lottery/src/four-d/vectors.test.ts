import { expect, test } from 'vitest';
import { explain } from '../explain/explain.ts';
import { ruleSetOf } from '../rule-sets.ts';

const result = ruleSetOf('4D-MY')?.shape.example;
const explained = (playType: string, content: string, odds?: string) =>
  explain({ game: '4D-MY', result, bets: [{ playType, content, unit: '1', odds }] })[0];

test.each([
  ['D1', 'big', '1234', 1, '1', '2560'],
  ['D2', 'small', '1234', 1, '1', '3500'],
  ['D3', 'iboxBig', '1234', 1, '1', '137'],
  ['D4', 'iboxSmall', '1234', 1, '1', '188'],
  ['D5', 'boxBig', '1234', 24, '24', '3240'],
  ['D6', 'rollBig', 'R234', 10, '10', '2560'],
  ['D7', 'a3', '234', 1, '1', '660'],
  ['D8', 'abc3', '234', 1, '1', '220'],
  ['D9', 'boxBig', '1111', 1, '1', '0'],
])('LOTT-03 LOTT-08 4D, %s: %s %s', (_vector, playType, content, lines, cost, returned) => {
  expect(explained(playType, content)).toEqual({ lines, cost, returned });
});

test('LOTT-03 odds that are given stand for those of the price list, and for several prizes at once where they are alike', () => {
  expect(explained('a3', '234', '600')?.returned).toBe('600');
  expect(explained('abc3', '234', '210')?.returned).toBe('210');
  expect(() => explained('big', '1234', '2500')).toThrow(/by prize, as an object of some of: first, second/);
});

test.each([
  ['1234', 24],
  ['1123', 12],
  ['1122', 6],
  ['1112', 4],
  ['1111', 1],
])('LOTT-04 a box of %s is %i lines', (content, lines) => {
  expect(explained('boxBig', content)?.lines).toBe(lines);
});

test('LOTT-04 a roll of two places is a hundred lines, and one of none or of all is refused', () => {
  expect(explained('rollSmall', 'RR34')).toMatchObject({ lines: 100, cost: '100' });
  for (const content of ['1234', 'RRRR', 'R12', 'R23A'])
    expect(() => explained('rollBig', content)).toThrow(/like R234/);
});

test('an iBox of one digit has no orders to cover', () => {
  expect(() => explained('iboxBig', '1111')).toThrow('Bet 1 (iboxBig): “1111” is not of two digits or more.');
});

test.each([
  ['1123', 'big', '12', 209],
  ['1122', 'small', '6', 584],
  ['1112', 'big', '4', 625],
])('LOTT-08 an iBox of %s pays by its orders', (drawn, size, orders, first) => {
  const [bet] = explain({
    game: '4D-MY',
    result: { ...result, first: drawn, special: Array(10).fill('0000'), consolation: Array(10).fill('0000') },
    bets: [
      { playType: size === 'big' ? 'iboxBig' : 'iboxSmall', content: [...drawn].toReversed().join(''), unit: '1' },
    ],
  });
  expect(bet?.returned, orders).toBe(String(first));
});

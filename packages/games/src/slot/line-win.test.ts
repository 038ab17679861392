import { expect, test } from 'vitest';

import { demo5x3x20 } from './demo-5x3-20.ts';
import { linePay } from './line-win.ts';
import type { SlotRules, SlotSymbol } from './rules.ts';

const pay = (symbols: string, rules: SlotRules = demo5x3x20) => linePay(rules, [...symbols] as SlotSymbol[]);
const withPayingWild: SlotRules = {
  ...demo5x3x20,
  linePays: { ...demo5x3x20.linePays, W: { 3: 20, 4: 100, 5: 2000 } },
};

test.each([
  ['AAAAA', 'A', 5, 1500],
  ['AAAAK', 'A', 4, 250],
  ['TTTAA', 'T', 3, 7],
])('%s pays %s × %i: %i', (symbols, symbol, count, expected) => {
  expect(pay(symbols)).toEqual({ symbol, count, pay: expected });
});

test.each(['AAKAA', 'KAAAA', 'AKAKA', 'SSSSS'])('%s, not three in a row from the left, pays nothing', (symbols) => {
  expect(pay(symbols).pay).toBe(0);
});

test.each([
  ['AWAWK', 'A', 4, 250],
  ['WAAKK', 'A', 3, 50],
  ['WWKKA', 'K', 4, 30],
])('a wild stands in for the candidate: %s pays %s × %i', (symbols, symbol, count, expected) => {
  expect(pay(symbols)).toEqual({ symbol, count, pay: expected });
});

test('a wild does not stand in for a scatter', () => {
  expect(pay('SWSWS').pay).toBe(0);
  expect(pay('AASAA').pay).toBe(0);
});

test.each([
  ['WWWTK', 'W', 3, 20],
  ['WWWTT', 'T', 5, 60],
  ['WWWAK', 'A', 4, 250],
  ['WWWWT', 'W', 4, 100],
  ['WWWWW', 'W', 5, 2000],
  ['WWWSS', 'W', 3, 20],
])('wilds that lead and pay by themselves: %s gives the better, %s × %i', (symbols, symbol, count, expected) => {
  expect(pay(symbols, withPayingWild)).toEqual({ symbol, count, pay: expected });
});

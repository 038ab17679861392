import { expect, test } from 'vitest';
import { cartCostMinor, type CartItem, multiplesOf, noChase, withMultiple } from './cart.ts';

const item: CartItem = {
  id: '1',
  playType: 'lo2',
  content: '07 13',
  unit: '1.00',
  rebate: null,
  multiple: 1,
  lines: 2,
  costMinor: 5_400n,
  bestMinor: 9_900n,
  paysEachHit: true,
};

test('LOTT-04 a chase stakes the same in each draw, or more after every few', () => {
  expect(multiplesOf({ ...noChase, draws: 4 })).toEqual([1, 1, 1, 1]);
  expect(multiplesOf({ draws: 6, grow: 2, every: 2, stopOnWin: true })).toEqual([1, 1, 2, 2, 4, 4]);
});

test('LOTT-04 a cart costs what its bets cost in all draws of the chase', () => {
  expect(cartCostMinor([item, item])).toBe(10_800n);
  expect(cartCostMinor([item], { draws: 3, grow: 2, every: 1, stopOnWin: false })).toBe(5_400n * 7n);
});

test('LOTT-04 another multiple of a bet changes its cost and its return alike', () => {
  expect(withMultiple(item, 10)).toMatchObject({ multiple: 10, costMinor: 54_000n, bestMinor: 99_000n });
  expect(withMultiple(withMultiple(item, 10), 3)).toMatchObject({ costMinor: 16_200n, bestMinor: 29_700n });
  expect(withMultiple(item, 0).multiple).toBe(1);
});

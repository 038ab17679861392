import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';
import { fraction } from '../fraction.ts';
import { betOddsText, betReturnMinor, cashOutMinor, possibleReturnMinor, type SettledLeg } from './returns.ts';

test('GAME-10 sports: a system of k of n legs is every combination once, C(n, k) of them', () => {
  expect(combinations(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect([1, 2, 3, 4, 5].map((size) => combinations([1, 2, 3, 4, 5], size).length)).toEqual([5, 10, 10, 5, 1]);
  const all = combinations([1, 2, 3, 4, 5, 6], 3).map((legs) => legs.join(' '));
  expect(new Set(all).size).toBe(20);
  expect(combinations([1, 2], 3)).toEqual([]);
});

test('GAME-10 sports: of a system of two in three with one leg lost and one half won, the parlays without the lost leg pay', () => {
  const legs: SettledLeg[] = [
    { hundredths: 190, result: 'won' },
    { hundredths: 195, result: 'half-won' },
    { hundredths: 210, result: 'lost' },
  ];
  const returns = combinations(legs, 2).map((parlay) => betReturnMinor(10_000n, parlay));
  expect(returns).toEqual([28_025n, 0n, 0n]);
  expect(betReturnMinor(30_000n, legs, 2)).toBe(28_025n);
  expect(() => betReturnMinor(10_000n, legs, 2)).toThrow('a stake of 10000 does not divide into 3 parlays');
});

test('GAME-10 sports: a system is worth the sum of its parlays, each cut off once, and its odds are their mean', () => {
  const prices = [190, 195, 210].map((hundredths) => ({ hundredths }));
  const each = combinations(prices, 2).map((parlay) => possibleReturnMinor(101n, parlay));
  expect(each).toEqual([374n, 402n, 413n]);
  expect(possibleReturnMinor(303n, prices, 2)).toBe(1_189n);
  expect(betOddsText([190, 195, 210], 2)).toBe('3.93');
  expect(betOddsText([190, 195, 210])).toBe('7.78');
  const ratios = [fraction(3, 2), fraction(0), fraction(4, 3)];
  expect(cashOutMinor(300n, ratios, { marginBasisPoints: 500, together: 2 })).toBe(190n);
  expect(cashOutMinor(300n, ratios, { marginBasisPoints: 500 })).toBe(0n);
});

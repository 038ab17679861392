import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';
import { betReturnMinor, type SettledLeg } from './returns.ts';

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
});

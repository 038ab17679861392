import { expect, test } from 'vitest';
import { decimal, fraction } from '../fraction.ts';
import { fairShare, worthByPrices } from './fair-share.ts';

const result = [
  { id: 'home', hundredths: 210 },
  { id: 'draw', hundredths: 320 },
  { id: 'away', hundredths: 340 },
];

test('GAME-10 sports: prices tell how likely a selection is, without the margin of the book', () => {
  const shares = result.map(({ id }) => Number(decimal(fairShare(result, id) ?? fraction(0), 9)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
  // 1 ÷ 2.10 of 1 ÷ 2.10 + 1 ÷ 3.20 + 1 ÷ 3.40.
  expect(shares[0]).toBeCloseTo(0.439_774, 5);
  expect(fairShare(result, 'nobody')).toBeNull();
});

test('GAME-10 sports: a bet at the price of now is worth less than its stake, whatever the selection', () => {
  for (const { id, hundredths } of result) {
    const worth = worthByPrices(null, result, { selection: id, hundredths });
    expect(Number(decimal(worth ?? fraction(9), 9))).toBeLessThan(1);
  }
});

test('GAME-10 sports: nothing is told by a market that lacks a selection, nor by a line on which stakes may come back', () => {
  const taken = { selection: 'home', hundredths: 210 };
  expect(worthByPrices(null, result.slice(0, 2), taken)).toBeNull();
  const sides = [
    { id: 'home', hundredths: 190 },
    { id: 'away', hundredths: 195 },
  ];
  for (const quarters of [0, -1, 3, -4, 8]) expect(worthByPrices(quarters, sides, taken)).toBeNull();
  for (const quarters of [-2, 2, 10]) expect(worthByPrices(quarters, sides, taken)).not.toBeNull();
});

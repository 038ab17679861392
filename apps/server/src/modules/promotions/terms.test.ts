import { expect, test } from 'vitest';
import { amountDue, hundredthsOf, textOfHundredths, turnoverDue } from './terms.ts';

test('PROMO-01 a share is rounded down and never above the cap; a free credit is what it is', () => {
  const share = { amount_minor: null, percent_basis_points: 5_000, cap_minor: 10_000n };
  expect(amountDue(share, 10_000n)).toBe(5_000n);
  expect(amountDue(share, 333n)).toBe(166n);
  expect(amountDue(share, 1n)).toBe(0n);
  expect(amountDue(share, 1_000_000n)).toBe(10_000n);
  expect(amountDue({ amount_minor: 800n, percent_basis_points: null, cap_minor: null }, 0n)).toBe(800n);
});

test('PROMO-01 deposit 100 with 100 of bonus at 15 times both has to be staked 3,000; a free chip of 10 at 40 times 400', () => {
  const amounts = { amountMinor: 10_000n, baseMinor: 10_000n, capHundredths: null };
  expect(turnoverDue({ base: 'depositAndBonus', multiplier_hundredths: 1_500 }, amounts)).toBe(300_000n);
  const chip = { amountMinor: 1_000n, baseMinor: 0n, capHundredths: null };
  expect(turnoverDue({ base: 'bonus', multiplier_hundredths: 4_000 }, chip)).toBe(40_000n);
  expect(turnoverDue({ base: 'bonus', multiplier_hundredths: 4_000 }, { ...chip, capHundredths: 1_000 })).toBe(10_000n);
});

test.each([
  ['8', 800, '8'],
  ['1.5', 150, '1.5'],
  ['0.05', 5, '0.05'],
  ['12.50', 1_250, '12.5'],
])('a factor of %s is %i hundredths', (typed, hundredths, shown) => {
  expect(hundredthsOf(typed)).toBe(hundredths);
  expect(textOfHundredths(hundredths)).toBe(shown);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { duePoints, rateWith } from './due-points.ts';

test('POINT-04 a stake earns the rate of its category, in whole points, rounded down', () => {
  expect(duePoints(10_000n, '1.20', 2)).toBe(120n);
  expect(duePoints(10_000n, '0.70', 2)).toBe(70n);
  expect(duePoints(99n, '1.00', 2)).toBe(0n);
  expect(duePoints(12_345n, '1.0001', 2)).toBe(123n);
  expect(duePoints(50_000n, '1.20', 0)).toBe(60_000n);
});

test('POINT-04 what was rolled back earns nothing, and no rate earns nothing', () => {
  expect(duePoints(-5n, '1.20', 2)).toBe(0n);
  expect(duePoints(0n, '1.20', 2)).toBe(0n);
  expect(duePoints(1_000_000n, '0', 2)).toBe(0n);
});

test('POINT-04 a larger stake never earns less, and parts never earn more than the whole', () => {
  const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(stake, stake, fc.integer({ min: 0, max: 99_999 }), (one, other, rate) => {
      const text = (rate / 10_000).toFixed(4);
      const parts = duePoints(one, text, 2) + duePoints(other, text, 2);
      const whole = duePoints(one + other, text, 2);
      expect(whole - parts === 0n || whole - parts === 1n).toBe(true);
    }),
  );
});

test('VIP-01 POINT-04 a rank makes a rate larger by its per cent, to four decimals', () => {
  expect(rateWith('1.20', 100)).toBe('1.2000');
  expect(rateWith('0.70', 120)).toBe('0.8400');
  expect(rateWith('0.3333', 150)).toBe('0.4999');
  expect(rateWith('1', 0)).toBe('0.0000');
});

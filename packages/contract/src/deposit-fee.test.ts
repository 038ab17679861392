import { expect, test } from 'vitest';
import { feeOf, feeOfTyped, feeRule } from './deposit-fee.ts';

const rule = (fee: Parameters<typeof feeRule>[0]) => feeRule(fee, 'MYR') ?? expect.unreachable('a rule');

test('a fee is a share rounded down, a fixed sum, or both up to a maximum', () => {
  expect(feeOf(rule({}), 10_000n)).toBe(0n);
  expect(feeOf(rule({ percent: '0.85' }), 10_099n)).toBe(85n);
  expect(feeOf(rule({ percent: '1.5', fixed: '0.50' }), 10_000n)).toBe(200n);
  expect(feeOf(rule({ percent: '1.5', fixed: '0.50', maximum: '1.20' }), 10_000n)).toBe(120n);
});

test('a fee never takes more than came', () => {
  expect(feeOf(rule({ fixed: '1.00' }), 40n)).toBe(40n);
});

test('what is no plain decimal is no rule, and an amount that is not finished has no fee', () => {
  for (const fee of [{ percent: '-1' }, { percent: '1.555' }, { percent: '100.5' }, { fixed: 'x' }, { maximum: '1e2' }])
    expect(feeRule(fee, 'MYR')).toBeNull();
  expect(feeOfTyped({ percent: '1' }, '50.', 'MYR')).toBeNull();
  expect(feeOfTyped({ percent: '1' }, '50', 'MYR')).toBe('0.50');
});

import { decimalFromMinor, LARGEST_AMOUNT_MINOR } from '@pelita/contract';
import { formatAmount } from '@pelita/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAsTyped } from './amount-as-typed.ts';

test.each([
  ['50', '50.00'],
  [' 50.5 ', '50.50'],
  ['1,250.50', '1250.50'],
  ['50,5', '50.50'],
  ['1.250,50', '1250.50'],
  ['0050', '50.00'],
  ['1 000', '1000.00'],
  ['1\u00a0000', '1000.00'],
  ['RM 1,250.50', '1250.50'],
  ['rm50', '50.00'],
  ['50 MYR', '50.00'],
  ['9007199254740.99', '9007199254740.99'],
])('an amount is taken as people type or paste it: %s', (typed, amount) => {
  expect(amountAsTyped(typed, 'MYR')).toBe(amount);
});

test.each(['', 'fifty', '-5', '5.001', '1.250', '1,25.50', '1e3', '٥٠', 'RM', '$50', '10000000000001', '1.2.3'])(
  'what is no amount is told so: %s',
  (typed) => {
    expect(amountAsTyped(typed, 'MYR')).toBeNull();
  },
);

test('a currency without decimals takes none', () => {
  expect(amountAsTyped('50,000', 'VND')).toBe('50000');
  expect(amountAsTyped('₫50000', 'VND')).toBe('50000');
  expect(amountAsTyped('50.5', 'VND')).toBeNull();
});

test('every amount is read back as it is shown, to the last unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: LARGEST_AMOUNT_MINOR }), fc.constantFrom('MYR', 'VND'), (minor, currency) => {
      const amount = decimalFromMinor(minor, currency);
      expect(amountAsTyped(formatAmount('EN', amount, currency), currency)).toBe(amount);
    }),
  );
});

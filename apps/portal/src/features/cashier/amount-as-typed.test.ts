import { expect, test } from 'vitest';
import { amountAsTyped } from './amount-as-typed.ts';

test.each([
  ['50', '50.00'],
  [' 50.5 ', '50.50'],
  ['1,250.50', '1250.50'],
  ['50,5', '50.50'],
  ['0050', '50.00'],
  ['1 000', '1000.00'],
])('an amount is taken as people type it: %s', (typed, amount) => {
  expect(amountAsTyped(typed)).toBe(amount);
});

test.each(['', 'fifty', '-5', '5.001', '1.250,50', '1,25.50', '1e3', '٥٠', '99999999999999'])(
  'what is no amount is told so: %s',
  (typed) => {
    expect(amountAsTyped(typed)).toBeNull();
  },
);

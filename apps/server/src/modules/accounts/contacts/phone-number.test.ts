import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['012-345 6789', undefined, '+60123456789'],
  ['123456789', '60', '+60123456789'],
  ['0123456789', '+60', '+60123456789'],
  ['(0)91 234 56 78', '0084', '+84912345678'],
  ['8123 4567', '65', '+6581234567'],
])('SMS-02 the number %s with the dialling code %s is %s', (typed, code, number) => {
  expect(phoneNumber(typed, code, 'MY')).toBe(number);
});

test.each([
  ['', '60'],
  ['12', '60'],
  ['99999999999999999', '60'],
  ['abcdefgh', '60'],
  ['+6512345678', '60'],
  ['123456789', '999'],
  ['123456789', '60; drop'],
  ['１２３４５６７８９', '60'],
  ['123456789\n', '60 '],
  ['1'.repeat(1_000), '60'],
])('SMS-02 is no mobile number: %j with %j', (typed, code) => {
  expect(phoneNumber(typed, code, 'MY')).toBeNull();
});

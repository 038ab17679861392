import { expect, test } from 'vitest';

import { decimal, fraction, minus, over, plus, times } from './fraction.ts';

test('fractions stay exact and in lowest terms', () => {
  const [third, sixth] = [fraction(2, 6), fraction(-1, -6)];
  expect(third).toEqual({ numerator: 1n, denominator: 3n });
  expect(plus(third, sixth)).toEqual(fraction(1, 2));
  expect(minus(sixth, third)).toEqual(fraction(1, -6));
  expect(times(third, sixth)).toEqual(fraction(1, 18));
  expect(over(third, sixth)).toEqual(fraction(2));
  expect(() => over(third, fraction(0))).toThrow(RangeError);
});

test('decimals are cut off, so that a stated return is never overstated', () => {
  expect(decimal(fraction(2, 3), 4)).toBe('0.6666');
  expect(decimal(fraction(1, 200), 2)).toBe('0.00');
  expect(decimal(fraction(1234, 10), 0)).toBe('123');
});

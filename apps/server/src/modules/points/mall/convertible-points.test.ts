import { expect, test } from 'vitest';
import { convertiblePoints } from './convertible-points.ts';

test('POINT-02 12,345 points at 100 to the unit convert 12,300 and leave 45', () => {
  expect(convertiblePoints(12_345n, 100n)).toBe(12_300n);
  expect(12_345n - convertiblePoints(12_345n, 100n)).toBe(45n);
});

test('POINT-02 points below one unit come to nothing', () => {
  expect(convertiblePoints(99n, 100n)).toBe(0n);
  expect(convertiblePoints(100n, 100n)).toBe(100n);
});

import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [-500, '0:00'],
  [65_999, '1:05'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('the time played of %d ms reads %s', (durationMs, text) => {
  expect(durationText(durationMs)).toBe(text);
});

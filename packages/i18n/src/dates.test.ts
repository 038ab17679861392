import { expect, test } from 'vitest';
import { datePartName, datePartsOf, isDay } from './dates.ts';

test('BRAND-04 a day is asked for in the order and by the words of the language', () => {
  expect(datePartsOf('MY').map((part) => datePartName('MY', part))).toEqual(['Hari', 'Bulan', 'Tahun']);
  expect(datePartsOf('EN').map((part) => datePartName('EN', part))).toEqual(['Month', 'Day', 'Year']);
  expect(datePartsOf('JA')).toEqual(['year', 'month', 'day']);
});

test.each([
  ['1990-02-28', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1990-13-01', false],
  ['0000-00-28', false],
  ['90-02-28', false],
  ['', false],
])('%j is a day: %s', (text, told) => {
  expect(isDay(text)).toBe(told);
});

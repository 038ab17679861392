import { expect, test } from 'vitest';
import { animalOf } from './animals.ts';
import { zodiacOf, zodiacs } from './facts.ts';

test.each([
  ['2026-02-16T13:30:00Z', 'snake', 'dragon'],
  ['2026-02-17T13:30:00Z', 'horse', 'snake'],
  ['2024-12-31T13:30:00Z', 'dragon', 'rabbit'],
])(
  'LOTT-03 M6: at %s number 01 belongs to the %s of the lunar year, and 02 to the %s before it',
  (drawsAt, own, before) => {
    expect(animalOf(zodiacOf('01'), drawsAt)).toBe(own);
    expect(animalOf(zodiacOf('02'), drawsAt)).toBe(before);
  },
);

test('LOTT-03 M6: the lunar year begins at midnight in Hong Kong', () => {
  expect(animalOf('year0', '2026-02-16T15:59:59Z')).toBe('snake');
  expect(animalOf('year0', '2026-02-16T16:00:00Z')).toBe('horse');
});

test('LOTT-03 M6: the twelve zodiacs of a draw are twelve animals', () => {
  expect(new Set(zodiacs.map((zodiac) => animalOf(zodiac, '2026-11-23T00:00:00Z'))).size).toBe(12);
  expect(() => animalOf('yearling', '2026-11-23T00:00:00Z')).toThrow(RangeError);
});

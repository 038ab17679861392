import { expandIndex } from '@pelita/contract';
import { expect, test } from 'vitest';
import { nearestText, slips } from './nearest-words.ts';

const names = ['Lotus of Fortune', 'Naga Bulan', 'Harimau Malaya'];
const index = expandIndex({
  version: 'kit.1',
  kit: 'kit',
  vendors: [{ code: 'KIRANA', name: 'Kirana' }],
  engines: [{ key: 'lines-5x3', family: 'lines', rtpPercent: '95.87', volatility: 'high', features: [] }],
  categories: ['RNG'],
  names,
  nodeIds: [1001, 1, 1],
  vendor: [0, 0, 0],
  engine: [0, 0, 0],
  category: [0, 0, 0],
  codes: [0, 0, 0],
  listedDay: [1, 1, 1],
  fresh: [],
  closed: [],
});

test.each([
  ['lutus', 'lotus'],
  ['hrimau', 'harimau'],
  ['haarimou', 'harimau'],
  ['ngaa bulan', 'naga bulan'],
  ['kriana', 'kirana'],
])('FIND-01 a slip of the finger still finds: %s is read as %s', (typed, meant) => {
  expect(nearestText(index, typed)).toBe(meant);
});

test.each(['lotus', 'zzzzzz', 'abc', ''])(
  'FIND-01 what is right, too far or too short is left as it is: %j',
  (typed) => {
    expect(nearestText(index, typed)).toBeNull();
  },
);

test('FIND-01 two neighbours swapped are one slip', () => {
  expect(slips('ngaa', 'naga', 5)).toBe(1);
  expect(slips('abc', 'xyz', 2)).toBe(2);
});

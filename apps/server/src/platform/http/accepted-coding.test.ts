import { expect, test } from 'vitest';
import { codingFor } from './accepted-coding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR ; q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['br;q=0.001', 'br'],
  ['br;level=4;q=0', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['vibrant', null],
  ['', null],
  [undefined, null],
])('what takes %s is sent %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

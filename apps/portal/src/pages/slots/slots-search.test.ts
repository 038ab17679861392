import { expect, test } from 'vitest';
import { slotsSearch } from './slots-search.ts';

test('ROUTE-04 the slots page reads vendor, selection and text from its address', () => {
  expect(slotsSearch({ vassalage: 'KIRANA', selection: 'NEW', q: ' koi ' })).toEqual({
    vassalage: 'KIRANA',
    selection: 'NEW',
    q: 'koi',
  });
  expect(slotsSearch({ page: 'RIMBA' })).toEqual({ vassalage: 'RIMBA' });
});

test('ROUTE-04 a malformed value is ignored', () => {
  expect(slotsSearch({ vassalage: "x' or 1", selection: 'NOPE', q: '\0' })).toEqual({});
  expect(slotsSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  expect(slotsSearch({ selection: 'ALL' })).toEqual({});
});

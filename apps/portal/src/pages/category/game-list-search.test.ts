import { expect, test } from 'vitest';
import { gameListSearch } from './game-list-search.ts';

test('ROUTE-04 a category page reads vendor, selection and text from its address', () => {
  expect(gameListSearch({ vassalage: 'KIRANA', selection: 'NEW', q: ' koi ' })).toEqual({
    vassalage: 'KIRANA',
    selection: 'NEW',
    q: 'koi',
  });
  expect(gameListSearch({ page: 'RIMBA' })).toEqual({ vassalage: 'RIMBA' });
});

test('ROUTE-04 a malformed value is ignored', () => {
  expect(gameListSearch({ vassalage: "x' or 1", selection: 'NOPE', q: '\0' })).toEqual({});
  expect(gameListSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  expect(gameListSearch({ selection: 'ALL' })).toEqual({});
});

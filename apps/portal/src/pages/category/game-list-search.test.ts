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

test('GAME-02 ROUTE-04 filters and the order stand in the address, malformed ones do not', () => {
  const asked = { sort: 'rtp', volatility: 'high', feature: 'freeSpins', classify: 'lines-5x3', rtp: '96' };
  expect(gameListSearch(asked)).toEqual(asked);
  expect(
    gameListSearch({ sort: 'worst', volatility: '1', feature: "x' or 1", classify: 'lines-9x9', rtp: '9999' }),
  ).toEqual({});
});

test.each(['constructor', '__proto__', 'toString', 'jackpots', 'freespins'])(
  'ROUTE-04 %s is no feature of a game, so the list is not narrowed by it',
  (feature) => {
    expect(gameListSearch({ feature })).toEqual({});
  },
);

test('ROUTE-04 a malformed value is ignored', () => {
  expect(gameListSearch({ vassalage: "x' or 1", selection: 'NOPE', q: '\0' })).toEqual({});
  expect(gameListSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  expect(gameListSearch({ selection: 'ALL' })).toEqual({});
});

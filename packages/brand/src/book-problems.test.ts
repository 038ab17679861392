import type { BookSeed, CatalogueSeed } from '@pelita/contract';
import { expect, test } from 'vitest';
import { problemOfBooks } from './book-problems.ts';

const teams = ['A', 'B', 'C', 'D'].map((name) => ({ name, rating: 3 }));
type League = BookSeed['leagues'][number];
const league: League = { id: 'liga', name: 'Liga', engine: 'virtual-football', lanes: 1, teams };
const limits = { minimumMinor: 100n, maximumMinor: 1_000n, roundSeconds: 240 };
const bookOf = (leagues: readonly League[]): CatalogueSeed => ({
  engine: 'lines-5x3',
  vendors: [
    {
      code: 'PADANG',
      name: 'Padang',
      category: 'SPORTS',
      titles: [{ code: 'a-book', name: 'A book', engine: 'sportsbook', book: { leagues }, table: limits }],
    },
  ],
});

test('EASY-02 a sportsbook with limits and leagues of an even number of rated teams is taken', () => {
  expect(problemOfBooks(bookOf([league]))).toBe(null);
});

test.each([
  ['no league', [], 'needs leagues'],
  ['two leagues of one id', [league, league], 'needs leagues'],
  ['three teams', [{ ...league, teams: teams.slice(1) }], 'an even number, at least 4'],
  ['a team twice', [{ ...league, teams: [...teams.slice(2), ...teams.slice(2)] }], 'names a team twice'],
  ['a rating of none', [{ ...league, teams: teams.map((team) => ({ ...team, rating: 6 })) }], 'must be 1 to 5'],
  ['more lanes than a round has matches', [{ ...league, lanes: 2 }], 'must be 1 to 1'],
] as const)('EASY-02 a sportsbook with %s is refused in one sentence', (_what, leagues, problem) => {
  expect(problemOfBooks(bookOf(leagues))).toContain(problem);
});

test('EASY-02 a sportsbook without limits is refused', () => {
  const book = bookOf([league]);
  const [vendor] = book.vendors;
  const titles = vendor?.titles.map(({ table: _, ...title }) => title) ?? [];
  expect(problemOfBooks({ ...book, vendors: vendor ? [{ ...vendor, titles }] : [] })).toContain('without limits');
});

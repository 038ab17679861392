import { describe, expect, test } from 'vitest';
import { type BookTitle, plannedMatches } from './book-terms.ts';

const at = (text: string) => Temporal.Instant.from(text);
const bookOf = (size: number, lanes: number): BookTitle => ({
  gameCode: 'a-book',
  name: 'A book',
  category: 'SPORTS',
  engine: 'sportsbook',
  pictureUrl: '/art/0/game/a-book.svg',
  terms: { minimumMinor: 100n, maximumMinor: 1_000n, roundSeconds: 240 },
  leagues: [
    {
      id: 'liga',
      name: 'Liga',
      engine: 'virtual-football',
      lanes,
      teams: Array.from({ length: size }, (_, place) => ({ name: `Team ${place}`, rating: 3 })),
    },
  ],
});

describe.each([
  [4, 1],
  [6, 2],
  [8, 3],
  [12, 3],
])('a league of %i teams on %i lanes', (size, lanes) => {
  const day = plannedMatches(bookOf(size, lanes), at('2026-11-27T00:00:00Z'), at('2026-11-28T12:00:00Z'));

  test('no team plays itself, or two matches at once', () => {
    const inOrder = day.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
    const teams = new Set(day.flatMap(({ home, away }) => [home, away]));
    expect(teams.size).toBe(size);
    for (const team of teams) {
      const own = inOrder.filter(({ home, away }) => home === team || away === team);
      const starts = own.slice(1).map(({ startsAt }) => startsAt.epochMilliseconds);
      const ends = own.slice(0, -1).map(({ endsAt }) => endsAt.epochMilliseconds);
      expect(
        starts.filter((start, place) => start < (ends[place] ?? Infinity)),
        team,
      ).toEqual([]);
    }
    expect(day.filter(({ home, away }) => home === away)).toEqual([]);
  });

  test('in a season everybody meets everybody, once at home and once away', () => {
    const season = size * (size - 1);
    const whole = day.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt)).slice(0, season);
    expect(whole).toHaveLength(season);
    expect(new Set(whole.map(({ home, away }) => `${home} - ${away}`)).size).toBe(season);
  });

  test('the plan is the same whoever asks, from whichever instant', () => {
    const later = plannedMatches(bookOf(size, lanes), at('2026-11-27T06:00:00Z'), at('2026-11-28T12:00:00Z'));
    const same = day.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, at('2026-11-27T06:00:00Z')) > 0);
    expect(later).toEqual(same);
  });
});

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
    for (const match of day) {
      expect(match.home).not.toBe(match.away);
      const others = day.filter(
        (one) =>
          one !== match &&
          Temporal.Instant.compare(one.startsAt, match.endsAt) < 0 &&
          Temporal.Instant.compare(match.startsAt, one.endsAt) < 0,
      );
      const teams = new Set(others.flatMap(({ home, away }) => [home, away]));
      expect([teams.has(match.home), teams.has(match.away)]).toEqual([false, false]);
    }
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

import type { Result } from '../rule-set.ts';
import type { Place } from './places.ts';

export interface Trend {
  readonly place: string;
  readonly numbers: readonly NumberTrend[];
}

export interface NumberTrend {
  readonly number: string;
  /** In how many of the results it came; twice in one counts once. */
  readonly hits: number;
  /** Draws since it came last: 0 for the latest one; null when it came in none of them. */
  readonly gap: number | null;
}

/** How often each number came at each place in results, the latest first, and how long ago. */
export function trendsOf(places: readonly Place[], results: readonly Result[]): Trend[] {
  return places.map(({ place, numbers, seen }) => {
    const counted = new Map<string, { hits: number; gap: number }>();
    for (const [gap, result] of results.entries()) {
      for (const number of new Set(seen(result))) {
        const before = counted.get(number);
        counted.set(number, { hits: (before?.hits ?? 0) + 1, gap: before?.gap ?? gap });
      }
    }
    return {
      place,
      numbers: numbers.map((number) => ({
        number,
        hits: counted.get(number)?.hits ?? 0,
        gap: counted.get(number)?.gap ?? null,
      })),
    };
  });
}

import type { ByCount } from './rules.ts';

/** What a table of least counts grants for this many: the row of the highest count that is reached. */
export function granted(table: ByCount, count: number): number {
  return Object.entries(table).reduce((best, [least, grants]) => (Number(least) <= count ? grants : best), 0);
}

/** The rows of a table, the highest count first. */
export function descending(table: ByCount = {}): [count: number, grants: number][] {
  return Object.entries(table)
    .map(([count, grants]): [number, number] => [Number(count), grants])
    .toSorted(([a], [b]) => b - a);
}

import type { CascadeRules } from '../rules.ts';

/** A board being filled, as the sorted counts of its paying symbols and the number of its scatters. */
export interface Board {
  readonly counts: readonly number[];
  readonly scatters: number;
  readonly isFull: boolean;
  /** One more cell: the boards that it leads to, and how many of the weights do. Empty when full. */
  readonly next: readonly { board: number; weight: number }[];
  /** Of a full board: the board without the symbols that win, itself when none does. */
  readonly left: number;
}

/**
 * Every board that `rules` can show, full or being filled, the fullest first and the empty one last. Paying symbols are
 * equally frequent, so boards that differ only in which symbol has which count are one.
 */
export function everyBoard(
  rules: Pick<CascadeRules, 'reels' | 'rows' | 'symbols' | 'symbolWeight' | 'scatterWeight'>,
  leastWin: number,
): Board[] {
  const cells = rules.reels * rules.rows;
  const found = boardsOf(rules.symbols.length, cells);
  const places = new Map(found.map(({ counts, scatters }, index) => [keyOf(counts, scatters), index]));
  const indexOf = (counts: readonly number[], scatters: number) => places.get(keyOf(counts, scatters)) ?? -1;
  return found.map(({ counts, scatters, filled }): Board => {
    const isFull = filled === cells;
    return {
      counts,
      scatters,
      isFull,
      left: isFull ? indexOf(withoutWins(counts, leastWin), scatters) : -1,
      next: isFull
        ? []
        : [
            ...grown(counts).map(({ counts: more, symbols }) => ({
              board: indexOf(more, scatters),
              weight: symbols * rules.symbolWeight,
            })),
            { board: indexOf(counts, scatters + 1), weight: rules.scatterWeight },
          ],
    };
  });
}

function boardsOf(symbols: number, cells: number) {
  const found: { counts: readonly number[]; scatters: number; filled: number }[] = [];
  const build = (counts: readonly number[], left: number): void => {
    if (counts.length === symbols) {
      for (let scatters = 0; scatters <= left; scatters += 1)
        found.push({ counts, scatters, filled: cells - left + scatters });
      return;
    }
    for (let count = Math.min(left, counts.at(-1) ?? left); count >= 0; count -= 1)
      build([...counts, count], left - count);
  };
  build([], cells);
  return found.sort((a, b) => b.filled - a.filled);
}

/** Growing the first of several equal counts keeps the list sorted; it stands for all of them. */
function grown(counts: readonly number[]): { counts: readonly number[]; symbols: number }[] {
  return counts.flatMap((count, place) =>
    counts[place - 1] === count
      ? []
      : [{ counts: counts.with(place, count + 1), symbols: counts.filter((other) => other === count).length }],
  );
}

function withoutWins(counts: readonly number[], leastWin: number): readonly number[] {
  const stays = counts.filter((count) => count < leastWin);
  return [...stays, ...counts.slice(stays.length).map(() => 0)];
}

function keyOf(counts: readonly number[], scatters: number): string {
  return String.fromCharCode(scatters, ...counts);
}

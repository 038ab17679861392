import type { SlotSymbol, Tumble, Window } from '@pelita/games';

/** A symbol on the board; it keeps its id while it falls, so that it is the same picture that moves. */
export type Cell = { id: number; symbol: SlotSymbol; reel: number; row: number; rows: number; isNew: boolean };

export function freshCells(window: Window, nextId: () => number): Cell[] {
  return window.flatMap((column, reel) =>
    column.map((symbol, row) => ({ id: nextId(), symbol, reel, row, rows: column.length, isNew: true })),
  );
}

/** What is left of a winning board, fallen down, with what came from above. */
export function tumbledCells(cells: readonly Cell[], { wins }: Tumble, after: Window, nextId: () => number): Cell[] {
  const won = wonPlaces(wins);
  return after.flatMap((column, reel) => {
    const stay = cells
      .filter((cell) => cell.reel === reel && !won.has(placeOf(cell)))
      .toSorted((a, b) => a.row - b.row);
    const fresh = column.length - stay.length;
    return column.map((symbol, row): Cell => {
      const kept = stay[row - fresh];
      return kept
        ? { ...kept, row, isNew: false }
        : { id: nextId(), symbol, reel, row, rows: column.length, isNew: true };
    });
  });
}

export function winningCells(cells: readonly Cell[], { wins }: Tumble): ReadonlySet<string> {
  const won = wonPlaces(wins);
  return new Set(cells.map(placeOf).filter((place) => won.has(place)));
}

export const placeOf = ({ reel, row }: { reel: number; row: number }): string => `${reel}:${row}`;
const wonPlaces = (wins: Tumble['wins']): Set<string> =>
  new Set(wins.flatMap(({ positions }) => positions.map(placeOf)));

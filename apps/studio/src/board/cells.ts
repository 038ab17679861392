import type { SlotSymbol, Tumble, Window } from '@pelita/games';

/** A symbol on the board; it keeps its id while it falls, so that it is the same picture that moves. */
export type Cell = { id: number; symbol: SlotSymbol; reel: number; row: number; isNew: boolean };

export function freshCells(window: Window, nextId: () => number): Cell[] {
  return window.flatMap((column, reel) =>
    column.map((symbol, row) => ({ id: nextId(), symbol, reel, row, isNew: true })),
  );
}

/** What is left of a winning board, fallen down, with what came from above. */
export function tumbledCells(cells: readonly Cell[], { wins }: Tumble, after: Window, nextId: () => number): Cell[] {
  const won = new Set(wins.map(({ symbol }) => symbol));
  return after.flatMap((column, reel) => {
    const stay = cells.filter((cell) => cell.reel === reel && !won.has(cell.symbol)).toSorted((a, b) => a.row - b.row);
    const fresh = column.length - stay.length;
    return column.map((symbol, row): Cell => {
      const kept = stay[row - fresh];
      return kept ? { ...kept, row, isNew: false } : { id: nextId(), symbol, reel, row, isNew: true };
    });
  });
}

export function winningCells(cells: readonly Cell[], { wins }: Tumble): ReadonlySet<string> {
  const won = new Set(wins.map(({ symbol }) => symbol));
  return new Set(cells.filter(({ symbol }) => won.has(symbol)).map(({ reel, row }) => `${reel}:${row}`));
}

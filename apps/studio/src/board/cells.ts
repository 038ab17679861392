import type { Coin, SlotSymbol, Spin, Tumble, Window } from '@pelita/games';

/** A symbol on the board; it keeps its id while it falls, so that it is the same picture that moves. */
export type Cell = {
  id: number;
  /** Null in a cell that is empty while coins hold. */
  symbol: SlotSymbol | null;
  /** What the coin in it is worth, in whole bets; null where there is none. */
  bets: number | null;
  reel: number;
  row: number;
  rows: number;
  isNew: boolean;
};

export function freshCells(window: Window, coins: readonly Coin[], nextId: () => number): Cell[] {
  return window.flatMap((column, reel) =>
    column.map((symbol, row) => ({
      id: nextId(),
      symbol,
      bets: betsAt(coins, reel, row),
      reel,
      row,
      rows: column.length,
      isNew: true,
    })),
  );
}

/** While coins hold: those of the reels and of the respins so far, and between them nothing. */
export function heldCells(cells: readonly Cell[], { coins, hold }: Spin, respins: number): Cell[] {
  const held = [...coins, ...(hold?.respins.slice(0, respins).flat() ?? [])];
  return cells.map((cell) => {
    const bets = betsAt(held, cell.reel, cell.row);
    return { ...cell, symbol: null, bets, isNew: bets !== null && cell.bets === null };
  });
}

function betsAt(coins: readonly Coin[], reel: number, row: number): number | null {
  return coins.find((coin) => coin.reel === reel && coin.row === row)?.bets ?? null;
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
        : { id: nextId(), symbol, bets: null, reel, row, rows: column.length, isNew: true };
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

/** One cell of a big road: the side that won, and how many ties followed it. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly winner: string;
  readonly ties: number;
  /** Where in the history. */
  readonly place: number;
}

const ROWS = 6;

/**
 * A big road: a run of one side goes down, a change begins a column, and where a run meets the bottom or another run it
 * turns right. Ties are strokes on the cell before them; those before the first side are strokes on nothing and left out.
 */
export function bigRoad(winners: readonly string[], tie = 'tie'): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const [place, winner] of winners.entries()) {
    const last = cells.at(-1);
    if (winner === tie) {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const spotOf = (): { column: number; row: number } => {
      if (!last || last.winner !== winner) {
        start += 1;
        while (taken.has(`${start} 0`)) start += 1;
        return { column: start, row: 0 };
      }
      const below = { column: last.column, row: last.row + 1 };
      const hasTurned = last.column !== start;
      const isFree = below.row < ROWS && !taken.has(`${below.column} ${below.row}`);
      return isFree && !hasTurned ? below : { column: last.column + 1, row: last.row };
    };
    const { column, row } = spotOf();
    taken.add(`${column} ${row}`);
    cells.push({ column, row, winner, ties: 0, place });
  }
  return cells;
}

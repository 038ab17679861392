import { useTable, useTableState } from '../use-table.ts';

/** The spots that have won, once the outcome is shown; null before. */
export function useWinning(): ReadonlySet<string> | null {
  const { engine } = useTable();
  const isShown = useTableState((state) => state.isShown);
  const drawn = useTableState((state) => state.news?.round.drawn ?? null);
  if (!isShown || !drawn) return null;
  return new Set([...engine.returns(drawn)].flatMap(([spot, back]) => (back > 100 ? [spot] : [])));
}

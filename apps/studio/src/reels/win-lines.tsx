import type { SlotRules } from '@pelita/games';
import { useGameState } from '../game/use-game.ts';

/** In a box of cells, each 100 wide and high; the frame may stretch it. */
const CELL = 100;

/** The lines of the win that has its turn, drawn through the cells that they cross. */
export function WinLines({ rules }: { rules: SlotRules }) {
  const lit = useGameState((state) => state.lit);
  const wins = lit ? (lit.focus === 'all' ? lit.spin.lineWins : lit.spin.lineWins.slice(lit.focus, lit.focus + 1)) : [];
  return (
    <svg
      className="win-lines"
      viewBox={`0 0 ${rules.reels.length * CELL} ${rules.rows * CELL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ line, count }) => {
        const rows = rules.lines[line] ?? [];
        return (
          <g key={line}>
            <polyline className="win-line-path" points={pointsOf(rows, rows.length)} />
            <polyline className="win-line-glow" points={pointsOf(rows, count)} />
            <polyline className="win-line" points={pointsOf(rows, count)} />
          </g>
        );
      })}
    </svg>
  );
}

function pointsOf(rows: readonly number[], count: number): string {
  return rows
    .slice(0, count)
    .map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`)
    .join(' ');
}

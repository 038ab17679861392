import './game-grid.css';
import type { Game } from '@pelita/contract';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useCameFromServer } from '../../shared/browser/hydration.ts';
import { GameCard } from './game-card.tsx';
import { useGridWindow, type Cells } from './grid-window.ts';

/** As many as the server writes: until the page is live they stand where they will stand. */
const FIRST_CELLS = 24;
/** The largest thing on a first screen is the first title's picture, so it comes with the page. */
const FIRST_PICTURE = 0;

/**
 * Any number of titles, of which only those near the window are in the document. Rows have a fixed ratio, so the grid
 * has its whole height from the start: the scroll bar tells the truth and nothing jumps.
 */
export function GameGrid(props: {
  count: number;
  /** Undefined while it is on its way. */
  gameAt: (index: number) => Game | undefined;
  /** Which titles the window shows now. */
  onShow?: (first: number, last: number) => void;
  highlight?: string | undefined;
  isWaiting?: boolean;
}) {
  'use no memo'; // The virtualiser is one object that changes within.
  const { count, gameAt, onShow, highlight, isWaiting = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const cameFromServer = useCameFromServer();
  const cells = useGridWindow(list, count, cameFromServer);
  // Made in the browser it stays empty until its place is known, which is before it is seen.
  const firstCells = cameFromServer ? upTo(Math.min(count, FIRST_CELLS)) : [];
  const { first, last } = shownBy(cells, count);
  useEffect(() => onShow?.(first, last), [first, last, onShow]);

  return (
    <div className="game-grid-box">
      <ul
        ref={list}
        className={`game-grid ${isWaiting ? 'game-grid-waits' : ''}`}
        style={{ '--count': count } as CSSProperties}
      >
        {(cells?.indices ?? firstCells).map((index) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={cells ? 'game-cell' : undefined}
            style={cells ? placeOf(index, cells) : undefined}
          >
            <Cell game={gameAt(index)} highlight={highlight} isFirst={index === FIRST_PICTURE} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cell(props: { game: Game | undefined; highlight: string | undefined; isFirst: boolean }) {
  const { game, highlight, isFirst } = props;
  if (!game) return <div className="game-card skeleton" />;
  return <GameCard key={game.nodeId} game={game} highlight={highlight} isFirst={isFirst} />;
}

function placeOf(index: number, { columns, cellHeight, rowHeight }: Cells): CSSProperties {
  return {
    height: cellHeight,
    insetBlockStart: Math.floor(index / columns) * rowHeight,
    insetInlineStart: `calc((100% + var(--gap)) * ${(index % columns) / columns})`,
  };
}

function shownBy(cells: Cells | null, count: number): { first: number; last: number } {
  return cells ? cells.shown : { first: 0, last: Math.min(count, FIRST_CELLS) - 1 };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

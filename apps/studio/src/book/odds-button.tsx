import type { BookMarket, BookMatch } from '@pelita/contract';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { isSamePick } from './book-state.ts';
import { useSelectionName } from './selection-name.ts';
import { useBook, useBookState, useBookText, useOdds } from './use-book.ts';

type Props = { match: BookMatch; market: BookMarket; selection: BookMarket['selections'][number]; label?: string };

/** A price that is pressed onto the slip. One that has moved says in which direction, in a word for who does not see it. */
export function OddsButton({ match, market, selection, label }: Props) {
  const game = useBook();
  const text = useBookText();
  const odds = useOdds();
  const nameOf = useSelectionName();
  const pick = { matchId: match.matchId, market: market.id, selection: selection.id };
  const isOn = useBookState(({ slip }) => slip.some((one) => isSamePick(one, pick)));
  const moved = useMovement(selection.odds);
  const isRunning = match.phase === 'open' || match.phase === 'live';
  const isClosed = !isRunning || market.isSuspended || match.suspendedUntil !== null;
  const name = nameOf(match, market.id, selection.id);
  return (
    <button
      type="button"
      className="odds"
      aria-pressed={isOn}
      disabled={isClosed}
      data-moved={(!isClosed && moved) || undefined}
      onClick={() => game.toggle({ ...pick, odds: selection.odds, version: match.version })}
    >
      {label !== undefined && <span className="sr-only">{name}, </span>}
      <span className="odds-name">{label ?? name}</span>
      <b className="figures">
        {isClosed ? '–' : odds(selection.odds)}
        {!isClosed && moved === 'up' && <TrendingUp aria-hidden="true" />}
        {!isClosed && moved === 'down' && <TrendingDown aria-hidden="true" />}
      </b>
      {!isClosed && moved && <span className="sr-only">, {text(moved)}</span>}
    </button>
  );
}

/** Whether it is above or below the price before, until it moves again. */
function useMovement(odds: string): 'up' | 'down' | null {
  const [seen, setSeen] = useState<{ odds: string; moved: 'up' | 'down' | null }>({ odds, moved: null });
  if (seen.odds === odds) return seen.moved;
  const moved = Number(odds) > Number(seen.odds) ? 'up' : 'down';
  setSeen({ odds, moved });
  return moved;
}

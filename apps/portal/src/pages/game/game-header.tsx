import { Link } from '@tanstack/react-router';
import { ArrowLeft, Maximize } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FavouriteButton } from '../../features/play/favourite-button.tsx';
import { launchedGame } from '../../features/play/launched-game.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { TimePlayed } from './time-played.tsx';

/**
 * What the bar holds while a game is open, in place of the navigation: the way out, its name, how long it has been open,
 * the favourite and the whole screen. The balance and the deposit stand beside it as everywhere.
 */
export function GameHeader() {
  const text = useText('games');
  const isLive = useIsLive();
  const game = isLive ? launchedGame() : null;
  return (
    <div className="game-bar">
      <Link to="/" className="icon-button" aria-label={text('leaveGame')} onClick={goBack}>
        <ArrowLeft aria-hidden size={19} className="mirrored" />
      </Link>
      <p className="font-head truncate font-bold max-md:hidden">{game?.name}</p>
      {game && (
        <>
          <TimePlayed sinceMs={game.launchedAtMs} />
          <FavouriteButton nodeId={game.nodeId} gameName={game.name} className="icon-button" />
        </>
      )}
      <button
        type="button"
        className="icon-button max-sm:hidden"
        aria-label={text('fullScreen')}
        onClick={() =>
          void document
            .querySelector('.game-frame')
            ?.requestFullscreen()
            .catch(() => undefined)
        }
      >
        <Maximize aria-hidden size={18} />
      </button>
    </div>
  );
}

/** To where the game was opened from, at its place; home when the game is the first page of this tab. */
function goBack(event: MouseEvent): void {
  if (!isOpenedFromHere()) return;
  event.preventDefault();
  history.back();
}

function isOpenedFromHere(): boolean {
  const index: unknown = (history.state as { __TSR_index?: unknown } | null)?.__TSR_index;
  return typeof index === 'number' && index > 0;
}

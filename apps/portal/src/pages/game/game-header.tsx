import { Link } from '@tanstack/react-router';
import { ArrowLeft, Maximize } from 'lucide-react';
import { launchedGame } from '../../features/play/launched-game.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';

/** What the bar holds while a game is open, in place of the navigation: the way out, its name, the whole screen. */
export function GameHeader() {
  const text = useText('games');
  const isLive = useIsLive();
  const name = isLive ? (launchedGame()?.name ?? '') : '';
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Link to="/" className="icon-button" aria-label={text('leaveGame')}>
        <ArrowLeft aria-hidden size={19} className="mirrored" />
      </Link>
      <p className="font-head truncate font-bold max-sm:hidden">{name}</p>
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

import { Maximize } from 'lucide-react';
import { FavouriteButton } from '../../features/play/favourite-button.tsx';
import type { LaunchedGame } from '../../features/play/launched-game.ts';
import { useText } from '../../shared/language/use-text.ts';
import { TimePlayed } from './time-played.tsx';

/** Which game is open, for how long, whether it is a favourite, and the whole screen for it. */
export default function GameFacts({ game }: { game: LaunchedGame }) {
  const text = useText('games');
  return (
    <>
      <p className="font-head truncate font-bold max-md:hidden">{game.name}</p>
      <TimePlayed sinceMs={game.launchedAtMs} />
      <FavouriteButton nodeId={game.nodeId} gameName={game.name} className="icon-button" />
      <button type="button" className="icon-button max-sm:hidden" aria-label={text('fullScreen')} onClick={fillScreen}>
        <Maximize aria-hidden size={18} />
      </button>
    </>
  );
}

function fillScreen(): void {
  void document
    .querySelector('.game-frame')
    ?.requestFullscreen()
    .catch(() => undefined);
}

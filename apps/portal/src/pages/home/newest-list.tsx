import type { CardGame } from '@pelita/contract';
import { Play } from 'lucide-react';
import { rtpText, spokenTitle } from '../../features/play/game-card.tsx';
import { playGame } from '../../features/play/play-game.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Picture } from '@pelita/ui/picture';

/** Beside the hero while nobody has won yet: what has just arrived, ready to be opened. */
export function NewestList({ games }: { games: CardGame[] }) {
  const text = useText('home');
  const gamesText = useText('games');
  if (games.length === 0) return null;
  return (
    <section aria-label={text('newest')} className="side-card newest home-side">
      <h2 className="font-head text-lg font-bold">{text('newest')}</h2>
      <p className="text-muted text-xs">{text('newestNote')}</p>
      <ul className="side-rows">
        {games.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className="side-row" onClick={() => playGame(game)}>
              <span className="sr-only">{spokenTitle(game, gamesText)}</span>
              <Picture
                src={game.defaultIcon}
                width={44}
                height={44}
                className="side-picture"
                style={{ backgroundColor: game.placeholderColour }}
              />
              <span aria-hidden className="min-w-0 grow leading-tight">
                <span className="block truncate text-sm font-semibold">{game.gameName}</span>
                <span className="text-muted block truncate text-xs">{game.vendorName}</span>
              </span>
              <span aria-hidden className="text-muted text-xs tabular-nums">
                {rtpText(game, gamesText)}
              </span>
              <Play aria-hidden size={15} className="text-accent shrink-0" fill="currentColor" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

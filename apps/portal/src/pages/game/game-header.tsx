import { useRouter } from '@pelita/router/react';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent } from 'react';
import { launchedGame } from '../../features/play/launched-game.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Optional } from '@pelita/ui/optional';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const GameFacts = lazyPart({ component: () => import('./game-facts.tsx') });

/**
 * What the bar holds while a game is open, in place of the navigation: the way out, and what is known of the game in this
 * tab alone, so it comes when the page is live. The balance and the deposit stand beside it as everywhere.
 */
export function GameHeader() {
  const text = useText('games');
  const isLive = useIsLive();
  const game = isLive ? launchedGame() : null;
  const router = useRouter();
  /** To where the game was opened from, at its place; home when the game is the first page of this tab. */
  const goBack = (event: MouseEvent) => {
    if (router.location().isFirst) return;
    event.preventDefault();
    router.go(-1);
  };
  return (
    <div className="game-bar">
      <PageLink to="/" className="icon-button" aria-label={text('leaveGame')} onClick={goBack}>
        <ArrowLeft aria-hidden size={19} className="mirrored" />
      </PageLink>
      {game && (
        <Optional>
          <GameFacts game={game} />
        </Optional>
      )}
    </div>
  );
}

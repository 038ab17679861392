import { failureText } from '../../shared/calls/failure-text.ts';
import { useEffect, type ReactNode } from 'react';
import { GameGrid } from '../../features/play/game-grid.tsx';
import { GamesFailed } from '../../features/play/no-games.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LoginForThis, NothingHere } from './empty-results.tsx';
import type { FirstGames } from './first-games.ts';
import type { GameList } from './game-list-query.ts';
import { useGamePages } from './game-pages.ts';
import { GameSkeletons } from './game-skeletons.tsx';
import { useStillFavourites } from './still-favourites.ts';

/** The titles that match. The first page came with the document or with the navigation; others as they are scrolled to. */
export function GameResults({ list, first }: { list: GameList; first: FirstGames | null }) {
  const { search } = list;
  const session = useSession();
  const isOwn = search.selection === 'FAV' || search.selection === 'RECENT';
  const pages = useGamePages(list, first, isOwn);
  const { count, gameAt, onShow } = useStillFavourites(pages, search.selection === 'FAV');

  const token = session?.token;
  useEffect(() => {
    if (token !== undefined)
      void import('../../features/play/favourites.ts').then(({ loadFavourites }) =>
        loadFavourites().catch(() => undefined),
      );
  }, [token]);

  if (isOwn && !session) return <LoginForThis />;
  if (count === null) {
    return pages.error ? <GamesFailed note={failureText(pages.error)} onRetry={pages.retry} /> : <Waiting />;
  }
  return (
    <Results list={list} count={count} isBusy={pages.isOfBefore}>
      {count === 0 ? (
        <NothingHere list={list} />
      ) : (
        <GameGrid count={count} gameAt={gameAt} onShow={onShow} highlight={search.q} isWaiting={pages.isOfBefore} />
      )}
      {pages.error && <MoreFailed error={pages.error} onRetry={pages.retry} />}
    </Results>
  );
}

function Results(props: { list: GameList; count: number; isBusy: boolean; children: ReactNode }) {
  const { list, count, isBusy, children } = props;
  const text = useText('games');
  return (
    <section aria-label={text(list.gameType)} aria-busy={isBusy} className="mt-2">
      {/* Its place is kept while nothing is searched for, so that the first result moves no card. */}
      <p role="status" className="text-muted mb-2 min-h-5 text-sm">
        {list.search.q && text('results', { count })}
      </p>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <div className="mt-9">
      <GameSkeletons />
    </div>
  );
}

/** A page further down did not come; what is here stays. */
function MoreFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const kit = useText('kit');
  return (
    <div role="alert" className="more-failed">
      <p>{failureText(error)}</p>
      <button type="button" className="button button-strong" onClick={onRetry}>
        {kit('retry')}
      </button>
    </div>
  );
}

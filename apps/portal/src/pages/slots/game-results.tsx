import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GameCard } from '../../features/play/game-card.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LoadFailed, LoginForThis, NothingHere } from './empty-results.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { gamePage } from './game-page.ts';
import type { SlotsSearch } from './slots-search.ts';

const route = getRouteApi('/rng');

/** The titles that match. The first page came with the document or with the navigation; further ones on request. */
export function GameResults({ search }: { search: SlotsSearch }) {
  const text = useText('games');
  const { code } = usePageLanguage();
  const session = useSession();
  const first = route.useLoaderData();
  const isOwn = search.selection === 'FAV' || search.selection === 'RECENT';
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['games', search, code, isOwn ? (session?.token ?? null) : null],
    queryFn: ({ pageParam, signal }) => gamePage(search, code, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page < last.totalPages ? page + 1 : undefined),
    enabled: typeof window !== 'undefined' && (!isOwn || session !== null),
    placeholderData: keepPreviousData,
    ...(first && !isOwn ? { initialData: { pages: [first], pageParams: [1] } } : {}),
  });

  const token = session?.token;
  useEffect(() => {
    if (token !== undefined)
      void import('../../features/play/favourites.ts').then(({ loadFavourites }) =>
        loadFavourites().catch(() => undefined),
      );
  }, [token]);

  if (isOwn && !session) return <LoginForThis />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <GameSkeletons />;
  const games = data.pages.flatMap((page) => page.games);
  const total = data.pages[0]?.totalCount ?? 0;
  return (
    <section aria-label={text('RNG')} aria-busy={isPlaceholderData} className="mt-2">
      {/* Its place is kept while nothing is searched for, so that the first result moves no card. */}
      <p role="status" className="text-muted mb-2 min-h-5 text-sm">
        {search.q && text('results', { count: total })}
      </p>
      {games.length === 0 ? (
        <NothingHere search={search} />
      ) : (
        <ul className={`game-grid ${isPlaceholderData ? 'game-grid-waits' : ''}`}>
          {games.map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} highlight={search.q} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <button
            type="button"
            className="button button-quiet"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('more')}
          </button>
        </div>
      )}
    </section>
  );
}

import { portalPage } from '../../shared/page/portal-page.ts';
import { categoryAt } from '../../shared/play/categories.ts';
import type { FirstGames } from './first-games.ts';
import { gameListNames, gameListSearch } from './game-list-search.ts';

/** The page of each category, with what its address asks of the list and the first titles of it. */
export default portalPage({
  paths: {
    '/bingo': { isIndexed: true },
    '/live': { isIndexed: true },
    '/sports': { isIndexed: true },
    '/esports': { isIndexed: true },
    '/fish': { isIndexed: true },
    '/rng': { isIndexed: true },
    '/pvp': { isIndexed: true },
    '/bgs': { isIndexed: true },
  },
  texts: 'lobby',
  search: { names: gameListNames, read: gameListSearch },
  // What belongs to an account has no first page here: the page itself asks for it with the member's token.
  load: async ({ send, language }, { path, search }): Promise<FirstGames | null> => {
    const gameType = categoryAt(path);
    const isOwn = search.selection === 'FAV' || search.selection === 'RECENT';
    if (isOwn || !gameType || !send) return null;
    const { firstGames } = await import('./first-games.ts');
    return firstGames(send, { gameType, search }, language());
  },
  component: () => import('./category-page.tsx'),
});

import { portalPage } from '../../shared/page/portal-page.ts';
import type { HotGames } from './hot-games.ts';

export default portalPage({
  paths: { '/hot': { isIndexed: true } },
  texts: 'lobby',
  load: async ({ send, language }): Promise<HotGames | null> => {
    if (!send) return null;
    const { hotGames } = await import('./hot-games.ts');
    return hotGames(send, language());
  },
  component: () => import('./hot-page.tsx'),
});

import { portalPage } from '../../shared/page/portal-page.ts';
import type { Ranks } from './ranks.ts';

export default portalPage({
  paths: { '/vip': { shell: { header: false, sideMenu: true, footer: true }, isIndexed: true } },
  texts: 'vip',
  load: async ({ send, language }): Promise<Ranks | null> => {
    if (!send) return null;
    const { ranksOf } = await import('./ranks.ts');
    return ranksOf(send, language());
  },
  component: () => import('./vip-page.tsx'),
});

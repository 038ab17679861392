import type { PlainSearch } from '@pelita/router';
import { portalPage } from '../../shared/page/portal-page.ts';
import type { Mall } from './mall.ts';

export default portalPage({
  paths: { '/pointMall': { isIndexed: true } },
  texts: 'points',
  search: { names: ['view'], read: ({ view }: PlainSearch): { view?: string } => (view === undefined ? {} : { view }) },
  load: async ({ send, language }): Promise<Mall | null> => {
    if (!send) return null;
    const { mallOf } = await import('./mall.ts');
    return mallOf(send, language());
  },
  component: () => import('./point-mall-page.tsx'),
});

import { portalPage } from '../../shared/page/portal-page.ts';
import type { FirstPromotions } from '../../features/promotions/use-promotions.ts';
import type { PlainSearch } from '@pelita/router';

export default portalPage({
  paths: { '/promotions': { isIndexed: true } },
  texts: 'promotions',
  search: { names: ['type'], read: ({ type }: PlainSearch): { type?: string } => (type === undefined ? {} : { type }) },
  load: async ({ send, language }): Promise<FirstPromotions | null> => {
    if (!send) return null;
    const { firstPromotions } = await import('./first-promotions.ts');
    return firstPromotions(send, language());
  },
  component: () => import('./promotions-page.tsx'),
});

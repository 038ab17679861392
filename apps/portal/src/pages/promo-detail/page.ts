import type { PlainSearch } from '@pelita/router';
import { portalPage } from '../../shared/page/portal-page.ts';
import type { FirstDetail } from './first-detail.ts';

export default portalPage({
  paths: { '/promoDetail': { isIndexed: false } },
  texts: 'promotions',
  search: {
    names: ['promotionId'],
    read: ({ promotionId }: PlainSearch): { promotionId?: string } =>
      promotionId === undefined ? {} : { promotionId },
  },
  load: async ({ send, language }, { search }): Promise<FirstDetail | null> => {
    const { promotionId } = search;
    if (!send || promotionId === undefined) return null;
    const { firstDetail } = await import('./first-detail.ts');
    return firstDetail(send, promotionId, language());
  },
  component: () => import('./promo-detail-page.tsx'),
});

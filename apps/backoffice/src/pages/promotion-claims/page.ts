import { listPromotionClaims } from '@pelita/contract/office';
import { Gift } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/promotion-claims': {
      title: 'promotionClaims',
      permission: 'promotions.see',
      place: { area: 'queues', order: 45, icon: Gift },
    },
  },
  search: listAddress(listPromotionClaims),
  component: () => import('./promotion-claims-page.tsx'),
});

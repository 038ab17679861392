import { listReferrals } from '@pelita/contract/office';
import { UserPlus } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/referrals': {
      title: 'referrals',
      permission: 'referral.see',
      place: { area: 'queues', order: 55, icon: UserPlus },
    },
  },
  search: listAddress(listReferrals),
  component: () => import('./referrals-page.tsx'),
});

import { listVerifications } from '@pelita/contract/office';
import { IdCard } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/verifications': {
      title: 'verifications',
      permission: 'verifications.see',
      place: { area: 'queues', order: 35, icon: IdCard },
    },
  },
  search: listAddress(listVerifications),
  component: () => import('./verifications-page.tsx'),
});

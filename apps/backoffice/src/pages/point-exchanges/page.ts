import { listPointExchanges } from '@pelita/contract/office';
import { PackageCheck } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/point-exchanges': {
      title: 'pointExchanges',
      permission: 'points.see',
      place: { area: 'queues', order: 50, icon: PackageCheck },
    },
  },
  search: listAddress(listPointExchanges),
  component: () => import('./point-exchanges-page.tsx'),
});

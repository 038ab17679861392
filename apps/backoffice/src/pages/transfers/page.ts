import { listTransfers } from '@pelita/contract/office';
import { ArrowLeftRight } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/transfers': {
      title: 'transfers',
      permission: 'players.see',
      place: { area: 'work', order: 30, icon: ArrowLeftRight },
    },
  },
  search: listAddress(listTransfers),
  component: () => import('./transfers-page.tsx'),
});

import { listCardPairs } from '@pelita/contract/office';
import { Users } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/card-pairs': {
      title: 'cardPairs',
      permission: 'cardPairs.see',
      place: { area: 'control', order: 12, icon: Users },
    },
  },
  search: listAddress(listCardPairs),
  component: () => import('./card-pairs-page.tsx'),
});

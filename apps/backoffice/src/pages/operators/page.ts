import { listOperatorSessions } from '@pelita/contract/office';
import { ShieldUser } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/operators': {
      title: 'operators',
      permission: 'operators.see',
      place: { area: 'control', order: 30, icon: ShieldUser },
    },
  },
  search: listAddress(listOperatorSessions, 'show'),
  component: () => import('./operators-page.tsx'),
});

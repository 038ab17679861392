import { listOperators, listOperatorSessions } from '@pelita/contract/office';
import { ShieldUser } from 'lucide-react';
import { fieldNames, listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/operators': {
      title: 'operators',
      permission: 'operators.see',
      place: { area: 'control', order: 30, icon: ShieldUser },
    },
  },
  search: listAddress(listOperatorSessions, 'show', ...fieldNames(listOperators.list)),
  component: () => import('./operators-page.tsx'),
});

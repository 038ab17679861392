import { ArrowUpFromLine } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/withdrawals': {
      title: 'withdrawals',
      permission: 'withdrawals.see',
      place: { area: 'queues', order: 20, icon: ArrowUpFromLine },
    },
  },
  search: parameters('show', 'id', 'player'),
  component: () => import('./withdrawals-page.tsx'),
});

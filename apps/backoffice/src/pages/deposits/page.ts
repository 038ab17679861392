import { ArrowDownToLine } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/deposits': {
      title: 'deposits',
      permission: 'deposits.see',
      place: { area: 'queues', order: 10, icon: ArrowDownToLine },
    },
  },
  search: parameters('show', 'id', 'after'),
  component: () => import('./deposits-page.tsx'),
});

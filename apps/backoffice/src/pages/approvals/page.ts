import { Stamp } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/approvals': {
      title: 'approvals',
      permission: 'approvals.see',
      place: { area: 'queues', order: 10, icon: Stamp },
    },
  },
  search: parameters('show'),
  component: () => import('./approvals-page.tsx'),
});

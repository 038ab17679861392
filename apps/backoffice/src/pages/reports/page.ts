import { ChartColumn } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/reports': {
      title: 'reports',
      permission: 'reports.see',
      place: { area: 'control', order: 10, icon: ChartColumn },
    },
  },
  search: parameters('name', 'from', 'to', 'page'),
  component: () => import('./reports-page.tsx'),
});

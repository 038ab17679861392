import { LayoutDashboard } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/': {
      title: 'dashboard',
      permission: 'session.own',
      place: { area: 'overview', order: 1, icon: LayoutDashboard },
    },
  },
  component: () => import('./home-page.tsx'),
});

import { BadgePercent } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/promotions': {
      title: 'promotions',
      permission: 'promotions.see',
      place: { area: 'work', order: 55, icon: BadgePercent },
    },
  },
  component: () => import('./promotions-page.tsx'),
});

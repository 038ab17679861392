import { Gem } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/vip-ranks': { title: 'vipRanks', permission: 'vip.see', place: { area: 'work', order: 61, icon: Gem } },
  },
  component: () => import('./vip-ranks-page.tsx'),
});

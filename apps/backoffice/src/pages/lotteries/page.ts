import { Ticket } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/lotteries': {
      title: 'lotteries',
      permission: 'results.see',
      place: { area: 'work', order: 54, icon: Ticket },
    },
  },
  component: () => import('./lotteries-page.tsx'),
});

import { Ticket } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/raffles': {
      title: 'raffles',
      permission: 'activities.see',
      place: { area: 'work', order: 65, icon: Ticket },
    },
  },
  component: () => import('./raffles-page.tsx'),
});

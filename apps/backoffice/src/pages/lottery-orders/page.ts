import { listLotteryOrders } from '@pelita/contract/office';
import { Ticket } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/lottery-orders': {
      title: 'lotteryOrders',
      permission: 'players.see',
      place: { area: 'work', order: 35, icon: Ticket },
    },
  },
  search: listAddress(listLotteryOrders),
  component: () => import('./lottery-orders-page.tsx'),
});

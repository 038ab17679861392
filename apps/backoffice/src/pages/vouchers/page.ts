import { listVoucherBatches } from '@pelita/contract/office';
import { TicketCheck } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/vouchers': {
      title: 'vouchers',
      permission: 'vouchers.see',
      place: { area: 'work', order: 40, icon: TicketCheck },
    },
  },
  search: listAddress(listVoucherBatches),
  component: () => import('./vouchers-page.tsx'),
});

import { listOfficeDeposits } from '@pelita/contract/office';
import { ArrowDownToLine } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/deposits': {
      title: 'deposits',
      permission: 'deposits.see',
      place: { area: 'queues', order: 10, icon: ArrowDownToLine },
    },
  },
  search: listAddress(listOfficeDeposits, 'id'),
  component: () => import('./deposits-page.tsx'),
});

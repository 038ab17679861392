import { listVendorTransfers } from '@pelita/contract/office';
import { Waypoints } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/vendor-transfers': {
      title: 'vendorTransfers',
      permission: 'vendorTransfers.see',
      place: { area: 'queues', order: 30, icon: Waypoints },
    },
  },
  search: listAddress(listVendorTransfers),
  component: () => import('./vendor-transfers-page.tsx'),
});

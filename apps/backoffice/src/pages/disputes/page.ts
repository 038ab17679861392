import { listDisputes } from '@pelita/contract/office';
import { MessageCircleWarning } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/disputes': {
      title: 'disputes',
      permission: 'disputes.see',
      place: { area: 'queues', order: 30, icon: MessageCircleWarning },
    },
  },
  search: listAddress(listDisputes),
  component: () => import('./disputes-page.tsx'),
});

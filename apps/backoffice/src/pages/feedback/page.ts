import { listOfficeFeedback } from '@pelita/contract/office';
import { Inbox } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/feedback': {
      title: 'feedback',
      permission: 'feedback.see',
      place: { area: 'queues', order: 60, icon: Inbox },
    },
  },
  search: listAddress(listOfficeFeedback),
  component: () => import('./feedback-page.tsx'),
});

import { Inbox } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/feedback': {
      title: 'feedback',
      permission: 'feedback.see',
      place: { area: 'queues', order: 60, icon: Inbox },
    },
  },
  search: parameters('state', 'after'),
  component: () => import('./feedback-page.tsx'),
});

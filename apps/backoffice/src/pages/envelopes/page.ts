import { MailOpen } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/envelopes': {
      title: 'envelopes',
      permission: 'activities.see',
      place: { area: 'work', order: 66, icon: MailOpen },
    },
  },
  component: () => import('./envelopes-page.tsx'),
});

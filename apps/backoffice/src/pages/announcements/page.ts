import { Megaphone } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/announcements': {
      title: 'announcements',
      permission: 'content.see',
      place: { area: 'work', order: 60, icon: Megaphone },
    },
  },
  search: parameters('kind'),
  component: () => import('./announcements-page.tsx'),
});

import { Flag } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/missions': {
      title: 'missions',
      permission: 'activities.see',
      place: { area: 'work', order: 64, icon: Flag },
    },
  },
  component: () => import('./missions-page.tsx'),
});

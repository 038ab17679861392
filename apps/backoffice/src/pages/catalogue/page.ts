import { Gamepad2 } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/catalogue': {
      title: 'catalogue',
      permission: 'catalogue.see',
      place: { area: 'work', order: 50, icon: Gamepad2 },
    },
  },
  search: parameters('view', 'search', 'vendor', 'state', 'after'),
  component: () => import('./catalogue-page.tsx'),
});

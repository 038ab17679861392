import { SlidersHorizontal } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/settings': {
      title: 'settings',
      permission: 'siteSettings.see',
      place: { area: 'control', order: 20, icon: SlidersHorizontal },
    },
  },
  search: parameters('key'),
  component: () => import('./settings-page.tsx'),
});

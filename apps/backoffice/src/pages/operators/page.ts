import { ShieldUser } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/operators': {
      title: 'operators',
      permission: 'operators.see',
      place: { area: 'control', order: 30, icon: ShieldUser },
    },
  },
  search: parameters('show'),
  component: () => import('./operators-page.tsx'),
});

import { Users } from 'lucide-react';
import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/players': {
      title: 'players',
      permission: 'players.see',
      place: { area: 'work', order: 10, icon: Users },
    },
  },
  search: parameters('search'),
  component: () => import('./players-page.tsx'),
});

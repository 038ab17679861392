import { listPlayers } from '@pelita/contract/office';
import { Users } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/players': {
      title: 'players',
      permission: 'players.see',
      place: { area: 'work', order: 10, icon: Users },
    },
  },
  search: listAddress(listPlayers),
  component: () => import('./players-page.tsx'),
});

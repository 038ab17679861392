import { listSaferPlay } from '@pelita/contract/office';
import { HeartHandshake } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/safer-play': {
      title: 'saferPlay',
      permission: 'players.see',
      place: { area: 'control', order: 42, icon: HeartHandshake },
    },
  },
  search: listAddress(listSaferPlay),
  component: () => import('./safer-play-page.tsx'),
});

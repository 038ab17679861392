import { listOfficeGames } from '@pelita/contract/office';
import { Gamepad2 } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/catalogue': {
      title: 'catalogue',
      permission: 'catalogue.see',
      place: { area: 'work', order: 50, icon: Gamepad2 },
    },
  },
  search: listAddress(listOfficeGames, 'view'),
  component: () => import('./catalogue-page.tsx'),
});

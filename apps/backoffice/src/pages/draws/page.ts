import { listOfficeDraws } from '@pelita/contract/office';
import { CalendarClock } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/draws': {
      title: 'draws',
      permission: 'results.see',
      place: { area: 'work', order: 52, icon: CalendarClock },
    },
  },
  search: listAddress(listOfficeDraws),
  component: () => import('./draws-page.tsx'),
});

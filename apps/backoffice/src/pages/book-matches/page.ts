import { listBookMatches } from '@pelita/contract/office';
import { Trophy } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/book-matches': {
      title: 'bookMatches',
      permission: 'sports.see',
      place: { area: 'control', order: 14, icon: Trophy },
    },
  },
  search: listAddress(listBookMatches),
  component: () => import('./book-matches-page.tsx'),
});

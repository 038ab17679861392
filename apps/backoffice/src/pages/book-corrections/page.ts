import { listOpenCorrections } from '@pelita/contract/office';
import { FileDiff } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/book-corrections': {
      title: 'bookCorrections',
      permission: 'sports.see',
      place: { area: 'control', order: 15, icon: FileDiff },
    },
  },
  search: listAddress(listOpenCorrections),
  component: () => import('./book-corrections-page.tsx'),
});

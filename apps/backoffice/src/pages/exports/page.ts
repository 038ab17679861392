import { listExports } from '@pelita/contract/office';
import { Files } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/exports': {
      title: 'exports',
      permission: 'audit.see',
      place: { area: 'control', order: 50, icon: Files },
    },
  },
  search: listAddress(listExports),
  component: () => import('./exports-page.tsx'),
});

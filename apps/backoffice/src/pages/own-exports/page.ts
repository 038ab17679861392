import { listOwnExports } from '@pelita/contract/office';
import { FileDown } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/own-exports': {
      title: 'ownExports',
      permission: 'reports.export',
      place: { area: 'control', order: 45, icon: FileDown },
    },
  },
  search: listAddress(listOwnExports),
  component: () => import('./own-exports-page.tsx'),
});

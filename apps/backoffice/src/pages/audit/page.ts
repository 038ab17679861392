import { listAuditEntries } from '@pelita/contract/office';
import { ScrollText } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/audit': {
      title: 'audit',
      permission: 'audit.see',
      place: { area: 'control', order: 40, icon: ScrollText },
    },
  },
  search: listAddress(listAuditEntries),
  component: () => import('./audit-page.tsx'),
});

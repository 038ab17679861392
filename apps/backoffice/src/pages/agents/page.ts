import { listAgents } from '@pelita/contract/office';
import { Network } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/agents': {
      title: 'agents',
      permission: 'agents.see',
      place: { area: 'work', order: 50, icon: Network },
    },
  },
  search: listAddress(listAgents),
  component: () => import('./agents-page.tsx'),
});

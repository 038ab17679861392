import { listAgentContracts } from '@pelita/contract/office';
import { Handshake } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/agent-contracts': {
      title: 'agentContracts',
      permission: 'contracts.see',
      place: { area: 'work', order: 60, icon: Handshake },
    },
  },
  search: listAddress(listAgentContracts),
  component: () => import('./agent-contracts-page.tsx'),
});

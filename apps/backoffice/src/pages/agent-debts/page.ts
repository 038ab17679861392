import { listAgentDebts } from '@pelita/contract/office';
import { Scale } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/agent-debts': {
      title: 'agentDebts',
      permission: 'agentRuns.see',
      place: { area: 'work', order: 62, icon: Scale },
    },
  },
  search: listAddress(listAgentDebts),
  component: () => import('./agent-debts-page.tsx'),
});

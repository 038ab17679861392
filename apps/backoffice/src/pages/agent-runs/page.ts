import { listAgentRuns } from '@pelita/contract/office';
import { Coins } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/agent-runs': {
      title: 'agentRuns',
      permission: 'agentRuns.see',
      place: { area: 'work', order: 61, icon: Coins },
    },
  },
  search: listAddress(listAgentRuns),
  component: () => import('./agent-runs-page.tsx'),
});

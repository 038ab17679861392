import { listRiskCases } from '@pelita/contract/office';
import { ShieldAlert } from 'lucide-react';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/risk-cases': {
      title: 'riskCases',
      permission: 'risk.see',
      place: { area: 'queues', order: 40, icon: ShieldAlert },
    },
  },
  search: listAddress(listRiskCases),
  component: () => import('./risk-cases-page.tsx'),
});

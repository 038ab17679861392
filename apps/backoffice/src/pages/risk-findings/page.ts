import { listRiskFindings } from '@pelita/contract/office';
import { listAddress } from '../../shared/lists/list-address.ts';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/risk-findings': { title: 'riskFindings', permission: 'risk.see' } },
  search: listAddress(listRiskFindings),
  component: () => import('./risk-findings-page.tsx'),
});

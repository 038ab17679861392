import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/risk-case': { title: 'riskCase', permission: 'risk.see' } },
  search: parameters('id'),
  component: () => import('./risk-case-page.tsx'),
});

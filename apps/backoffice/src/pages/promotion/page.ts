import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/promotion': { title: 'promotion', permission: 'promotions.see' } },
  search: parameters('id', 'preset'),
  component: () => import('./promotion-page.tsx'),
});

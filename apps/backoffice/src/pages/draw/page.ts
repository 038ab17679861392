import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/draw': { title: 'draw', permission: 'results.see' } },
  search: parameters('id'),
  component: () => import('./draw-page.tsx'),
});

import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/lottery-draw': { title: 'lotteryDraw', permission: 'results.see' } },
  search: parameters('id'),
  component: () => import('./lottery-draw-page.tsx'),
});

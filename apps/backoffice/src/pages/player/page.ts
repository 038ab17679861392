import { officePage, parameters } from '../../shared/page/office-page.ts';

export default officePage({
  paths: { '/player': { title: 'player', permission: 'players.see' } },
  search: parameters('id'),
  component: () => import('./player-page.tsx'),
});

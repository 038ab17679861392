import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: { '/game': { shell: { header: true, sideMenu: false, footer: false }, isIndexed: false } },
  component: () => import('./game-page.tsx'),
});

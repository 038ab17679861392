import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: {
    '/seamless': { shell: { header: true, sideMenu: true, footer: false }, isIndexed: false },
  },
  texts: 'coming',
  component: () => import('./coming-page.tsx'),
});

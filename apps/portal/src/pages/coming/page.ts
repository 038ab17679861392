import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: {
    '/vip': { shell: { header: false, sideMenu: true, footer: true }, isIndexed: true },
    '/promotions': { isIndexed: true },
    '/promoDetail': { isIndexed: false },
    '/seamless': { shell: { header: true, sideMenu: true, footer: false }, isIndexed: false },
  },
  texts: 'coming',
  component: () => import('./coming-page.tsx'),
});

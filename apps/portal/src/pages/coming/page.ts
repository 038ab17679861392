import { portalPage } from '../../shared/page/portal-page.ts';

const headerOnly = { header: true, sideMenu: false, footer: false };

export default portalPage({
  paths: {
    '/lottery': { shell: headerOnly, isIndexed: true },
    '/vnlottery': { shell: headerOnly, isIndexed: true },
    '/seaLottery': { shell: headerOnly, isIndexed: true },
    '/elott': { isIndexed: true },
    '/vip': { shell: { header: false, sideMenu: true, footer: true }, isIndexed: true },
    '/promotions': { isIndexed: true },
    '/promoDetail': { isIndexed: false },
    '/seamless': { shell: { header: true, sideMenu: true, footer: false }, isIndexed: false },
  },
  texts: 'coming',
  component: () => import('./coming-page.tsx'),
});

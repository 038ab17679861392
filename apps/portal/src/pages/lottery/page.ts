import { portalPage } from '../../shared/page/portal-page.ts';
import type { FirstMenus } from '../../features/lottery/games/lottery-menus.ts';
import { lotterySearch } from './lottery-search.ts';

const headerOnly = { header: true, sideMenu: false, footer: false };

/** The lobby of the lotteries, and with a game in the address the place where it is bet on. */
export default portalPage({
  paths: {
    '/lottery': { shell: headerOnly, isIndexed: true },
    '/vnlottery': { shell: headerOnly, isIndexed: true },
    '/seaLottery': { shell: headerOnly, isIndexed: true },
    '/elott': { isIndexed: true },
  },
  texts: 'lottery',
  search: lotterySearch,
  load: async ({ send }): Promise<FirstMenus> => {
    if (!send) return null;
    const { firstMenus } = await import('../../features/lottery/games/lottery-menus.ts');
    return firstMenus(send).catch(() => null);
  },
  component: () => import('./lottery-page.tsx'),
});

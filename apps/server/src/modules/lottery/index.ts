/**
 * Bets on lotteries. A cart is taken by one statement: draw, limits, stake and rows together, many carts at once. A result
 * is held against the lines of its draw once, and what it pays is paid in slices, so settling may be killed anywhere and
 * run twice; what a corrected or void draw takes back and the player has spent is owed. Rules, prices and content are
 * `packages/lottery`; draws and results are the module `draws`; money moves by the ledger’s functions.
 */
import { listLotteryOrders } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BindControlled } from '../approvals/index.ts';
import { continueChases } from './chase/continue-chases.ts';
import { lotteryOfficeRoutes } from './office-routes.ts';
import { createPlacer } from './orders/placer.ts';
import { lotteryRoutes } from './routes.ts';
import { pruneLines } from './settlement/prune-lines.ts';
import { settleJobs } from './settlement/settle-job.ts';

export { lotteryBetsOf } from './bets.ts';
export { checkLottery, countLottery } from './check-lottery.ts';
export { betsByGame, gamesOfPlayer } from './games-bet-on.ts';
export { enqueueSettling } from './settlement/settle-job.ts';

export function lotteryModule(platform: Platform, { bindControlled }: { bindControlled: BindControlled }): Module {
  const place = createPlacer(platform);
  return {
    name: 'lottery',
    bindings: lotteryRoutes(platform, place),
    officeBindings: lotteryOfficeRoutes(platform, bindControlled),
    lists: [serveList(listLotteryOrders, 'office_lottery_order')],
    jobs: [...settleJobs(continueChases(platform, place)), pruneLines(platform)],
  };
}

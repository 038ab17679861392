/**
 * The points mall. Stakes of real money earn points by the rate of their category; points are whole numbers in a book of
 * their own, never expire, and are exchanged for goods or converted to money under the payment password. What was earned is
 * counted from figures, never added up, so a bet that is rolled back takes its points along. Goods that are sent hold their
 * points until an operator confirms or rejects; a credit is paid at once.
 */
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPointExchanges } from '@pelita/contract/office';
import { earnJob } from './earning/earn-job.ts';
import { goodPictures } from './good-pictures.ts';
import { seedGoods } from './mall/seed-goods.ts';
import type { PointsNeeds } from './needs.ts';
import { pointsOfficeRoutes } from './office-routes.ts';
import { pointsRoutes } from './routes.ts';

export type { PointsNeeds } from './needs.ts';
export { waitingPointExchanges } from './waiting.ts';

export function pointsModule(platform: Platform, needs: PointsNeeds): Module {
  const pictures = goodPictures(platform);
  return {
    name: 'points',
    bindings: pointsRoutes(platform, needs),
    officeBindings: pointsOfficeRoutes(platform.brand, pictures),
    plugin: pictures.plugin,
    lists: [serveList(listPointExchanges, 'office_point_exchange')],
    jobs: [earnJob(platform, needs), pictures.prune],
    seed: (database) => database.transaction((tx) => seedGoods(tx, needs.goods, platform.brand.currency)),
  };
}

/**
 * Promotions as data. An operator makes one of four kinds (a bonus upon a deposit, a free credit, a share of a loss, a rebate
 * upon stakes) with its terms, audience, window and budget; what it pays goes through `rewards` as bonus money and through
 * nothing else. A player has a promotion once in each cycle: the claim's key says so under any race. Money is locked before
 * the promotion's row, always in that order, and the budget is taken from that row. The cashier asks for deposits, a job
 * counts losses and stakes from figures, and what other modules run is shown among promotions by cards that they hand in.
 */
import { listPromotionClaims } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CashierNeeds } from '../cashier/index.ts';
import { countPromotionsJob } from './counting/count-promotions.ts';
import { depositBonus } from './deposits/deposit-bonus.ts';
import type { PromotionsNeeds } from './needs.ts';
import { promotionsOfficeRoutes } from './office-routes.ts';
import { pruneProofs } from './proofs/prune-proofs.ts';
import { promotionsRoutes } from './routes.ts';
import { seedPromotions } from './seed-promotions.ts';

export type { PromotionsNeeds } from './needs.ts';
export { waitingPromotionClaims } from './waiting.ts';

export type PromotionsModule = Module & { depositBonus: CashierNeeds['depositBonus'] };

export function promotionsModule(platform: Platform, needs: PromotionsNeeds): PromotionsModule {
  return {
    name: 'promotions',
    bindings: promotionsRoutes(platform, needs),
    officeBindings: promotionsOfficeRoutes(platform, needs),
    lists: [serveList(listPromotionClaims, 'office_promotion_claim')],
    jobs: [countPromotionsJob(platform), pruneProofs(platform)],
    seed: (database) => database.transaction((tx) => seedPromotions(tx, platform.brand, needs.seed)),
    depositBonus: depositBonus(platform),
  };
}

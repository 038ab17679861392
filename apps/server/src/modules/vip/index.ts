/**
 * Ranks of players. The ladder is rows that operators set; a rank is reached by deposits and stakes in all, counted from
 * figures, and kept by stakes within a period. Each minute those who played are evaluated, each night everybody, all in
 * statements over sets; a rise over several ranks notes the gift of each once. A rank that was lost comes back, without
 * gift, with the stakes that would have kept it. Gifts are laid out through `rewards`. What a rank brings is asked by the
 * functions of `benefits.ts`. Trial and closed accounts, and locked ones, are never moved or given to.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { vipJobs } from './evaluation/jobs.ts';
import { seedLadder } from './ladder/seed-ladder.ts';
import type { VipNeeds } from './needs.ts';
import { vipOfficeRoutes } from './office-routes.ts';
import { vipRoutes } from './routes.ts';
import { vipSettings } from './settings.ts';

export type { VipNeeds } from './needs.ts';
export { pointsPercentOf, withdrawalLimitsOf } from './benefits.ts';
export { rankLabelOf } from './ladder/rank-label.ts';

export function vipModule(platform: Platform, needs: VipNeeds): Module {
  const { brand, settings } = platform;
  const turnoverTimesHundredths = () => Math.round(settings.get(vipSettings.giftTurnover) * 100);
  return {
    name: 'vip',
    bindings: vipRoutes(platform, needs),
    officeBindings: vipOfficeRoutes(platform),
    jobs: vipJobs(platform, { currency: brand.currency, turnoverTimesHundredths }),
    seed: (database) => database.transaction((tx) => seedLadder(tx, needs.ranks, brand)),
  };
}

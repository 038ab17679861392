/**
 * What playing brings beside winnings: missions with their leaderboards, raffles and red envelopes. What a player has reached is
 * counted from figures at the instant at which it is asked for, never kept, so a bet that is rolled back counts no more until
 * the reward is claimed. Each thing is given once for each cycle, ticket or opening, under the lock of the player's wallet, and
 * paid through `rewards`. What chance gives follows from a seed that was committed to before
 * (`@pelita/games/giveaways`).
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { planRounds, planRoundsJob } from './envelopes/plan-rounds.ts';
import { giving } from './give.ts';
import { giveawaySeeds } from './giveaway-seeds.ts';
import { rankJob } from './leaderboards/rank-job.ts';
import type { ActivitiesNeeds } from './needs.ts';
import { activitiesOfficeRoutes } from './office-routes.ts';
import { activitiesRoutes } from './routes.ts';
import { seedActivities } from './seeding/seed-activities.ts';

export { activityCards } from './cards/cards.ts';
export type { ActivitiesNeeds } from './needs.ts';

export function activitiesModule(platform: Platform, needs: ActivitiesNeeds): Module {
  const parts = { ...needs, brand: platform.brand, give: giving(platform), seeds: giveawaySeeds(platform) };
  return {
    name: 'activities',
    bindings: activitiesRoutes(parts),
    officeBindings: activitiesOfficeRoutes(parts),
    jobs: [rankJob(parts), planRoundsJob(parts)],
    seed: (database) =>
      database.transaction(async (tx) => {
        await seedActivities(tx, parts);
        await planRounds(tx, parts);
      }),
  };
}

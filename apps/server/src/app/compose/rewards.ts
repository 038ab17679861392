import { pictureUrl } from '../../modules/catalogue/index.ts';
import { pointsModule, type PointsNeeds } from '../../modules/points/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type RewardsNeeds = Omit<PointsNeeds, 'pictureUrl'>;

/** What playing brings beside winnings. */
export function composeRewards(platform: Platform, needs: RewardsNeeds) {
  return { modules: [pointsModule(platform, { ...needs, pictureUrl })] };
}

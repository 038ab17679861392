import type { BrandContent } from '@pelita/contract';
import { activitiesModule, activityCards, type ActivitiesNeeds } from '../../modules/activities/index.ts';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { bonusesModule } from '../../modules/bonuses/index.ts';
import { pointsModule, type PointsNeeds } from '../../modules/points/index.ts';
import { referralCards, referralModule } from '../../modules/referral/index.ts';
import { promotionsModule, type PromotionsNeeds } from '../../modules/promotions/index.ts';
import { rewardsModule } from '../../modules/rewards/index.ts';
import { pointsPercentOf, vipModule, type VipNeeds } from '../../modules/vip/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type RewardsNeeds = Omit<PointsNeeds & ActivitiesNeeds, 'pictureUrl' | 'percentOf'> &
  Omit<VipNeeds, 'badgeUrl'> &
  Pick<PromotionsNeeds, 'bindControlled' | 'depositMethods'> & {
    promotions: PromotionsNeeds['seed'];
    referralSteps: BrandContent['referralSteps'];
  };

export const badgeUrl: VipNeeds['badgeUrl'] = (tone) => pictureUrl('rank', tone);

/** What playing brings beside winnings. */
export function composeRewards(platform: Platform, needs: RewardsNeeds) {
  const parts = { ...needs, pictureUrl };
  const steps = needs.referralSteps;
  const cards = [...activityCards(platform, parts), referralCards(platform, { steps, pictureUrl })];
  const promotions = promotionsModule(platform, { ...parts, seed: needs.promotions, cards });
  return {
    modules: [
      bonusesModule(platform),
      pointsModule(platform, { ...parts, percentOf: pointsPercentOf }),
      rewardsModule(platform),
      vipModule(platform, { ...needs, badgeUrl }),
      referralModule(platform, { steps }),
      promotions,
      activitiesModule(platform, parts),
    ],
    depositBonus: promotions.depositBonus,
  };
}

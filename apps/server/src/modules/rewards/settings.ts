import { feature } from '../../platform/settings/setting.ts';

export const rewardsSettings = {
  rewardCentre: feature('features.rewardCentre', 'REWCEN3', true),
};

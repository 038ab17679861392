/**
 * What a player can claim. Campaigns, missions, ranks, rebates and referrals lay rewards out here, once for each source and
 * reference, and pay in no other way: a press of the player claims one, or it is paid at once where no press is asked. Claim
 * and payment are one transaction under the player's wallet. What has passed its time is expired without anything being written.
 */
import * as contract from '@pelita/contract';
import { bind, bindReading } from '../../platform/http/binding.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimReward } from './claim-reward.ts';
import { getRewardList } from './get-reward-list.ts';

export { offerReward, payReward } from './offer-reward.ts';
export { rewardStatesOf, takeReward } from './take-reward.ts';
export type { RewardOffer } from './pay.ts';

export function rewardsModule(platform: Pick<Platform, 'brand' | 'settings'>): Module {
  return {
    name: 'rewards',
    bindings: [
      bindReading(contract.getRewardList, getRewardList(platform.brand)),
      bind(contract.claimReward, claimReward(platform)),
    ],
  };
}

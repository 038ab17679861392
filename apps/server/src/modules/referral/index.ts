/**
 * Friends whom players invite. Registering by a referral code puts the referrer into the account's row; what a friend pays
 * in and stakes, counted from figures, meets the steps of the programme, and each step earns once. Two accounts that share a
 * device, an address or a bank account are held for an operator. Earnings are laid out through `rewards` and in no other way.
 */
import * as contract from '@pelita/contract';
import * as office from '@pelita/contract/office';
import { bind, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { referralJobs } from './counting/jobs.ts';
import { getReferral } from './member/get-referral.ts';
import { getReferralFriends } from './member/get-referral-friends.ts';
import type { ReferralNeeds } from './needs.ts';
import { decideReferral } from './operators/decide-referral.ts';
import { programmeOf } from './programme.ts';

export { referralCards } from './member/referral-card.ts';
export type { ReferralNeeds } from './needs.ts';
export { waitingReferrals } from './waiting.ts';

export function referralModule(platform: Platform, needs: ReferralNeeds): Module {
  const programme = programmeOf(platform, needs);
  return {
    name: 'referral',
    bindings: [
      bindReading(contract.getReferral, getReferral(platform, programme)),
      bindReading(contract.getReferralFriends, getReferralFriends(platform, programme)),
    ],
    officeBindings: [
      bind(office.releaseReferral, (tx, { operator }, { params, body }) =>
        decideReferral(tx, operator, { friendId: params.id, state: 'counted', reason: body.reason }),
      ),
      bind(office.refuseReferral, (tx, { operator }, { params, body }) =>
        decideReferral(tx, operator, { friendId: params.id, state: 'refused', reason: body.reason }),
      ),
    ],
    lists: [serveList(office.listReferrals, 'office_referral')],
    jobs: referralJobs(platform, programme),
  };
}

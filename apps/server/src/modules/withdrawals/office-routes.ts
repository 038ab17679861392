import * as office from '@pelita/contract/office';
import type { Platform } from '../../platform/platform.ts';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { claimNext, claimOne, releaseClaim } from './operators/claims.ts';
import { approveHeld, forceReceipt, rejectHeld, resolveDispute } from './operators/decide.ts';
import { getForOperators, getProof } from './operators/read-withdrawals.ts';
import { lookTwice } from './operators/second-look.ts';

export function withdrawalOfficeRoutes(platform: Pick<Platform, 'settings'>, needs: WithdrawalNeeds): Binding[] {
  return [
    bindReading(office.getOfficeWithdrawal, getForOperators),
    bindReading(office.getWithdrawalProof, getProof),
    bind(office.claimNextWithdrawal, claimNext),
    bind(office.claimWithdrawal, claimOne),
    bind(office.releaseWithdrawalClaim, releaseClaim),
    bind(office.approveWithdrawal, approveHeld(platform, needs)),
    bind(office.rejectWithdrawal, rejectHeld),
    bind(office.forceWithdrawalReceipt, forceReceipt),
    bind(office.lookTwiceAtWithdrawal, lookTwice(needs)),
    bind(office.resolveWithdrawalDispute, resolveDispute),
  ];
}

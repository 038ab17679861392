import * as office from '@pelita/contract/office';
import type { Platform } from '../../platform/platform.ts';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { claimNext, claimOne, releaseClaim } from './operators/claims.ts';
import { approveHeld } from './operators/approve-withdrawal.ts';
import { forceReceipt } from './operators/force-receipt.ts';
import { getForOperators, getProof } from './operators/read-withdrawals.ts';
import { rejectHeld } from './operators/reject-withdrawal.ts';
import { returnByHand } from './operators/return-withdrawal.ts';
import { resolveDispute } from './operators/resolve-dispute.ts';

export function withdrawalOfficeRoutes(
  platform: Pick<Platform, 'settings' | 'storage'>,
  needs: WithdrawalNeeds,
): Binding[] {
  return [
    bindReading(office.getOfficeWithdrawal, getForOperators),
    bindLong(office.getWithdrawalProof, getProof(platform)),
    bind(office.claimNextWithdrawal, claimNext),
    bind(office.claimWithdrawal, claimOne),
    bind(office.releaseWithdrawalClaim, releaseClaim),
    needs.bindControlled(office.approveWithdrawal, approveHeld(platform, needs)),
    bind(office.rejectWithdrawal, rejectHeld),
    bind(office.forceWithdrawalReceipt, forceReceipt),
    needs.bindControlled(office.returnWithdrawal, returnByHand),
    needs.bindControlled(office.resolveWithdrawalDispute, resolveDispute(platform)),
  ];
}

import type { CallAnswer, CallInput } from '@pelita/contract';
import type { rejectWithdrawal } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { decideHeld } from './decide.ts';

/** The money is free again, and the player reads why. */
export async function rejectHeld(
  tx: Tx,
  { operator: { operatorId } }: CallerOf<typeof rejectWithdrawal>,
  { params: { id }, body }: CallInput<typeof rejectWithdrawal>,
): Promise<CallAnswer<typeof rejectWithdrawal>> {
  const reason = body.reason.trim();
  const held = { operatorId, id, claimNo: body.claimNo, state: 'review' } as const;
  return await decideHeld(tx, held, 'reject-withdrawal', (seen, actor) =>
    moveWithdrawal(tx, seen, 'reject', { actor, note: reason, change: { reason } }),
  );
}

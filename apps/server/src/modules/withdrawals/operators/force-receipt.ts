import type { CallAnswer, CallInput } from '@pelita/contract';
import type { forceWithdrawalReceipt } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { byReceipt, concludeReceipt } from '../receipt/conclude-receipt.ts';
import { decideHeld } from './decide.ts';

/** What the bank reported counts as received, whatever the player might say later. */
export async function forceReceipt(
  tx: Tx,
  { operator: { operatorId } }: CallerOf<typeof forceWithdrawalReceipt>,
  { params: { id }, body }: CallInput<typeof forceWithdrawalReceipt>,
): Promise<CallAnswer<typeof forceWithdrawalReceipt>> {
  const held = { operatorId, id, claimNo: body.claimNo, state: 'awaiting' } as const;
  return await decideHeld(tx, held, 'force-withdrawal-receipt', (seen, actor) =>
    concludeReceipt(tx, seen, byReceipt, { actor, note: body.reason.trim(), receivedMinor: seen.reported_minor }),
  );
}

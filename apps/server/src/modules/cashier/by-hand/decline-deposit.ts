import { type CallAnswer, type CallInput, decimalFromMinor } from '@pelita/contract';
import type { declineDeposit as declineCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { shortNumber } from '../../../platform/ids/short-number.ts';
import { recordAudit } from '../../audit/index.ts';
import { writeMessage } from '../../messages/index.ts';
import { orderLocked, setState } from '../store.ts';
import { officeDeposit } from './office-deposit.ts';
import { refuseUnlessWaiting } from './upload-slip.ts';

type Call = typeof declineCall;

/** No money moves; the player reads why. */
export async function declineByHand(
  tx: Tx,
  { operator }: CallerOf<Call>,
  { params, body: { reason } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const order = refuseUnlessWaiting(await orderLocked(tx, params.id));
  const { playerId, id: orderId, currency } = order;
  await setState(tx, order, 'failed', { reason });
  const values = {
    amount: decimalFromMinor(order.amountMinor, currency),
    currency,
    number: shortNumber('D', orderId),
    reason,
  };
  await writeMessage(tx, { playerId, name: 'depositDeclined', orderId, values });
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'decline-deposit',
    subject: `deposit:${orderId}`,
    after: { reason },
  });
  return await officeDeposit(tx, orderId);
}

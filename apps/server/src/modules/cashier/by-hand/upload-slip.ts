import { type CallAnswer, type CallInput, Refusal, type uploadDepositSlip as uploadCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';
import { repaintPicture } from '../../../platform/pictures/repaint-picture.ts';
import { depositOrderShape } from '../deposit-order-shape.ts';
import { expireAtDeadline } from '../expire-deposit.ts';
import { type DepositOrderRow, orderLocked, orderOfPlayer } from '../store.ts';
import { BY_HAND } from './by-hand.ts';
import { keepSlip } from './slip-store.ts';

type Call = typeof uploadCall;

/** How long operators have, once there is a slip. */
const SLIP_HOURS = 72;

/** Painted anew before it is kept. From here on the order waits for operators and no longer for the player. */
export async function uploadSlip(
  database: Database,
  who: CallerOf<Call>,
  { params, body }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  refuseUnlessWaiting(await database.reading((tx) => orderOfPlayer(tx, who.player.playerId, params.orderId)));
  const read = readPicture(body.picture);
  const picture = typeof read === 'string' ? null : await repaintPicture(read);
  if (picture === null)
    throw new Refusal('invalid_field', {
      fields: { picture: { key: typeof read === 'string' ? read : 'not_a_picture' } },
    });
  return await database.transaction(async (tx) => {
    const order = refuseUnlessWaiting(await orderLocked(tx, params.orderId));
    const expiresAt = tx.now.add({ hours: SLIP_HOURS });
    await keepSlip(tx, order, picture, expiresAt);
    await expireAtDeadline(tx, { id: order.id, expiresAt });
    return depositOrderShape({ ...order, expiresAt, slipAt: tx.now, queue: 'slip' }, tx.now);
  });
}

export function refuseUnlessWaiting(order: DepositOrderRow | null): DepositOrderRow {
  if (!order) throw new Refusal('deposit_order_unknown');
  if (order.provider !== BY_HAND) throw new Refusal('deposit_not_by_hand');
  if (order.state !== 'pending') throw new Refusal('deposit_not_pending');
  return order;
}

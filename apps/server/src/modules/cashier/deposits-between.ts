import type { PlayerId } from '@pelita/contract';
import { afterDeadline } from './deposit-states.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { type DepositOrderRow, ordersBetween } from './store.ts';

/** A player's deposit orders of a span, newest first; past its deadline one counts as expired. */
export async function depositsBetween(
  tx: Tx,
  playerId: PlayerId,
  span: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<DepositOrderRow[]> {
  const orders = await ordersBetween(tx, playerId, span);
  return orders.map((order) =>
    Temporal.Instant.compare(order.expiresAt, tx.now) <= 0 ? { ...order, state: afterDeadline(order.state) } : order,
  );
}

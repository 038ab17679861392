import type { Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import { afterDeadline } from './deposit-states.ts';
import { type DepositOrderRow, orderLocked, setState } from './store.ts';

const EXPIRE_DEPOSIT = 'cashier.expire-deposit';

/** Runs for each order at its deadline. The queue's clock is not ours: a job that comes early is put off, not dropped. */
export const expireDepositJob: JobHandler = { name: EXPIRE_DEPOSIT, handle: expireDeposit };

export async function expireDeposit(tx: Tx, { orderId }: Record<string, unknown>): Promise<void> {
  const order = await orderLocked(tx, String(orderId));
  if (!order) return;
  if (Temporal.Instant.compare(order.expiresAt, tx.now) > 0) return expireAtDeadline(tx, order);
  const state = afterDeadline(order.state);
  if (state !== order.state) await setState(tx, order, state);
}

/** Opening an order and coming early both put its end into the queue. */
export async function expireAtDeadline(tx: Tx, order: Pick<DepositOrderRow, 'id' | 'expiresAt'>): Promise<void> {
  await tx.enqueue({ name: EXPIRE_DEPOSIT, data: { orderId: order.id }, startAfter: order.expiresAt });
}

import { type DepositOrder, decimalFromMinor } from '@pelita/contract';
import { afterDeadline } from './deposit-states.ts';
import type { DepositOrderRow } from './store.ts';

/** An order as the player sees it. Past its deadline it reads as expired, also before the job has noted so. */
export function depositOrderShape(order: DepositOrderRow, now: Temporal.Instant): DepositOrder {
  const isOverdue = Temporal.Instant.compare(order.expiresAt, now) <= 0;
  return {
    orderId: order.id,
    method: order.method,
    amount: decimalFromMinor(order.amountMinor, order.currency),
    receivedAmount: decimalFromMinor(order.receivedMinor, order.currency),
    currency: order.currency,
    status: isOverdue ? afterDeadline(order.state) : order.state,
    payUrl: order.payUrl,
    createdAt: order.createdAt.toString(),
    expiresAt: order.expiresAt.toString(),
  };
}

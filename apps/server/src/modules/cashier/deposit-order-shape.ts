import { type DepositOrder, decimalFromMinor, feeOf } from '@pelita/contract';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { afterDeadline } from './deposit-states.ts';
import type { DepositOrderRow } from './store.ts';

/** An order as the player sees it. Past its deadline it reads as expired, also before the job has noted so. */
export function depositOrderShape(order: DepositOrderRow, now: Temporal.Instant): DepositOrder {
  const isOverdue = Temporal.Instant.compare(order.expiresAt, now) <= 0;
  return {
    orderId: order.id,
    number: shortNumber('D', order.id),
    method: order.method,
    kind: order.kind,
    amount: decimalFromMinor(order.amountMinor, order.currency),
    receivedAmount: decimalFromMinor(order.receivedMinor, order.currency),
    fee: decimalFromMinor(
      order.receivedMinor > 0n ? order.feeMinor : feeOf(order.feeRule, order.amountMinor),
      order.currency,
    ),
    currency: order.currency,
    status: isOverdue ? afterDeadline(order.state) : order.state,
    payUrl: order.payUrl,
    promotionId: order.promotionId,
    hasSlip: order.slipAt !== null,
    reason: order.reason,
    isLate: order.queue === 'late',
    createdAt: order.createdAt.toString(),
    expiresAt: order.expiresAt.toString(),
  };
}

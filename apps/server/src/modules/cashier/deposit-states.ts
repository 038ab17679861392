import type { DepositStatus } from '@pelita/contract';

/**
 * A deposit order's life: pending until the bank speaks or time runs out. Money that arrived is booked, however late
 * and whatever came before: a payment confirms an order that had expired or failed. Nothing undoes a confirmed order.
 */
export type PaymentOutcome = 'paid' | 'failed';

export function afterPaymentOutcome(state: DepositStatus, outcome: PaymentOutcome): DepositStatus {
  if (outcome === 'paid') return 'confirmed';
  return state === 'pending' ? 'failed' : state;
}

export function afterDeadline(state: DepositStatus): DepositStatus {
  return state === 'pending' ? 'expired' : state;
}

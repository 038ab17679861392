import type { PaymentNotice } from '../../../platform/providers/payments/payment-provider.ts';
import type { DepositOrderRow } from '../store.ts';

/** What a person may let the bank do with an order. */
export const bankActs = ['confirm', 'fail', 'short', 'twice', 'delay'] as const;
export type BankAct = (typeof bankActs)[number];

/** The notices that an act sends now; `delay` sends none until the deadline has passed. */
export function noticesOf(act: BankAct, order: DepositOrderRow): PaymentNotice[] {
  const paid = paidNotice(order, order.amountMinor);
  switch (act) {
    case 'confirm':
      return [paid];
    case 'twice':
      return [paid, paid];
    case 'short':
      return [paidNotice(order, order.amountMinor / 2n)];
    case 'fail':
      return [{ ...paid, reference: `${order.id}-refused`, outcome: 'failed', amountMinor: 0n }];
    case 'delay':
      return [];
  }
}

/** A person pays an order once, so the bank's own reference is the order's: pressing again pays nothing more. */
export function paidNotice(order: DepositOrderRow, amountMinor: bigint): PaymentNotice {
  return { orderId: order.id, reference: `${order.id}-paid`, outcome: 'paid', amountMinor, currency: order.currency };
}

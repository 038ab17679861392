import type { CurrencyCode } from '@pelita/contract';

/** An external provider that takes players' money: it shows a page to pay on and sends signed notices of what happened. */
export interface PaymentProvider {
  readonly code: string;
  /** The address of the page on which the player pays this order. */
  payUrl(order: PaymentOrder): string;
  /** A notice that this provider really sent, lately; null for anything else. */
  readNotice(body: string, signature: string, now: Temporal.Instant): PaymentNotice | null;
}

export type PaymentOrder = {
  orderId: string;
  amountMinor: bigint;
  currency: CurrencyCode;
  expiresAt: Temporal.Instant;
};

export type PaymentNotice = {
  orderId: string;
  /** The provider's own id of this movement: the same notice sent twice carries the same. */
  reference: string;
  outcome: 'paid' | 'failed';
  /** What was paid, which may differ from what was ordered. 0 when it failed. */
  amountMinor: bigint;
  currency: CurrencyCode;
};

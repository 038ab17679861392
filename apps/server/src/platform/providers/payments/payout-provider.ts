import type { CurrencyCode } from '@pelita/contract';

/** A payout as it is sent, and asked about, by an id of ours that stands for it for ever. */
export type Payout = {
  payoutId: string;
  amountMinor: bigint;
  currency: CurrencyCode;
  payee: { bankName: string; holderName: string; accountNumber: string };
};

/**
 * `done`: paid, less or more than was asked included. `taken`: it will be. `refused`: it never will be. `returned`: it
 * was paid and has come back. `unknown`: no answer,
 * or one that cannot be used; it may have been paid, or may yet be.
 */
export type PayoutAnswer =
  | { outcome: 'done'; paidMinor: bigint; reference: string }
  | { outcome: 'taken' | 'refused' | 'returned' | 'unknown' };
/** `unseen`: the provider has not heard of it, which does not say that it never will. */
export type PayoutQueryAnswer = PayoutAnswer | { outcome: 'unseen' };

/**
 * An external provider that pays players. An adapter never throws: whatever goes wrong on the way is `unknown`. The same id
 * twice is one payout. A notice of the provider moves nothing by itself: it makes us ask.
 */
export interface PayoutProvider {
  readonly code: string;
  pay(payout: Payout): Promise<PayoutAnswer>;
  query(payout: Payout): Promise<PayoutQueryAnswer>;
}

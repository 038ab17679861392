import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentNotice } from '../../platform/providers/payments/payment-provider.ts';

/** What this module asks of those below it; the application hands it in. */
export type AdyenNeeds = {
  originFor: (host: string) => string;
  /** Books a payment of a deposit order, once for each reference. */
  settleDeposit: (tx: Tx, provider: string, notice: PaymentNotice) => Promise<void>;
  /** Makes the withdrawal of a payout ask what became of it; false for an id that is none of ours. */
  askAboutPayout: (tx: Tx, payoutId: string) => Promise<boolean>;
};

import type { Tx } from '../../platform/database/tx.ts';
import type { PaidNotice } from '../../platform/providers/payments/adyen/adyen-notices.ts';
import type { PaymentLink } from '../../platform/providers/payments/adyen/adyen-links.ts';
import { ADYEN } from '../../platform/providers/payments/adyen/adyen-payouts.ts';
import type { AdyenNeeds } from './needs.ts';
import { type LinkRow, lockLink, noteLink } from './store.ts';

type Settle = AdyenNeeds['settleDeposit'];

/**
 * Books what a notice tells, once for each payment. The first notice after the link itself has told of its payment only gives
 * it its name. A second payment is booked too: money that arrived is booked. False where the order has no link of ours.
 */
export async function settleNotice(tx: Tx, settle: Settle, notice: PaidNotice): Promise<boolean> {
  const link = await lockLink(tx, notice.orderId);
  if (!link) return false;
  const { pspReference, amountMinor, currency } = notice;
  // Booked under the link's own reference before, so the cashier would not know it again.
  if (link.paid_by === pspReference) return true;
  const isNameOfKnown = link.state === 'paid' && link.paid_by === null;
  if (!isNameOfKnown) await book(tx, settle, link, { reference: pspReference, amountMinor, currency });
  if (link.paid_by === null) await noteLink(tx, link, { state: 'paid', paid_by: pspReference });
  return true;
}

/** Books what the link itself tells, where no notice has. */
export async function settleLink(tx: Tx, settle: Settle, orderId: string, told: PaymentLink): Promise<void> {
  const link = await lockLink(tx, orderId);
  if (!link || link.state === 'paid') return;
  const { linkId, amountMinor, currency } = told;
  await book(tx, settle, link, { reference: `link:${linkId}`, amountMinor, currency });
  await noteLink(tx, link, { state: 'paid' });
}

async function book(
  tx: Tx,
  settle: Settle,
  { order_id: orderId }: LinkRow,
  paid: { reference: string } & Pick<PaymentLink, 'amountMinor' | 'currency'>,
): Promise<void> {
  await settle(tx, ADYEN, { orderId, outcome: 'paid', ...paid });
}

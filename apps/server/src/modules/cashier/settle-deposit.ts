import { decimalFromMinor, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentNotice } from '../../platform/providers/payments/payment-provider.ts';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { postTransfer } from '../ledger/index.ts';
import { writeMessage } from '../messages/index.ts';
import { afterPaymentOutcome } from './deposit-states.ts';
import { enqueueArrivalMail } from './mail-deposit-arrival.ts';
import type { CashierNeeds } from './needs.ts';
import { type DepositOrderRow, type DepositQueue, notePayment, orderLocked, setState } from './store.ts';

/**
 * What a payment provider told us about an order, already proved to be its word. A payment is credited once however
 * often the notice comes; a payment of another amount credits what arrived. Order, payment, money and the player's
 * message are one transaction, and the mail's job with them.
 */
export function settleDeposit({ mail, openTurnover }: Pick<CashierNeeds, 'mail' | 'openTurnover'>) {
  return async (tx: Tx, provider: string, notice: PaymentNotice): Promise<void> => {
    const order = await orderLocked(tx, notice.orderId);
    if (!order || order.provider !== provider || order.currency !== notice.currency)
      throw new Refusal('deposit_order_unknown');
    if (notice.outcome === 'paid' && !(await creditPayment(tx, order, notice))) return;

    if (notice.outcome === 'paid') await openTurnover(tx, turnoverOf(order, notice));
    const state = afterPaymentOutcome(order.state, notice.outcome);
    if (state !== order.state || notice.outcome === 'paid')
      await setState(tx, order, state, { queue: queueOf(order, notice) });
    if (state !== order.state || notice.outcome === 'paid') await tellPlayer(tx, order, notice);
    if (notice.outcome === 'paid' && mail) await enqueueArrivalMail(tx, order, notice.amountMinor);
  };
}

/** Late money and money of another amount is booked as it came; operators see which. */
function queueOf(order: DepositOrderRow, { outcome, amountMinor }: PaymentNotice): DepositQueue {
  if (outcome !== 'paid') return order.queue;
  if (order.state === 'expired' || order.state === 'failed') return 'late';
  const receivedMinor = order.receivedMinor + amountMinor;
  if (receivedMinor === order.amountMinor) return 'none';
  return receivedMinor < order.amountMinor ? 'short' : 'over';
}

/** False when this payment was credited before. */
async function creditPayment(tx: Tx, order: DepositOrderRow, notice: PaymentNotice): Promise<boolean> {
  if (!(await notePayment(tx, order, notice.reference, notice.amountMinor))) return false;
  await postTransfer(tx, {
    playerId: order.playerId,
    book: 'real',
    source: 'cashier',
    key: `deposit:${order.id}:${notice.reference}`,
    kind: 'deposit',
    direction: 'credit',
    counterAccount: `house:cash:${order.provider}`,
    amountMinor: notice.amountMinor,
    currency: order.currency,
    reference: order.id,
  });
  return true;
}

function turnoverOf({ playerId, id, currency }: DepositOrderRow, { reference, amountMinor }: PaymentNotice) {
  return { playerId, reference: `${id}:${reference}`, currency, amountMinor };
}

async function tellPlayer(tx: Tx, order: DepositOrderRow, { outcome, amountMinor }: PaymentNotice): Promise<void> {
  const { playerId, id: orderId, currency } = order;
  const isPaid = outcome === 'paid';
  const amount = decimalFromMinor(isPaid ? amountMinor : order.amountMinor, currency);
  const values = { amount, currency, number: shortNumber('D', orderId) };
  await writeMessage(tx, { playerId, name: isPaid ? 'depositArrival' : 'depositFailed', orderId, values });
}

import { decimalFromMinor, feeOf, type MessageName, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentNotice } from '../../platform/providers/payments/payment-provider.ts';
import { shortNumber } from '../../platform/ids/short-number.ts';
import { postDebt, postTransfer } from '../ledger/index.ts';
import { writeMessage } from '../messages/index.ts';
import { afterPaymentOutcome } from './deposit-states.ts';
import { enqueueArrivalMail } from './mail-deposit-arrival.ts';
import type { CashierNeeds } from './needs.ts';
import { type DepositOrderRow, type DepositQueue, notePayment, orderLocked, setState } from './store.ts';

/**
 * What a payment provider told us about an order, already proved to be its word. A payment is credited once however
 * often the notice comes; a payment of another amount credits what arrived, and costs what the order said of it. Order,
 * payment, money and the player's message are one transaction, and the mail's job with them.
 */
export function settleDeposit({
  mail,
  openTurnover,
  depositBonus,
}: Pick<CashierNeeds, 'mail' | 'openTurnover' | 'depositBonus'>) {
  return async (tx: Tx, provider: string, notice: PaymentNotice): Promise<void> => {
    const order = await orderLocked(tx, notice.orderId);
    if (!order || order.provider !== provider || order.currency !== notice.currency)
      throw new Refusal('deposit_order_unknown');
    const isPaid = notice.outcome === 'paid';
    const netMinor = isPaid ? notice.amountMinor - feeOf(order.feeRule, notice.amountMinor) : 0n;
    if (isPaid && !(await creditPayment(tx, order, notice))) return;

    if (isPaid && netMinor > 0n) await openTurnover(tx, turnoverOf(order, notice, netMinor));
    if (isPaid && netMinor > 0n && order.promotionId !== null)
      await depositBonus.pay(tx, bonusOf(order, order.promotionId, netMinor));
    const state = afterPaymentOutcome(order.state, notice.outcome);
    if (state === order.state && !isPaid) return;
    const queue = queueOf(order, notice);
    await setState(tx, order, state, { queue });
    await tellPlayer(tx, order, { name: messageOf(notice, queue), amountMinor: isPaid ? netMinor : order.amountMinor });
    if (isPaid && mail) await enqueueArrivalMail(tx, order, netMinor);
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
  const { reference, amountMinor } = notice;
  const feeMinor = feeOf(order.feeRule, amountMinor);
  if (!(await notePayment(tx, order, { reference, amountMinor, feeMinor }))) return false;
  const { playerId, currency } = order;
  const about = { playerId, book: 'real', source: 'cashier', currency, reference: order.id } as const;
  const { availableMinor } = await postTransfer(tx, {
    ...about,
    key: `deposit:${order.id}:${reference}`,
    kind: 'deposit',
    direction: 'credit',
    counterAccount: `house:cash:${order.provider}`,
    amountMinor,
  });
  if (feeMinor === 0n) return true;
  const fee = {
    ...about,
    key: `fee:${order.id}:${reference}`,
    kind: 'fee',
    counterAccount: 'house:fee',
    amountMinor: feeMinor,
  } as const;
  // What came may have gone to an older debt; then the fee is owed too.
  if (availableMinor >= feeMinor) await postTransfer(tx, { ...fee, direction: 'debit' });
  else await postDebt(tx, fee);
  return true;
}

function turnoverOf({ playerId, id, currency }: DepositOrderRow, { reference }: PaymentNotice, amountMinor: bigint) {
  return { playerId, reference: `${id}:${reference}`, currency, amountMinor };
}

function bonusOf({ playerId, id, method, createdAt }: DepositOrderRow, promotionId: string, amountMinor: bigint) {
  return { playerId, promotionId, method, amountMinor, orderId: id, requestedAt: createdAt };
}

function messageOf({ outcome }: PaymentNotice, queue: DepositQueue): MessageName {
  if (outcome === 'failed') return 'depositFailed';
  if (queue === 'late') return 'depositLate';
  return queue === 'short' || queue === 'over' ? 'depositDiffers' : 'depositArrival';
}

async function tellPlayer(
  tx: Tx,
  { playerId, id: orderId, currency }: DepositOrderRow,
  { name, amountMinor }: { name: MessageName; amountMinor: bigint },
): Promise<void> {
  const values = { amount: decimalFromMinor(amountMinor, currency), currency, number: shortNumber('D', orderId) };
  await writeMessage(tx, { playerId, name, orderId, values });
}

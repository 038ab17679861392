import { type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type { getDepositSlip, getOfficeDeposit } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { shortNumber } from '../../../platform/ids/short-number.ts';
import { usernames } from '../../accounts/index.ts';
import { orderById, paymentsOf } from '../store.ts';
import { slipOf } from './slip-store.ts';
import { BY_HAND } from './by-hand.ts';

type GetCall = typeof getOfficeDeposit;
type SlipCall = typeof getDepositSlip;

export async function getDepositForOperators(
  tx: Tx,
  _who: CallerOf<GetCall>,
  { params }: CallInput<GetCall>,
): Promise<CallAnswer<GetCall>> {
  return await officeDeposit(tx, params.id);
}

export async function getSlip(
  tx: Tx,
  _who: CallerOf<SlipCall>,
  { params }: CallInput<SlipCall>,
): Promise<CallAnswer<SlipCall>> {
  const order = await orderById(tx, params.id);
  const slip = order && (await slipOf(tx, order));
  if (!slip) throw new Refusal('deposit_order_unknown');
  return { mediaType: slip.mediaType, picture: Buffer.from(slip.bytes).toString('base64') };
}

/** As it is now in this transaction. */
export async function officeDeposit(tx: Tx, id: string): Promise<CallAnswer<GetCall>> {
  const order = await orderById(tx, id);
  if (!order) throw new Refusal('deposit_order_unknown');
  const money = (minor: bigint) => decimalFromMinor(minor, order.currency);
  const names = await usernames(tx, [order.playerId]);
  return {
    id: order.id,
    number: shortNumber('D', order.id),
    playerId: order.playerId,
    username: names.get(order.playerId) ?? '',
    method: order.method,
    provider: order.provider,
    state: order.state,
    queue: order.queue,
    amount: money(order.amountMinor),
    received: money(order.receivedMinor),
    fee: money(order.feeMinor),
    currency: order.currency,
    isByHand: order.provider === BY_HAND,
    hasSlip: order.slipAt !== null,
    reason: order.reason,
    createdAt: order.createdAt.toString(),
    expiresAt: order.expiresAt.toString(),
    payments: (await paymentsOf(tx, order)).map(({ reference, amountMinor, at }) => ({
      reference,
      amount: money(amountMinor),
      at: at.toString(),
    })),
  };
}

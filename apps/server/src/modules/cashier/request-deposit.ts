import {
  type CallAnswer,
  type CallInput,
  type DepositOrderId,
  Refusal,
  type requestDeposit as requestDepositCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { PaymentProvider } from '../../platform/providers/payments/payment-provider.ts';
import { BY_HAND } from './by-hand/by-hand.ts';
import { amountWithinLimits, kindOf, methodByCode, type OfferedMethod, refuseWhenClosed } from './deposit-methods.ts';
import { depositOrderShape } from './deposit-order-shape.ts';
import { expireAtDeadline } from './expire-deposit.ts';
import type { CashierNeeds } from './needs.ts';
import { countPending, type DepositOrderRow, insertOrder, orderByKey, standInLine } from './store.ts';

type Call = typeof requestDepositCall;

/** A player may wait for this many banks at once. */
export const OPEN_DEPOSITS_MAXIMUM = 5;

/**
 * Opens a deposit order and answers where to pay it. No money moves here. The same key with the same content answers
 * the same order; with other content it is refused.
 */
export function requestDeposit(needs: CashierNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { params, body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const method = methodByCode(needs, params.method);
    const amountMinor = amountWithinLimits(method, body.amount, needs.currency);
    const { playerId } = who.player;
    const promotionId = body.promotionId ?? null;

    await standInLine(tx, playerId);
    const earlier = await orderByKey(tx, playerId, who.idempotencyKey);
    if (earlier)
      return depositOrderShape(sameRequest(earlier, { method: method.code, amountMinor, promotionId }), tx.now);
    refuseWhenClosed(method, tx.now, needs.timeZone);
    if ((await countPending(tx, playerId)) >= OPEN_DEPOSITS_MAXIMUM) throw new Refusal('too_many_open_deposits');
    await needs.refuseUnverified(tx, { kind: 'deposit', playerId, currency: needs.currency, amountMinor });
    await needs.refuseOverLimit(tx, { playerId, currency: needs.currency, amountMinor });
    if (promotionId !== null)
      await needs.depositBonus.join(tx, { playerId, promotionId, method: method.code, amountMinor });

    const order = newOrder(tx, needs, {
      playerId,
      idempotencyKey: who.idempotencyKey,
      method,
      amountMinor,
      promotionId,
      language: who.language,
      origin: needs.originFor(who.host),
    });
    await insertOrder(tx, order);
    await expireAtDeadline(tx, order);
    return depositOrderShape(order, tx.now);
  };
}

function sameRequest(
  earlier: DepositOrderRow,
  { method, amountMinor, promotionId }: Pick<DepositOrderRow, 'method' | 'amountMinor' | 'promotionId'>,
): DepositOrderRow {
  if (earlier.method !== method || earlier.amountMinor !== amountMinor || earlier.promotionId !== promotionId)
    throw new Refusal('idempotency_key_reused');
  return earlier;
}

/** The room of the portal in which what is paid by hand is shown. */
const OWN_PAGE = '/?modal=member-centre&room=depositv2';

type Asked = Pick<DepositOrderRow, 'playerId' | 'idempotencyKey' | 'amountMinor' | 'promotionId' | 'language'> & {
  method: OfferedMethod;
  origin: string;
};

function newOrder(tx: Tx, needs: CashierNeeds, { method, origin, ...asked }: Asked): DepositOrderRow {
  const id = tx.newId<DepositOrderId>();
  const expiresAt = tx.now.add({ minutes: method.minutesToPay });
  const { currency } = needs;
  return {
    ...asked,
    id,
    method: method.code,
    provider: method.payTo ? BY_HAND : method.provider,
    kind: kindOf(method),
    feeRule: method.feeRule,
    feeMinor: 0n,
    receivedMinor: 0n,
    currency,
    state: 'pending',
    payUrl: payUrl(needs, method, { orderId: id, amountMinor: asked.amountMinor, currency, expiresAt }, origin),
    createdAt: tx.now,
    expiresAt,
    queue: 'none',
    slipAt: null,
    reason: null,
  };
}

function payUrl(
  { providers }: Pick<CashierNeeds, 'providers'>,
  { code, provider: providerCode, payTo }: Asked['method'],
  payment: Parameters<PaymentProvider['payUrl']>[0],
  origin: string,
): string {
  if (payTo) return new URL(OWN_PAGE, origin).href;
  const provider = providers[providerCode];
  if (!provider) throw new Error(`the deposit method ${code} names the provider ${providerCode}, which is not there`);
  return new URL(provider.payUrl(payment), origin).href;
}

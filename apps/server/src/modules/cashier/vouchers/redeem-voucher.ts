import {
  type CallAnswer,
  type CallInput,
  type DepositOrderId,
  Refusal,
  type redeemVoucher as redeemCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountAttemptKey, countAttempt, returnAttempt } from '../../accounts/index.ts';
import { type OfferedMethod, refuseWhenClosed, voucherMethod } from '../deposit-methods.ts';
import { depositOrderShape } from '../deposit-order-shape.ts';
import type { CashierNeeds } from '../needs.ts';
import { settleDeposit } from '../settle-deposit.ts';
import { type DepositOrderRow, insertOrder, orderByKey, orderOfPlayer, standInLine } from '../store.ts';
import { noteRedeemed, voucherLocked } from './store.ts';
import { voucherHash } from './voucher-code.ts';
import { VOUCHER } from './voucher.ts';

type Call = typeof redeemCall;

/**
 * A code becomes a deposit that has arrived: voucher, order, money and message in one transaction. A try is counted before
 * it is judged and given back when the code was good, so codes cannot be guessed.
 */
export function redeemVoucher(platform: Platform, needs: CashierNeeds) {
  const settle = settleDeposit(needs);
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const method = voucherMethod(needs);
    const attempts = accountAttemptKey('voucher', who.player.playerId);
    await countAttempt(database, platform.clock.now(), attempts);
    const hash = await voucherHash(platform, body.code);
    return await database.transaction(async (tx) => {
      const order = await redeemed(tx, who, hash, { method, needs, settle });
      returnAttempt(tx, attempts);
      return depositOrderShape(order, tx.now);
    });
  };
}

type With = { method: OfferedMethod; needs: CashierNeeds; settle: ReturnType<typeof settleDeposit> };

async function redeemed(
  tx: Tx,
  who: CallerOf<Call>,
  hash: Buffer,
  { method, needs, settle }: With,
): Promise<DepositOrderRow> {
  const { playerId } = who.player;
  await standInLine(tx, playerId);
  const earlier = await orderByKey(tx, playerId, who.idempotencyKey);
  const voucher = await voucherLocked(tx, hash);
  if (earlier) {
    if (voucher?.order_id !== earlier.id) throw new Refusal('idempotency_key_reused');
    return earlier;
  }
  refuseWhenClosed(method, tx.now, needs.timeZone);
  if (!voucher || voucher.voided_at) throw new Refusal('voucher_unknown');
  if (voucher.redeemed_at) throw new Refusal('voucher_redeemed');
  await needs.refuseOverLimit(tx, { playerId, currency: needs.currency, amountMinor: voucher.amount_minor });
  if (Temporal.Instant.compare(voucher.expires_at, tx.now) <= 0) throw new Refusal('voucher_expired');

  const id = tx.newId<DepositOrderId>();
  const { amount_minor: amountMinor, currency } = voucher;
  await insertOrder(tx, {
    playerId,
    id,
    idempotencyKey: who.idempotencyKey,
    method: method.code,
    provider: VOUCHER,
    kind: 'voucher',
    feeRule: method.feeRule,
    feeMinor: 0n,
    amountMinor,
    receivedMinor: 0n,
    currency,
    language: who.language,
    state: 'pending',
    payUrl: '',
    createdAt: tx.now,
    expiresAt: tx.now,
    queue: 'none',
    slipAt: null,
    reason: null,
    promotionId: null,
  });
  await noteRedeemed(tx, hash, { playerId, orderId: id });
  await settle(tx, VOUCHER, { orderId: id, reference: id, outcome: 'paid', amountMinor, currency });
  const order = await orderOfPlayer(tx, playerId, id);
  if (!order) throw new Error(`the order ${id} of a voucher is not there`);
  return order;
}

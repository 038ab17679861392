import type { CurrencyCode, DepositKind, DepositOrderId, DepositStatus, FeeRule, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type CashierTables = {
  deposit_order: {
    player_id: string;
    id: string;
    idempotency_key: string;
    method: string;
    provider: string;
    kind: DepositKind;
    fee_basis_points: number;
    fee_fixed_minor: bigint;
    fee_maximum_minor: bigint | null;
    fee_minor: bigint;
    amount_minor: bigint;
    received_minor: bigint;
    currency: string;
    language: string;
    state: DepositStatus;
    pay_url: string;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    settled_at: Temporal.Instant | null;
    queue: DepositQueue;
    slip_at: Temporal.Instant | null;
    reason: string | null;
    promotion_id: string | null;
  };
  deposit_payment: {
    player_id: string;
    order_id: string;
    provider_reference: string;
    amount_minor: bigint;
    noticed_at: Temporal.Instant;
  };
  depositor: { player_id: string; last_request_at: Temporal.Instant };
};

/** Why operators should look at an order. */
export type DepositQueue = 'none' | 'slip' | 'short' | 'over' | 'late';

export type DepositOrderRow = {
  playerId: PlayerId;
  id: DepositOrderId;
  idempotencyKey: string;
  method: string;
  provider: string;
  kind: DepositKind;
  /** As it was shown when the order was opened. */
  feeRule: FeeRule;
  /** Taken so far. */
  feeMinor: bigint;
  amountMinor: bigint;
  receivedMinor: bigint;
  currency: CurrencyCode;
  /** In which the player asked. */
  language: string;
  state: DepositStatus;
  payUrl: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  queue: DepositQueue;
  slipAt: Temporal.Instant | null;
  reason: string | null;
  /** That it was requested for. */
  promotionId: string | null;
};

/** From here to the commit, no other request of this player passes the same line. */
export async function standInLine(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx)
    .insertInto('depositor')
    .values({ player_id: playerId, last_request_at: tx.now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ last_request_at: tx.now }))
    .execute();
}

export async function insertOrder(tx: Tx, order: DepositOrderRow): Promise<void> {
  await tables(tx)
    .insertInto('deposit_order')
    .values({
      player_id: order.playerId,
      id: order.id,
      idempotency_key: order.idempotencyKey,
      method: order.method,
      provider: order.provider,
      kind: order.kind,
      fee_basis_points: order.feeRule.basisPoints,
      fee_fixed_minor: order.feeRule.fixedMinor,
      fee_maximum_minor: order.feeRule.maximumMinor,
      fee_minor: order.feeMinor,
      amount_minor: order.amountMinor,
      received_minor: order.receivedMinor,
      currency: order.currency,
      language: order.language,
      state: order.state,
      pay_url: order.payUrl,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
      settled_at: null,
      queue: order.queue,
      slip_at: order.slipAt,
      reason: order.reason,
      promotion_id: order.promotionId,
    })
    .execute();
}

export async function orderByKey(tx: Tx, playerId: PlayerId, idempotencyKey: string): Promise<DepositOrderRow | null> {
  const row = await orders(tx)
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ? orderRow(row) : null;
}

export async function orderOfPlayer(tx: Tx, playerId: PlayerId, orderId: string): Promise<DepositOrderRow | null> {
  const row = await orders(tx).where('player_id', '=', playerId).where('id', '=', orderId).executeTakeFirst();
  return row ? orderRow(row) : null;
}

export async function ordersBetween(
  tx: Tx,
  playerId: PlayerId,
  { begins, ends }: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<DepositOrderRow[]> {
  const rows = await orders(tx)
    .where('player_id', '=', playerId)
    .where('created_at', '>=', begins)
    .where('created_at', '<', ends)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(orderRow);
}

/** Whoever the order belongs to: for the outside party that it is paid to. */
export async function orderById(tx: Tx, orderId: string): Promise<DepositOrderRow | null> {
  const row = await orders(tx).where('id', '=', orderId).executeTakeFirst();
  return row ? orderRow(row) : null;
}

/** The order locked until the commit, so that two notices about it cannot both see it pending. */
export async function orderLocked(tx: Tx, orderId: string): Promise<DepositOrderRow | null> {
  const row = await orders(tx).where('id', '=', orderId).forUpdate().executeTakeFirst();
  return row ? orderRow(row) : null;
}

/** Of one provider, for the page that plays its bank. */
export async function newestOrders(tx: Tx, provider: string, limit: number): Promise<DepositOrderRow[]> {
  return (await orders(tx).where('provider', '=', provider).orderBy('created_at', 'desc').limit(limit).execute()).map(
    orderRow,
  );
}

export async function countPending(tx: Tx, playerId: PlayerId): Promise<number> {
  const row = await tables(tx)
    .selectFrom('deposit_order')
    .select((select) => select.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', tx.now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function setState(
  tx: Tx,
  order: DepositOrderRow,
  state: DepositStatus,
  { queue = 'none', reason = null }: { queue?: DepositQueue; reason?: string | null } = {},
): Promise<void> {
  await tables(tx)
    .updateTable('deposit_order')
    .set({ state, settled_at: tx.now, queue, reason })
    .where('player_id', '=', order.playerId)
    .where('id', '=', order.id)
    .execute();
}

/** Notes a payment, and what it came to and cost with the order; false when this very payment was noted before. */
export async function notePayment(
  tx: Tx,
  order: DepositOrderRow,
  { reference, amountMinor, feeMinor }: { reference: string; amountMinor: bigint; feeMinor: bigint },
): Promise<boolean> {
  const noted = await tables(tx)
    .insertInto('deposit_payment')
    .values({
      player_id: order.playerId,
      order_id: order.id,
      provider_reference: reference,
      amount_minor: amountMinor,
      noticed_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!noted) return false;
  await tables(tx)
    .updateTable('deposit_order')
    .set((set) => ({
      received_minor: set('received_minor', '+', amountMinor),
      fee_minor: set('fee_minor', '+', feeMinor),
    }))
    .where('player_id', '=', order.playerId)
    .where('id', '=', order.id)
    .execute();
  return true;
}

export async function depositsOf(
  tx: Tx,
  playerId: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<{ rows: DepositOrderRow[]; total: number }> {
  const rows = await orders(tx)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await tables(tx)
    .selectFrom('deposit_order')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(orderRow), total: Number(total) };
}

export async function paymentsOf(
  tx: Tx,
  { playerId, id }: DepositOrderRow,
): Promise<{ reference: string; amountMinor: bigint; at: Temporal.Instant }[]> {
  const rows = await tables(tx)
    .selectFrom('deposit_payment')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_id', '=', id)
    .orderBy('noticed_at')
    .execute();
  return rows.map((row) => ({ reference: row.provider_reference, amountMinor: row.amount_minor, at: row.noticed_at }));
}

/** Whether another order was paid under this reference. */
export async function isReferenceTaken(tx: Tx, reference: string): Promise<boolean> {
  const rows = await tables(tx)
    .selectFrom('deposit_payment')
    .select('order_id')
    .where('provider_reference', '=', reference)
    .limit(1)
    .execute();
  return rows.length > 0;
}

function tables(tx: Tx): Kysely<CashierTables> {
  return tx.tables<CashierTables>();
}

function orders(tx: Tx) {
  return tables(tx).selectFrom('deposit_order').selectAll();
}

function orderRow(row: CashierTables['deposit_order']): DepositOrderRow {
  return {
    playerId: row.player_id as PlayerId,
    id: row.id as DepositOrderId,
    idempotencyKey: row.idempotency_key,
    method: row.method,
    provider: row.provider,
    kind: row.kind,
    feeRule: {
      basisPoints: row.fee_basis_points,
      fixedMinor: row.fee_fixed_minor,
      maximumMinor: row.fee_maximum_minor,
    },
    feeMinor: row.fee_minor,
    amountMinor: row.amount_minor,
    receivedMinor: row.received_minor,
    currency: row.currency as CurrencyCode,
    language: row.language,
    state: row.state,
    payUrl: row.pay_url,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    queue: row.queue,
    slipAt: row.slip_at,
    reason: row.reason,
    promotionId: row.promotion_id,
  };
}

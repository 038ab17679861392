import type { CurrencyCode, DepositOrderId, OperatorId, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type BatchRow = {
  batch_id: string;
  count: number;
  amount_minor: bigint;
  currency: CurrencyCode;
  expires_at: Temporal.Instant;
  reason: string;
  proposed_by: OperatorId;
  issued_at: Temporal.Instant;
  taken_at: Temporal.Instant | null;
  voided_at: Temporal.Instant | null;
};

export type VoucherRow = {
  code_hash: Buffer;
  batch_id: string;
  player_id: PlayerId | null;
  order_id: DepositOrderId | null;
  redeemed_at: Temporal.Instant | null;
};

export async function insertBatch(
  tx: Tx,
  batch: Omit<BatchRow, 'issued_at' | 'taken_at' | 'voided_at'> & { approved_by: OperatorId | null },
): Promise<void> {
  const { batch_id, count, amount_minor, currency, expires_at, reason, proposed_by, approved_by } = batch;
  await tx.run(insertBatchStatement, [
    batch_id,
    count,
    amount_minor,
    currency,
    expires_at,
    reason,
    proposed_by,
    approved_by,
    tx.now,
  ]);
}

/** Locked until the commit: codes are taken once, and not while the batch is stopped. */
export async function batchLocked(tx: Tx, id: string): Promise<BatchRow | null> {
  return (await tx.run<BatchRow>(batchStatement, [id]))[0] ?? null;
}

export async function countRedeemed(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.run<{ redeemed: number }>(redeemedStatement, [id]);
  return row?.redeemed ?? 0;
}

export async function noteTaken(tx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.run(insertCodesStatement, [id, hashes]);
  await tx.run(takenStatement, [id, tx.now]);
}

export async function noteVoid(tx: Tx, id: string): Promise<void> {
  await tx.run(voidStatement, [id, tx.now]);
}

/** What the code is worth, locked until the commit: whoever comes second waits, and then reads that it is redeemed. */
export async function voucherLocked(tx: Tx, hash: Buffer): Promise<(VoucherRow & BatchRow) | null> {
  return (await tx.run<VoucherRow & BatchRow>(voucherStatement, [hash]))[0] ?? null;
}

export async function noteRedeemed(
  tx: Tx,
  hash: Buffer,
  { playerId, orderId }: { playerId: PlayerId; orderId: DepositOrderId },
): Promise<void> {
  const redeemed = await tx.run(redeemStatement, [hash, playerId, orderId, tx.now]);
  if (redeemed.length !== 1) throw new Error('a voucher was redeemed while it was locked');
}

const insertBatchStatement: Statement = {
  name: 'cashier.insert-voucher-batch',
  text: `insert into voucher_batch
      (batch_id, count, amount_minor, currency, expires_at, reason, proposed_by, approved_by, issued_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const batchStatement: Statement = {
  name: 'cashier.voucher-batch',
  text: 'select * from voucher_batch where batch_id = $1 for update',
};
const redeemedStatement: Statement = {
  name: 'cashier.vouchers-redeemed',
  text: 'select count(*)::int as redeemed from voucher where batch_id = $1 and redeemed_at is not null',
};
const insertCodesStatement: Statement = {
  name: 'cashier.insert-vouchers',
  text: 'insert into voucher (batch_id, code_hash) select $1, unnest($2::bytea[])',
};
const takenStatement: Statement = {
  name: 'cashier.take-vouchers',
  text: 'update voucher_batch set taken_at = $2 where batch_id = $1',
};
const voidStatement: Statement = {
  name: 'cashier.void-vouchers',
  text: 'update voucher_batch set voided_at = $2 where batch_id = $1',
};
const voucherStatement: Statement = {
  name: 'cashier.voucher',
  text: `select v.*, b.amount_minor, b.currency, b.expires_at, b.voided_at from voucher v
    join voucher_batch b on b.batch_id = v.batch_id where v.code_hash = $1 for update of v`,
};
const redeemStatement: Statement = {
  name: 'cashier.redeem-voucher',
  text: `update voucher set player_id = $2, order_id = $3, redeemed_at = $4
    where code_hash = $1 and redeemed_at is null returning code_hash`,
};

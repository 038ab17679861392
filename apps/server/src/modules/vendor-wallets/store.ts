import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { isOpen, openStates, type TransferState } from './transfer-states.ts';
import type { TransferDirection } from './transfer-vendor.ts';

export type TransferRow = {
  player_id: PlayerId;
  id: string;
  idempotency_key: string;
  vendor_code: string;
  vendor_user: string;
  direction: TransferDirection;
  amount_minor: bigint;
  currency: CurrencyCode;
  state: TransferState;
  attempts: number;
  next_attempt_at: Temporal.Instant;
  requested_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
};

/** False when the player has used the key before. */
export async function insertTransfer(tx: Tx, row: TransferRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('vendor_transfer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function transferByKey(tx: Tx, playerId: PlayerId, key: string): Promise<TransferRow | null> {
  const row = await ofPlayer(tx, playerId).where('idempotency_key', '=', key).executeTakeFirst();
  return row ?? null;
}

export async function transferById(tx: Tx, playerId: PlayerId, id: string): Promise<TransferRow | null> {
  return (await ofPlayer(tx, playerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What is on its way to or from each vendor. */
export async function pendingByVendor(tx: Tx, playerId: PlayerId): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tables(tx)
    .selectFrom('vendor_transfer')
    .select(['vendor_code', (select) => select.fn.sum<bigint>('amount_minor').as('minor')])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .groupBy('vendor_code')
    .execute();
  return new Map(rows.map(({ vendor_code: code, minor }) => [code, BigInt(minor)]));
}

/** Open transfers that nobody is likely to be carrying just now, the longest waiting first. */
export async function dueTransfers(tx: Tx, limit: number): Promise<TransferRow[]> {
  return await tables(tx)
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('state', 'in', openStates)
    .where('next_attempt_at', '<=', tx.now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Moves a transfer on from what its carrier saw; null when another one was quicker. */
export async function moveOn(
  tx: Tx,
  seen: TransferRow,
  change: Pick<TransferRow, 'state'> & Partial<Pick<TransferRow, 'attempts' | 'next_attempt_at' | 'ended_at'>>,
): Promise<TransferRow | null> {
  const row = await tables(tx)
    .updateTable('vendor_transfer')
    .set(change)
    .where('player_id', '=', seen.player_id)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('attempts', '=', seen.attempts)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether more has gone to a vendor than has come back, or anything is on its way. What was lost there counts as being
 * there, for a vendor is not asked for balances.
 */
export async function hasMoneyAtVendors(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const rows = await ofPlayer(tx, playerId).where('state', '!=', 'failed').execute();
  const there = new Map<string, bigint>();
  for (const { vendor_code, direction, amount_minor } of rows)
    there.set(vendor_code, (there.get(vendor_code) ?? 0n) + (direction === 'to_vendor' ? amount_minor : -amount_minor));
  return rows.some(({ state }) => isOpen(state)) || [...there.values()].some((minor) => minor > 0n);
}

function ofPlayer(tx: Tx, playerId: PlayerId) {
  return tables(tx).selectFrom('vendor_transfer').selectAll().where('player_id', '=', playerId);
}

function tables(tx: Tx): Kysely<{ vendor_transfer: TransferRow }> {
  return tx.tables<{ vendor_transfer: TransferRow }>();
}

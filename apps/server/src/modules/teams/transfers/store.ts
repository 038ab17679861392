import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type TransferRow = {
  transfer_id: string;
  counterpart_id: PlayerId;
  side: 'upline' | 'downline';
  amount_minor: bigint;
  currency: CurrencyCode;
  at: Temporal.Instant;
};

/** Both sides' rows of one movement, under one id. */
export async function insertTransfer(
  tx: Tx,
  transfer: {
    id: string;
    fromPlayerId: PlayerId;
    toPlayerId: PlayerId;
    side: 'upline' | 'downline';
    amountMinor: bigint;
    currency: CurrencyCode;
    key: string;
  },
): Promise<void> {
  const { id, fromPlayerId, toPlayerId, side, amountMinor, currency, key } = transfer;
  await tx.run(insertStatement, [fromPlayerId, id, toPlayerId, side, amountMinor, currency, key, tx.now]);
}

export async function transferByKey(tx: Tx, playerId: PlayerId, key: string): Promise<TransferRow | null> {
  return (await tx.run<TransferRow>(byKeyStatement, [playerId, key]))[0] ?? null;
}

export async function newestTransfers(tx: Tx, playerId: PlayerId): Promise<TransferRow[]> {
  return await tx.run<TransferRow>(newestStatement, [playerId]);
}

/** What the player has sent since an instant. */
export async function sentSince(
  tx: Tx,
  playerId: PlayerId,
  since: Temporal.Instant,
): Promise<{ count: number; minor: bigint }> {
  const [row] = await tx.run<{ count: number; minor: bigint }>(sentStatement, [playerId, since]);
  return row ?? { count: 0, minor: 0n };
}

const insertStatement: Statement = {
  name: 'teams.insert-transfer',
  text: `insert into player_transfer (player_id, transfer_id, counterpart_id, side, amount_minor, currency,
           idempotency_key, at)
         values ($1, $2, $3, $4, -$5::bigint, $6, $7, $8),
           ($3, $2, $1, case $4 when 'upline' then 'downline' else 'upline' end, $5, $6, 'from ' || $1::text || ' ' || $7, $8)`,
};
const byKeyStatement: Statement = {
  name: 'teams.transfer-by-key',
  text: `select transfer_id, counterpart_id, side, amount_minor, currency, at from player_transfer
         where player_id = $1 and idempotency_key = $2 order by at desc limit 1`,
};
const newestStatement: Statement = {
  name: 'teams.newest-transfers',
  text: `select transfer_id, counterpart_id, side, amount_minor, currency, at from player_transfer
         where player_id = $1 order by transfer_id desc limit 20`,
};
const sentStatement: Statement = {
  name: 'teams.sent-since',
  text: `select count(*)::float8 as count, coalesce(-sum(amount_minor), 0)::bigint as minor from player_transfer
         where player_id = $1 and amount_minor < 0 and at >= $2`,
};

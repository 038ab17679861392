import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type ResetTables = {
  password_reset: {
    token_hash: Buffer;
    player_id: string;
    expires_at: Temporal.Instant;
    used_at: Temporal.Instant | null;
  };
};

export async function insertReset(
  tx: Tx,
  tokenHash: Buffer,
  { playerId, expiresAt }: { playerId: PlayerId; expiresAt: Temporal.Instant },
): Promise<void> {
  await tables(tx)
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, player_id: playerId, expires_at: expiresAt, used_at: null })
    .execute();
}

export async function playerOfReset(tx: Tx, tokenHash: Buffer): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('password_reset')
    .select('player_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

/** False when another use came first. */
export async function useReset(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('password_reset')
    .set({ used_at: tx.now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** A new password makes every open link void. */
export async function forgetResets(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx)
    .deleteFrom('password_reset')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
}

export async function forgetExpiredResets(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom('password_reset').where('expires_at', '<', tx.now).execute();
}

function tables(tx: Tx): Kysely<ResetTables> {
  return tx.tables<ResetTables>();
}

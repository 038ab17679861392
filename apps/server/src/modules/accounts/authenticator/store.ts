import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type AuthenticatorTables = {
  authenticator: {
    player_id: string;
    closed_secret: string;
    bound_at: Temporal.Instant | null;
    last_step: bigint;
  };
  authenticator_reset: { player_id: string; reset_at: Temporal.Instant };
  recovery_code: { player_id: string; code_hash: Buffer; used_at: Temporal.Instant | null };
};

export async function authenticatorOf(
  tx: Tx,
  playerId: PlayerId,
): Promise<{ closedSecret: string; isBound: boolean } | null> {
  const row = await tables(tx)
    .selectFrom('authenticator')
    .select(['closed_secret', 'bound_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ? { closedSecret: row.closed_secret, isBound: row.bound_at !== null } : null;
}

/** Takes the place of one that was never bound; false where one is bound. */
export async function keepSecret(tx: Tx, playerId: PlayerId, closedSecret: string): Promise<boolean> {
  const kept = await tables(tx)
    .insertInto('authenticator')
    .values({ player_id: playerId, closed_secret: closedSecret, bound_at: null, last_step: 0n })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ closed_secret: closedSecret, last_step: 0n })
        .where('authenticator.bound_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** False when a code of this step or a later one was used before; of two at once one gets true. */
export async function useStep(tx: Tx, playerId: PlayerId, step: number): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('authenticator')
    .set({ last_step: BigInt(step) })
    .where('player_id', '=', playerId)
    .where('last_step', '<', BigInt(step))
    .returning('player_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** False when it was bound meanwhile. */
export async function markBound(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const bound = await tables(tx)
    .updateTable('authenticator')
    .set({ bound_at: tx.now })
    .where('player_id', '=', playerId)
    .where('bound_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return bound !== undefined;
}

export async function insertRecoveryCodes(tx: Tx, playerId: PlayerId, hashes: readonly Buffer[]): Promise<void> {
  await tables(tx)
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ player_id: playerId, code_hash, used_at: null })))
    .execute();
}

/** False for one that is not this player's, or was used. */
export async function useRecoveryCode(tx: Tx, playerId: PlayerId, hash: Buffer): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('recovery_code')
    .set({ used_at: tx.now })
    .where('player_id', '=', playerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(tx: Tx, playerId: PlayerId): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgetAuthenticator(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx).deleteFrom('authenticator').where('player_id', '=', playerId).execute();
  await tables(tx).deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
}

export async function noteReset(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx).insertInto('authenticator_reset').values({ player_id: playerId, reset_at: tx.now }).execute();
}

function tables(tx: Tx): Kysely<AuthenticatorTables> {
  return tx.tables<AuthenticatorTables>();
}

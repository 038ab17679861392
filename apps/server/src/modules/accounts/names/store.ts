import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type NameTables = { account_name: { name: string; player_id: string } };

/** Whether an account has one of these spellings of a name. */
export async function isNameTaken(tx: Tx, spellings: readonly string[]): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('account_name')
    .select('player_id')
    .where('name', 'in', spellings)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function playerByName(tx: Tx, name: string): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('account_name')
    .select('player_id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

/** False when an account has one of the spellings; of two at the same moment one gets true. */
export async function claimName(tx: Tx, spellings: readonly string[], playerId: PlayerId): Promise<boolean> {
  const claimed = await tables(tx)
    .insertInto('account_name')
    .values(spellings.map((name) => ({ name, player_id: playerId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  return claimed.length === spellings.length;
}

function tables(tx: Tx): Kysely<NameTables> {
  return tx.tables<NameTables>();
}

import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type AvatarTables = {
  avatar_picture: { player_id: string; name: string; bytes: Buffer; made_at: Temporal.Instant };
  account: { player_id: string; avatar_picture: string | null; avatar_seed: string };
};

/** A new picture has a new name, so that no cache shows the old one. */
export async function keepPicture(tx: Tx, playerId: PlayerId, name: string, bytes: Buffer): Promise<void> {
  const painted = { name, bytes, made_at: tx.now };
  await tables(tx)
    .insertInto('avatar_picture')
    .values({ player_id: playerId, ...painted })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(painted))
    .execute();
  await tables(tx).updateTable('account').set({ avatar_picture: name }).where('player_id', '=', playerId).execute();
}

export async function chooseDrawn(tx: Tx, playerId: PlayerId, seed: string): Promise<void> {
  await tables(tx).deleteFrom('avatar_picture').where('player_id', '=', playerId).execute();
  await tables(tx)
    .updateTable('account')
    .set({ avatar_picture: null, avatar_seed: seed })
    .where('player_id', '=', playerId)
    .execute();
}

export async function pictureByName(tx: Tx, name: string): Promise<Buffer | null> {
  const row = await tables(tx).selectFrom('avatar_picture').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes ?? null;
}

function tables(tx: Tx): Kysely<AvatarTables> {
  return tx.tables<AvatarTables>();
}

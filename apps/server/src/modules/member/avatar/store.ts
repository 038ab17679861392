import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type AvatarTables = {
  avatar_picture: { player_id: string; name: string; file_id: string; made_at: Temporal.Instant };
  account: { player_id: string; avatar_picture: string | null; avatar_seed: string };
};

/** A new picture has a new name, so that no cache shows the old one; answers the files that it replaces. */
export async function keepPicture(tx: Tx, playerId: PlayerId, name: string, fileId: string): Promise<string[]> {
  const replaced = await filesOf(tx, playerId);
  const painted = { name, file_id: fileId, made_at: tx.now };
  await tables(tx)
    .insertInto('avatar_picture')
    .values({ player_id: playerId, ...painted })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(painted))
    .execute();
  await tables(tx).updateTable('account').set({ avatar_picture: name }).where('player_id', '=', playerId).execute();
  return replaced;
}

/** Answers the files of the picture that stood there. */
export async function chooseDrawn(tx: Tx, playerId: PlayerId, seed: string): Promise<string[]> {
  const replaced = await filesOf(tx, playerId);
  await tables(tx).deleteFrom('avatar_picture').where('player_id', '=', playerId).execute();
  await tables(tx)
    .updateTable('account')
    .set({ avatar_picture: null, avatar_seed: seed })
    .where('player_id', '=', playerId)
    .execute();
  return replaced;
}

export async function fileByName(tx: Tx, name: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('avatar_picture')
    .select('file_id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

/** Under the account's lock, so that of two changes at once each drops what it replaces, a first picture too. */
async function filesOf(tx: Tx, playerId: PlayerId): Promise<string[]> {
  await tables(tx).selectFrom('account').select('player_id').where('player_id', '=', playerId).forUpdate().execute();
  const query = tables(tx).selectFrom('avatar_picture').select('file_id').where('player_id', '=', playerId);
  return (await query.execute()).map(({ file_id }) => file_id);
}

function tables(tx: Tx): Kysely<AvatarTables> {
  return tx.tables<AvatarTables>();
}

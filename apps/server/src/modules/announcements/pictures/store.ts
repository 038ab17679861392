import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { AnnouncementTables } from '../store.ts';

type PictureTables = AnnouncementTables & {
  announcement_picture: {
    name: string;
    file_id: string;
    uploaded_at: Temporal.Instant;
  };
};

export async function keepPicture(tx: Tx, name: string, fileId: string): Promise<void> {
  await tables(tx).insertInto('announcement_picture').values({ name, file_id: fileId, uploaded_at: tx.now }).execute();
}

export async function fileByName(tx: Tx, name: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('announcement_picture')
    .select('file_id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

export async function hasPicture(tx: Tx, name: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('announcement_picture')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that no announcement shows; answers their files. */
export async function deleteUnused(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const deleted = await tables(tx)
    .deleteFrom('announcement_picture')
    .where('uploaded_at', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('announcement')
            .select('id')
            .whereRef('picture', '=', 'announcement_picture.name')
            .where('state', '<>', 'deleted'),
        ),
      ),
    )
    .returning('file_id')
    .execute();
  return deleted.map(({ file_id }) => file_id);
}

function tables(tx: Tx): Kysely<PictureTables> {
  return tx.tables<PictureTables>();
}

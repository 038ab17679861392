import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Picture } from '../../../platform/pictures/read-picture.ts';
import type { AnnouncementTables } from '../store.ts';

type PictureTables = AnnouncementTables & {
  announcement_picture: {
    name: string;
    media_type: Picture['mediaType'];
    bytes: Uint8Array;
    uploaded_at: Temporal.Instant;
  };
};

export async function keepPicture(tx: Tx, name: string, { mediaType, bytes }: Picture): Promise<void> {
  await tables(tx)
    .insertInto('announcement_picture')
    .values({ name, media_type: mediaType, bytes, uploaded_at: tx.now })
    .execute();
}

export async function pictureByName(tx: Tx, name: string): Promise<Picture | null> {
  const row = await tables(tx)
    .selectFrom('announcement_picture')
    .select(['media_type as mediaType', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasPicture(tx: Tx, name: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('announcement_picture')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that no announcement shows. */
export async function deleteUnused(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tables(tx)
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
    .execute();
}

function tables(tx: Tx): Kysely<PictureTables> {
  return tx.tables<PictureTables>();
}

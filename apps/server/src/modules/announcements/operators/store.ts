import { Refusal } from '@pelita/contract';
import type { AnnouncementKind } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { type AnnouncementWithTexts, tables, withTexts } from '../store.ts';

/** All that is not deleted. */
export async function keptAnnouncements(tx: Tx): Promise<AnnouncementWithTexts[]> {
  const rows = await tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('state', '<>', 'deleted')
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return withTexts(tx, rows);
}

/** Held until the transaction ends; what is deleted is unknown. */
export async function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementWithTexts> {
  const row = await tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  const [announcement] = row ? await withTexts(tx, [row]) : [];
  if (!announcement) throw new Refusal('announcement_unknown');
  return announcement;
}

export async function insertAnnouncement(tx: Tx, { texts, ...row }: AnnouncementWithTexts): Promise<void> {
  await tables(tx).insertInto('announcement').values(row).execute();
  if (texts.length > 0) await tables(tx).insertInto('announcement_text').values(texts).execute();
}

/** Texts take the place of those before. */
export async function updateAnnouncement(tx: Tx, { texts, ...row }: AnnouncementWithTexts): Promise<void> {
  await tables(tx).updateTable('announcement').set(row).where('id', '=', row.id).execute();
  await tables(tx).deleteFrom('announcement_text').where('announcement_id', '=', row.id).execute();
  if (texts.length > 0) await tables(tx).insertInto('announcement_text').values(texts).execute();
}

/** The ids of a kind in their order, held until the transaction ends. */
export async function lockOrder(tx: Tx, kind: AnnouncementKind): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('announcement')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '<>', 'deleted')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function keepOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(
    {
      name: 'announcements.keep-order',
      text: `update announcement a set position = told.place
             from unnest($1::uuid[]) with ordinality as told (id, place) where a.id = told.id`,
    },
    [ids],
  );
}

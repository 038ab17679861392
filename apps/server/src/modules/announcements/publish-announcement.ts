import type { AnnouncementSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { sanitisedTexts } from './sanitised-texts.ts';
import { tables } from './store.ts';

/** Stores an announcement with its texts. One whose code is there already is left as it is, and the answer is false. */
export async function publishAnnouncement(
  tx: Tx,
  announcement: AnnouncementSeed[number] & { endsAt?: Temporal.Instant | null },
  position: number,
): Promise<boolean> {
  const texts = sanitisedTexts(announcement.words);
  const row = {
    id: tx.newId<string>(),
    code: announcement.code,
    kind: announcement.kind,
    state: 'published' as const,
    version: 1,
    display_group: announcement.group,
    scene: announcement.scene,
    picture: null,
    linkage: announcement.linkage,
    linkage_type: announcement.linkageType,
    position,
    published_at: tx.now,
    ends_at: announcement.endsAt ?? null,
    changed_at: tx.now,
    changed_by: null,
  };
  const added = await tables(tx)
    .insertInto('announcement')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added || texts.length === 0) return added !== undefined;
  await tables(tx)
    .insertInto('announcement_text')
    .values(texts.map((text) => ({ announcement_id: row.id, ...text })))
    .execute();
  return true;
}

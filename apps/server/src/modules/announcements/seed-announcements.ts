import type { AnnouncementSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { sanitiseAnnouncement } from './sanitise.ts';
import { tables } from './store.ts';

/** Publishes the brand's first announcements; those that stand already are left as the operator made them. */
export async function seedAnnouncements(tx: Tx, seed: AnnouncementSeed): Promise<void> {
  for (const [position, entry] of seed.entries()) {
    const row = {
      id: tx.newId<string>(),
      code: entry.code,
      kind: entry.kind,
      display_group: entry.group,
      scene: entry.scene,
      linkage: entry.linkage,
      linkage_type: entry.linkageType,
      position,
      published_at: tx.now,
      ends_at: null,
    };
    const added = await tables(tx)
      .insertInto('announcement')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await tables(tx)
      .insertInto('announcement_text')
      .values(
        Object.entries(entry.words).map(([language, words]) => ({
          announcement_id: row.id,
          language,
          title: words.title,
          content: sanitiseAnnouncement(words.html),
        })),
      )
      .execute();
  }
}

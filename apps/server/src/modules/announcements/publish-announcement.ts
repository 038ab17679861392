import { ANNOUNCEMENT_MAXIMUM_BYTES, type AnnouncementSeed, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { tables } from './store.ts';

/**
 * Stores an announcement with its texts, sanitised. One whose code stands already is left as it is, and the answer is
 * false. A text that is too long is refused before it is read: cutting markup could turn what it says into something else.
 */
export async function publishAnnouncement(
  tx: Tx,
  announcement: AnnouncementSeed[number] & { endsAt?: Temporal.Instant | null },
  position: number,
): Promise<boolean> {
  const texts = Object.entries(announcement.words).map(([language, { title, html }]) => ({
    language,
    title,
    content: sanitised(html),
  }));
  const row = {
    id: tx.newId<string>(),
    code: announcement.code,
    kind: announcement.kind,
    display_group: announcement.group,
    scene: announcement.scene,
    linkage: announcement.linkage,
    linkage_type: announcement.linkageType,
    position,
    published_at: tx.now,
    ends_at: announcement.endsAt ?? null,
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

/** Written out in entities, a text can be longer than it was. */
function sanitised(html: string): string {
  refuseTooLong(html);
  const clean = sanitiseHtml(html);
  refuseTooLong(clean);
  return clean;
}

function refuseTooLong(html: string): void {
  if (Buffer.byteLength(html) > ANNOUNCEMENT_MAXIMUM_BYTES)
    throw new Refusal('announcement_too_long', { params: { maximum: ANNOUNCEMENT_MAXIMUM_BYTES / 1024 } });
}

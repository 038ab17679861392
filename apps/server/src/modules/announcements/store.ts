import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type AnnouncementKind = 'B' | 'PL' | 'PU' | 'PR' | 'H';

type AnnouncementTables = {
  announcement: {
    id: string;
    code: string;
    kind: AnnouncementKind;
    display_group: string | null;
    scene: string | null;
    linkage: string | null;
    linkage_type: 'URL' | 'P' | 'G' | null;
    position: number;
    published_at: Temporal.Instant;
    ends_at: Temporal.Instant | null;
  };
  announcement_text: { announcement_id: string; language: string; title: string; content: string };
};

export function tables(tx: Tx): Kysely<AnnouncementTables> {
  return tx.tables<AnnouncementTables>();
}

/** Announcements in force at the transaction's instant, each with all its texts. */
export async function announcementsInForce(tx: Tx, kinds: readonly AnnouncementKind[]) {
  const items = await tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('published_at', '<=', tx.now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', tx.now)]))
    .orderBy('position')
    .execute();
  if (items.length === 0) return [];
  const texts = await tables(tx)
    .selectFrom('announcement_text')
    .selectAll()
    .where(
      'announcement_id',
      'in',
      items.map((item) => item.id),
    )
    .execute();
  const byItem = Map.groupBy(texts, (text) => text.announcement_id);
  return items.map((item) => ({ ...item, texts: byItem.get(item.id) ?? [] }));
}

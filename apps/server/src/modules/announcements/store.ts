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

export async function lastPosition(tx: Tx): Promise<number> {
  const { last } = await tables(tx)
    .selectFrom('announcement')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? -1;
}

/** Ends what stands now or would stand later; whether there was such a one. */
export async function endAnnouncement(tx: Tx, code: string): Promise<boolean> {
  const ended = await tables(tx)
    .updateTable('announcement')
    .set({ ends_at: tx.now })
    .where('code', '=', code)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', tx.now)]))
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** All that has not ended, with its title in a language. */
export async function everyAnnouncement(tx: Tx, language: string) {
  return tables(tx)
    .selectFrom('announcement')
    .leftJoin('announcement_text', (join) =>
      join.onRef('announcement_id', '=', 'id').on('announcement_text.language', '=', language),
    )
    .select(['code', 'kind', 'title', 'ends_at'])
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', tx.now)]))
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

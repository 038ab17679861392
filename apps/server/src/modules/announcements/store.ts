import type { AnnouncementKind, AnnouncementState } from '@pelita/contract/office';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type AnnouncementTables = {
  announcement: {
    id: string;
    code: string;
    kind: AnnouncementKind;
    state: AnnouncementState;
    version: number;
    display_group: string | null;
    scene: string | null;
    picture: string | null;
    linkage: string | null;
    linkage_type: 'URL' | 'P' | 'G' | null;
    position: number;
    published_at: Temporal.Instant;
    ends_at: Temporal.Instant | null;
    changed_at: Temporal.Instant;
    changed_by: string | null;
  };
  announcement_text: { announcement_id: string; language: string; title: string; content: string };
};
export type AnnouncementRow = AnnouncementTables['announcement'];
export type AnnouncementWithTexts = AnnouncementRow & { texts: AnnouncementTables['announcement_text'][] };

export function tables(tx: Tx): Kysely<AnnouncementTables> {
  return tx.tables<AnnouncementTables>();
}

/** Announcements in force at the transaction's instant, each with all its texts. */
export async function announcementsInForce(
  tx: Tx,
  kinds: readonly AnnouncementKind[],
): Promise<AnnouncementWithTexts[]> {
  const items = await tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('published_at', '<=', tx.now)
    .where(notEnded(tx))
    .orderBy('position')
    .execute();
  return withTexts(tx, items);
}

export async function withTexts(tx: Tx, items: readonly AnnouncementRow[]): Promise<AnnouncementWithTexts[]> {
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

/** Withdraws what is told now or would be told later; whether there was such a one. */
export async function withdrawAnnouncement(tx: Tx, code: string): Promise<boolean> {
  const withdrawn = await tables(tx)
    .updateTable('announcement')
    .set(({ eb }) => ({
      state: 'withdrawn' as const,
      version: eb('version', '+', 1),
      changed_at: tx.now,
      changed_by: null,
    }))
    .where('code', '=', code)
    .where(notEnded(tx))
    .returning('id')
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** All that is told now or later, with its title in a language. */
export async function everyAnnouncement(tx: Tx, language: string) {
  return tables(tx)
    .selectFrom('announcement')
    .leftJoin('announcement_text', (join) =>
      join.onRef('announcement_id', '=', 'id').on('announcement_text.language', '=', language),
    )
    .select(['code', 'kind', 'title', 'ends_at'])
    .where(notEnded(tx))
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

/** Published, and its end has not come. */
function notEnded(tx: Tx) {
  return (where: ExpressionBuilder<AnnouncementTables, 'announcement'>): Expression<SqlBool> =>
    where.and([
      where('state', '=', 'published'),
      where.or([where('ends_at', 'is', null), where('ends_at', '>', tx.now)]),
    ]);
}

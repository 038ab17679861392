import type { AnnouncementKind } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { type Announced, Unfit } from './read-announcement.ts';
import { everyAnnouncement, lastPosition, withdrawAnnouncement } from './store.ts';
import { tellEveryone } from '../../platform/events/tell-everyone.ts';

const ACTOR = 'system';

/** What an operator announces, behind all that stands of its kind. Pages follow within a quarter of a second. */
export async function announce(tx: Tx, announced: Announced): Promise<void> {
  const { code, kind, words, endsAt } = announced;
  if (endsAt && Temporal.Instant.compare(endsAt, tx.now) <= 0) throw new Unfit(`${code} would be over already.`);
  const isAdded = await publishAnnouncement(tx, announced, (await lastPosition(tx)) + 1);
  if (!isAdded) throw new Unfit(`${code} stands already, or stood once: give it another code.`);
  await tellEveryone(tx, 'notice');
  const after = { kind, titles: Object.values(words).map(({ title }) => title), endsAt: endsAt?.toString() ?? null };
  await recordAudit(tx, { actor: ACTOR, action: 'announce', subject: `announcement:${code}`, after });
}

/** Withdraws it. The row stays, so that one of the brand's own does not come back with the next start. */
export async function endAnnounced(tx: Tx, code: string): Promise<void> {
  if (!(await withdrawAnnouncement(tx, code))) throw new Unfit(`No announcement ${code} stands, now or later.`);
  await tellEveryone(tx, 'notice');
  await recordAudit(tx, { actor: ACTOR, action: 'end-announcement', subject: `announcement:${code}` });
}

export type Standing = { code: string; kind: AnnouncementKind; title: string; until: Temporal.Instant | null };

/** What is told now or later, in the order in which it is told. */
export async function standingAnnouncements(tx: Tx, language: string): Promise<Standing[]> {
  return (await everyAnnouncement(tx, language)).map(({ code, kind, title, ends_at }) => ({
    code,
    kind,
    title: title ?? '',
    until: ends_at,
  }));
}

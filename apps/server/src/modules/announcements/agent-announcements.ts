import {
  type CallAnswer,
  type CallInput,
  type listAgentAnnouncements as listCall,
  type readAgentAnnouncement as readCall,
  Refusal,
} from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { announcementShape } from './list-announcements.ts';
import type { AnnouncementsNeeds } from './needs.ts';
import { announcementsInForce } from './store.ts';

/** AC-10: what agents alone are told. */
export function listAgentAnnouncements({ pictureUrl }: AnnouncementsNeeds) {
  return async (tx: Tx, who: CallerOf<typeof listCall>): Promise<CallAnswer<typeof listCall>> => {
    const items = await announcementsInForce(tx, ['AG']);
    const rows = await tx.run<{ announcement_id: string }>(readStatement, [who.player.playerId]);
    const read = new Set(rows.map((row) => row.announcement_id));
    const announcements = items.flatMap((item) => {
      const shape = announcementShape(item, who.language, pictureUrl);
      return shape ? [{ ...shape, isRead: read.has(item.id) }] : [];
    });
    return { announcements, unread: announcements.filter(({ isRead }) => !isRead).length };
  };
}

/** Once, however often it is asked. */
export async function readAgentAnnouncement(
  tx: Tx,
  who: CallerOf<typeof readCall>,
  { body }: CallInput<typeof readCall>,
): Promise<CallAnswer<typeof readCall>> {
  const items = await announcementsInForce(tx, ['AG']);
  if (!items.some(({ id }) => id === body.id)) throw new Refusal('announcement_unknown');
  await tx.run(markStatement, [who.player.playerId, body.id, tx.now]);
  return { done: true };
}

const readStatement: Statement = {
  name: 'announcements.read-by',
  text: 'select announcement_id from announcement_read where player_id = $1',
};
const markStatement: Statement = {
  name: 'announcements.mark-read',
  text: 'insert into announcement_read (player_id, announcement_id, at) values ($1, $2, $3) on conflict do nothing',
};

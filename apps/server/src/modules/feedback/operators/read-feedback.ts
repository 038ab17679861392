import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  getFeedbackPicture,
  getOfficeFeedback,
  OfficeFeedback,
  revealFeedbackContact,
} from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { operatorOf } from '../../operators/index.ts';
import { countPictures, feedbackOf, type FeedbackRow, repliesTo } from './store.ts';
import { filesOf } from '../store.ts';

type Get = typeof getOfficeFeedback;
type Picture = typeof getFeedbackPicture;
type Reveal = typeof revealFeedbackContact;

export async function getFeedback(tx: Tx, _who: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> {
  return feedbackShape(tx, await feedbackOf(tx, params.id, 'read'));
}

export function getPicture({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    _who: CallerOf<Picture>,
    { params }: CallInput<Picture>,
  ): Promise<CallAnswer<Picture>> => {
    const fileId = (await database.reading((tx) => filesOf(tx, params.id)))[Number(params.place)];
    const picture = fileId === undefined ? null : await storage.read(database, fileId);
    if (picture === null) throw new Refusal('picture_unknown');
    return {
      mediaType: picture.mediaType === 'image/png' ? 'image/png' : 'image/jpeg',
      picture: Buffer.from(picture.bytes).toString('base64'),
    };
  };
}

export async function revealContact(
  tx: Tx,
  { operator }: CallerOf<Reveal>,
  { params, body }: CallInput<Reveal>,
): Promise<CallAnswer<Reveal>> {
  const { id, contact } = await feedbackOf(tx, params.id, 'read');
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'reveal-feedback-contact',
    subject: `feedback:${id}`,
    reason: body.reason,
  });
  return { contact };
}

/** A message as operators see it. */
export async function feedbackShape(tx: Tx, row: FeedbackRow): Promise<OfficeFeedback> {
  const player = row.player_id && (await findAccount(tx, row.player_id));
  const taker = row.assigned_to && (await operatorOf(tx, row.assigned_to));
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    type: row.type,
    content: row.content,
    contact: row.contact && `${row.contact.slice(0, 1)}•••`,
    language: row.language,
    player: player ? { id: player.playerId, username: player.username } : null,
    receivedAt: row.received_at.toString(),
    pictures: await countPictures(tx, row.id),
    assignedTo: taker ? taker.username : null,
    replies: (await repliesTo(tx, row.id)).map(({ text, written_by, written_at }) => ({
      text,
      writtenBy: written_by,
      writtenAt: written_at.toString(),
    })),
  };
}

import type { FeedbackType, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { Picture } from './read-picture.ts';

type FeedbackTables = {
  feedback: {
    id: string;
    type: FeedbackType;
    content: string;
    contact: string | null;
    language: string;
    player_id: PlayerId | null;
    received_at: Temporal.Instant;
  };
  feedback_picture: { feedback_id: string; position: number; media_type: Picture['mediaType']; bytes: Uint8Array };
};

function tables(tx: Tx): Kysely<FeedbackTables> {
  return tx.tables<FeedbackTables>();
}

export async function insertFeedback(
  tx: Tx,
  message: {
    feedbackId: string;
    type: FeedbackType;
    content: string;
    contact: string | null;
    language: string;
    playerId: PlayerId | null;
    pictures: readonly Picture[];
  },
): Promise<void> {
  const { feedbackId, playerId, pictures, ...words } = message;
  await tables(tx)
    .insertInto('feedback')
    .values({ id: feedbackId, player_id: playerId, received_at: tx.now, ...words })
    .execute();
  if (pictures.length === 0) return;
  await tables(tx)
    .insertInto('feedback_picture')
    .values(
      pictures.map(({ mediaType, bytes }, position) => ({
        feedback_id: feedbackId,
        position,
        media_type: mediaType,
        bytes,
      })),
    )
    .execute();
}

export async function countFeedback(tx: Tx): Promise<number> {
  const { total } = await tables(tx)
    .selectFrom('feedback')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

import type { FeedbackType, OperatorId, PlayerId } from '@pelita/contract';
import type { FeedbackState } from '@pelita/contract/office';
import type { Generated, Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type FeedbackTables = {
  feedback: {
    id: string;
    type: FeedbackType;
    content: string;
    contact: string | null;
    language: string;
    player_id: PlayerId | null;
    received_at: Temporal.Instant;
    state: Generated<FeedbackState>;
    version: Generated<number>;
    assigned_to: OperatorId | null;
  };
  feedback_reply: {
    feedback_id: string;
    reply_id: string;
    text: string;
    written_by: string;
    written_at: Temporal.Instant;
  };
  feedback_picture: { feedback_id: string; position: number; file_id: string };
};

export function tables(tx: Tx): Kysely<FeedbackTables> {
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
    fileIds: readonly string[];
  },
): Promise<void> {
  const { feedbackId, playerId, fileIds, ...words } = message;
  await tables(tx)
    .insertInto('feedback')
    .values({ id: feedbackId, player_id: playerId, received_at: tx.now, ...words })
    .execute();
  if (fileIds.length === 0) return;
  await tables(tx)
    .insertInto('feedback_picture')
    .values(fileIds.map((fileId, position) => ({ feedback_id: feedbackId, position, file_id: fileId })))
    .execute();
}

export async function countFeedback(tx: Tx): Promise<number> {
  const { total } = await tables(tx)
    .selectFrom('feedback')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function feedbackNewestFirst(tx: Tx, limit: number) {
  return tables(tx)
    .selectFrom('feedback')
    .select((select) => [
      'id as feedbackId',
      'type',
      'content',
      'contact',
      'language',
      'player_id as playerId',
      'received_at',
      select
        .selectFrom('feedback_picture')
        .whereRef('feedback_id', '=', 'feedback.id')
        .select((picture) => picture.fn.countAll<bigint>().as('count'))
        .as('pictures'),
    ])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function filesOf(tx: Tx, feedbackId: string): Promise<string[]> {
  const query = tables(tx).selectFrom('feedback_picture').select('file_id').where('feedback_id', '=', feedbackId);
  return (await query.orderBy('position').execute()).map(({ file_id }) => file_id);
}

/** Answers the files of the pictures. */
export async function deletePicturesBefore(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const deleted = await tables(tx)
    .deleteFrom('feedback_picture')
    .where('feedback_id', 'in', (select) =>
      select.selectFrom('feedback').select('id').where('received_at', '<', before),
    )
    .returning('file_id')
    .execute();
  return deleted.map(({ file_id }) => file_id);
}

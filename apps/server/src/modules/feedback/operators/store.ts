import { Refusal } from '@pelita/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { type FeedbackTables, tables } from '../store.ts';

export type FeedbackRow = Selectable<FeedbackTables['feedback']>;

/** Locked until the transaction ends where it is to be changed. */
export async function feedbackOf(tx: Tx, id: string, how: 'read' | 'lock'): Promise<FeedbackRow> {
  const found = tables(tx).selectFrom('feedback').selectAll().where('id', '=', id);
  const row = await (how === 'lock' ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw new Refusal('feedback_unknown');
  return row;
}

export async function changeFeedback(
  tx: Tx,
  id: string,
  changes: Partial<Pick<FeedbackRow, 'state' | 'assigned_to'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('feedback')
    .set((feedback) => ({ ...changes, version: feedback('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertReply(tx: Tx, id: string, { text, writtenBy }: { text: string; writtenBy: string }) {
  await tables(tx)
    .insertInto('feedback_reply')
    .values({ feedback_id: id, reply_id: tx.newId<string>(), text, written_by: writtenBy, written_at: tx.now })
    .execute();
}

export function repliesTo(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom('feedback_reply')
    .selectAll()
    .where('feedback_id', '=', id)
    .orderBy('reply_id')
    .execute();
}

export async function countPictures(tx: Tx, id: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('feedback_picture')
    .select((picture) => picture.fn.countAll<bigint>().as('count'))
    .where('feedback_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

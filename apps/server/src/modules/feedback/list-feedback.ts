import type { FeedbackType, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { feedbackNewestFirst, filesOf } from './store.ts';

export type ReadMessage = {
  feedbackId: string;
  type: FeedbackType;
  content: string;
  contact: string | null;
  language: string;
  playerId: PlayerId | null;
  receivedAt: string;
  pictures: number;
};

/** What has been written to the house, the newest first. */
export async function listFeedback(tx: Tx, limit: number): Promise<ReadMessage[]> {
  const rows = await feedbackNewestFirst(tx, limit);
  return rows.map(({ received_at, pictures, ...words }) => ({
    ...words,
    receivedAt: received_at.toString(),
    pictures: Number(pictures),
  }));
}

/** The pictures of one message, in the order in which they were sent; none when there is no such message. */
export async function feedbackPictures(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  feedbackId: string,
): Promise<StoredFile[]> {
  const fileIds = await database.reading((tx) => filesOf(tx, feedbackId));
  const files = await Promise.all(fileIds.map((fileId) => storage.read(database, fileId)));
  return files.filter((file) => file !== null);
}

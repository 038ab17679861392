import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../database/tx.ts';
import type { FilePlace, StoredFile } from './storage.ts';

/** `arriving`: its bytes are on their way. `leaving`: nothing names it, and its bytes go next. */
export type FileRow = {
  file_id: string;
  media_type: StoredFile['mediaType'];
  place: 'database' | FilePlace['name'];
  bytes: Uint8Array | null;
  sha256: Uint8Array;
  state: 'arriving' | 'kept' | 'leaving';
  changed_at: Temporal.Instant;
};

export async function insertFile(
  tx: Tx,
  { mediaType, bytes }: StoredFile,
  where: Pick<FileRow, 'place' | 'state'>,
): Promise<string> {
  const fileId = tx.newId<string>();
  await tables(tx)
    .insertInto('stored_file')
    .values({
      file_id: fileId,
      media_type: mediaType,
      bytes: where.place === 'database' ? bytes : null,
      sha256: digest(bytes),
      changed_at: tx.now,
      ...where,
    })
    .execute();
  return fileId;
}

export async function fileOf(tx: Tx, fileId: string): Promise<FileRow | null> {
  const query = tables(tx).selectFrom('stored_file').selectAll().where('file_id', '=', fileId);
  return (await query.where('state', '=', 'kept').executeTakeFirst()) ?? null;
}

/** False where one of them is gone already: it took longer to arrive than files are waited for. */
export async function markKept(tx: Tx, fileIds: readonly string[]): Promise<boolean> {
  const kept = await tables(tx)
    .updateTable('stored_file')
    .set({ state: 'kept', changed_at: tx.now })
    .where('file_id', 'in', fileIds)
    .where('state', '=', 'arriving')
    .returning('file_id')
    .execute();
  return kept.length === fileIds.length;
}

export async function markLeaving(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('stored_file')
    .set({ state: 'leaving', changed_at: tx.now })
    .where('file_id', 'in', fileIds)
    .execute();
}

/** What nothing names: of what arrives, only what nobody can still be bringing. */
export async function takeUnnamed(tx: Tx, arrivedBefore: Temporal.Instant, limit: number): Promise<FileRow[]> {
  await tables(tx)
    .updateTable('stored_file')
    .set({ state: 'leaving' })
    .where('state', '=', 'arriving')
    .where('changed_at', '<', arrivedBefore)
    .execute();
  return await tables(tx).selectFrom('stored_file').selectAll().where('state', '=', 'leaving').limit(limit).execute();
}

export async function deleteFile(tx: Tx, fileId: string): Promise<void> {
  await tables(tx).deleteFrom('stored_file').where('file_id', '=', fileId).where('state', '=', 'leaving').execute();
}

export function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function tables(tx: Tx): Kysely<{ stored_file: FileRow }> {
  return tx.tables<{ stored_file: FileRow }>();
}

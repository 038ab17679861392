import type { Database, Tx } from '../database/tx.ts';

/** A file as it was kept: pictures of players and operators, painted anew before they come here, or bytes closed by a key. */
export type StoredFile = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/octet-stream';
  bytes: Uint8Array;
};
export type StoredPicture = StoredFile & { mediaType: 'image/png' | 'image/jpeg' };

export function isPngOrJpeg(file: StoredFile | null): file is StoredPicture {
  return file?.mediaType === 'image/png' || file?.mediaType === 'image/jpeg';
}

/**
 * Where files are kept. A file is a row, written in the transaction of whatever names it; its bytes are in the row, or where
 * CARRIERS_FILE says. Nothing is left over after any break, and no file is answered that is not the one that was kept.
 */
export interface Storage {
  /** Keeps the files and hands their ids to what names them, in one transaction with it. */
  keep<Answer>(
    database: Database,
    files: readonly StoredFile[],
    name: (tx: Tx, fileIds: readonly string[]) => Promise<Answer>,
  ): Promise<Answer>;
  /** Null for a file that is not there, or not any more what it was. */
  read(database: Database, fileId: string): Promise<StoredFile | null>;
  /** Files that nothing names any more; their bytes go after the commit. */
  drop(tx: Tx, fileIds: readonly string[]): Promise<void>;
}

/** A place for bytes outside the database. Each throws a `CarrierFailure` when the place cannot be reached. */
export interface FilePlace {
  readonly name: 'disk' | 's3';
  put(key: string, file: StoredFile): Promise<void>;
  /** Null where there is nothing under this key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Also where there is nothing. */
  remove(key: string): Promise<void>;
}

import { Refusal } from '@pelita/contract';
import type { Database } from '../database/tx.ts';
import type { Log } from '../log/log.ts';
import { CarrierFailure } from '../providers/carrier-failure.ts';
import type { FilePlace, Storage, StoredFile } from './storage.ts';
import { digest, fileOf, insertFile, markKept, markLeaving } from './store.ts';

/** Files in the database, or, where there is a place outside it, there. What was kept elsewhere before is read where it is. */
export function createStorage(place: FilePlace | null, { log }: { log: Log }): Storage {
  return {
    async keep(database, files, name) {
      if (place === null || files.length === 0)
        return await database.transaction(async (tx) => {
          const where = { place: 'database', state: 'kept' } as const;
          const fileIds: string[] = [];
          for (const file of files) fileIds.push(await insertFile(tx, file, where));
          return await name(tx, fileIds);
        });
      // The row first, so that no bytes are anywhere without one.
      const fileIds = await announce(database, files, place);
      await carry(place, files, fileIds);
      return await database.transaction(async (tx) => {
        if (!(await markKept(tx, fileIds))) throw new Refusal('overloaded');
        return await name(tx, fileIds);
      });
    },

    async read(database, fileId) {
      const row = await database.reading((tx) => fileOf(tx, fileId));
      if (row === null) return null;
      const bytes = row.place === 'database' ? row.bytes : await bytesAt(row.place, fileId);
      if (bytes !== null && digest(bytes).equals(row.sha256)) return { mediaType: row.media_type, bytes };
      log.error({ fileId, place: row.place }, 'a file is not what it was, or is gone');
      return null;
    },

    drop: async (tx, fileIds) => (fileIds.length === 0 ? undefined : await markLeaving(tx, fileIds)),
  };

  async function bytesAt(name: FilePlace['name'], fileId: string): Promise<Uint8Array | null> {
    if (place?.name !== name) return null;
    return await place.get(fileId).catch(unavailable);
  }

  async function carry(to: FilePlace, files: readonly StoredFile[], fileIds: readonly string[]): Promise<void> {
    for (const [index, file] of files.entries()) await to.put(fileIds[index] ?? '', file).catch(unavailable);
  }

  function unavailable(error: unknown): never {
    if (!(error instanceof CarrierFailure)) throw error;
    log.error({ error }, 'the place of files gave no usable answer');
    throw new Refusal('overloaded');
  }
}

async function announce(database: Database, files: readonly StoredFile[], { name }: FilePlace): Promise<string[]> {
  return await database.transaction(async (tx) => {
    const fileIds: string[] = [];
    for (const file of files) fileIds.push(await insertFile(tx, file, { place: name, state: 'arriving' }));
    return fileIds;
  });
}

import type { JobHandler } from '../module.ts';
import type { FilePlace } from './storage.ts';
import { deleteFile, takeUnnamed } from './store.ts';

const ARRIVING_HOURS = 1;
const AT_A_TIME = 500;

/** Takes away the bytes and rows of files that nothing names: dropped ones, and those whose keeping broke off. */
export function sweepFiles(place: FilePlace | null): JobHandler {
  return {
    name: 'storage.sweep-files',
    schedule: '*/10 * * * *',
    long: async (database) => {
      const unnamed = await database.transaction((tx) =>
        takeUnnamed(tx, tx.now.subtract({ hours: ARRIVING_HOURS }), AT_A_TIME),
      );
      // The bytes first: a row without bytes is swept again, bytes without a row never.
      for (const { file_id: fileId, place: at } of unnamed) {
        if (at !== 'database' && at !== place?.name) continue;
        if (at !== 'database') await place?.remove(fileId);
        await database.transaction((tx) => deleteFile(tx, fileId));
      }
    },
  };
}

import { type DatabaseAddress, openConnections } from '../database/connections.ts';
import { plainTypes } from '../database/wire-types.ts';
import type { Log } from '../log/log.ts';
import { openJobQueue } from './job-queue.ts';

/** Makes the job queue's own tables, or brings them up to date; as the owner of the schema. */
export async function installQueue(address: DatabaseAddress, log: Log): Promise<void> {
  const queue = openJobQueue(openConnections({ address, log, size: 1, types: plainTypes }), log);
  try {
    await queue.install();
  } finally {
    await queue.stop();
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openConnections, openSingleConnection } from '../../apps/server/src/platform/database/connections.ts';
import { ensureDatabase } from '../../apps/server/src/platform/database/embedded/cluster-databases.ts';
import { openCluster } from '../../apps/server/src/platform/database/embedded/cluster.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { migrate } from '../../apps/server/src/platform/database/schema/migrate.ts';
import { readSchema } from '../../apps/server/src/platform/database/schema/read-schema.ts';
import type { Schema } from '../../apps/server/src/platform/database/schema/schema.ts';
import type { Database } from '../../apps/server/src/platform/database/tx.ts';
import { createLog } from '../../apps/server/src/platform/log/create-log.ts';
import { systemRandom } from '../../apps/server/src/platform/random/random.ts';
import { postmasterOf, processorMsOf } from './processor-time.ts';

export type BenchDatabase = {
  database: Database;
  clock: typeof systemClock;
  random: typeof systemRandom;
  /** Statements outside the pool, without limits of time: making tables, counting rows. */
  sql: <Row>(text: string) => Promise<Row[]>;
  /** What the database's processes have used of a processor so far. */
  processorMs: () => number;
  close: () => Promise<void>;
};

/** The embedded PostgreSQL as `npm start` runs it, durable, with the whole schema, in a folder of its own. */
export async function benchDatabase(
  connections: number,
  changed: (schema: Schema) => Schema = (schema) => schema,
): Promise<BenchDatabase> {
  const folder = mkdtempSync('/tmp/pelita-bench-');
  // PostgreSQL walks in as somebody else when we are root.
  chmodSync(folder, 0o711);
  const cluster = await openCluster(folder);
  await cluster.ensureRunning();
  const address = await ensureDatabase(cluster, 'pelita');
  await migrate(address, changed(await readSchema()));
  const database = openDatabase({
    address,
    connections: openConnections({ address, log: createLog('error'), size: connections }),
    clock: systemClock,
    random: systemRandom,
    enqueue: async () => {},
  });
  const client = await openSingleConnection(address);
  return {
    database,
    clock: systemClock,
    random: systemRandom,
    sql: async <Row>(text: string) => (await client.query(text)).rows as Row[],
    processorMs: () => processorMsOf(postmasterOf(join(folder, 'postgres'))),
    async close() {
      await client.end();
      await database.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

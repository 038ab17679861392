import { mkdir } from 'node:fs/promises';
import type { DatabaseAddress } from '../platform/database/connections.ts';
import { openCluster } from '../platform/database/embedded/cluster.ts';
import { ensureDatabase, isInUse } from '../platform/database/embedded/cluster-databases.ts';
import { migrate } from '../platform/database/schema/migrate.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import type { Environment } from '../platform/environment/environment.ts';
import { step } from './progress.ts';

/** The database that this process works with, brought up to date. */
export type DatabaseServer = {
  address: DatabaseAddress;
  /** Whether this process had to start it. */
  started: boolean;
  /** Brings the embedded server back when nobody answers; an outside one is only waited for. */
  heal: () => Promise<void>;
  /** Stops the embedded server unless another process is connected to it. An outside one is left alone. */
  stop: () => Promise<void>;
};

export async function openDatabaseServer(environment: Environment): Promise<DatabaseServer> {
  const server = await openUnmigratedDatabaseServer(environment);
  const schema = await readSchema();
  await step('bringing the database up to date', () => migrate(server.address, schema));
  return server;
}

/** As it was left: for backups, which change nothing, and for restoring, which makes the schema itself. */
export async function openUnmigratedDatabaseServer(environment: Environment): Promise<DatabaseServer> {
  // With an outside database too: the first accounts and secrets live there. PostgreSQL's user must get through it.
  await mkdir(environment.dataDir, { recursive: true, mode: 0o711 });
  return environment.databaseUrl === null ? await embedded(environment.dataDir) : outside(environment.databaseUrl);
}

async function embedded(dataDir: string): Promise<DatabaseServer> {
  const cluster = await step('unpacking the embedded database', () => openCluster(dataDir));
  const { started } = await step('starting the embedded database', () => cluster.ensureRunning());
  const address = await ensureDatabase(cluster, 'pelita');
  let isStopping = false;
  return {
    address,
    started,
    async heal() {
      if (!isStopping) await cluster.ensureRunning();
    },
    async stop() {
      isStopping = true;
      // A server that died meanwhile has nobody connected and nothing to stop.
      if (await isInUse(address).catch(() => false)) return;
      await cluster.stop();
    },
  };
}

function outside(connectionString: string): DatabaseServer {
  return { address: { connectionString }, started: false, heal: async () => {}, stop: async () => {} };
}

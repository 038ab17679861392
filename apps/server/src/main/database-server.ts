import { mkdir } from 'node:fs/promises';
import { openCluster } from '../platform/database/embedded/cluster.ts';
import { ensureApplicationRole, ensureDatabase, isInUse } from '../platform/database/embedded/cluster-databases.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import { SchemaRefused } from '../platform/database/schema/schema.ts';
import type { Environment } from '../platform/environment/environment.ts';
import type { Log } from '../platform/log/log.ts';
import { type DatabaseRoles, prepareDatabase } from '../platform/prepare-database.ts';
import { Plain } from './plain.ts';
import { step } from './progress.ts';

/** The database that this process works with. */
export type DatabaseServer = DatabaseRoles & {
  /** Whether this process had to start it. */
  started: boolean;
  /** Brings the embedded server back when nobody answers; an outside one is only waited for. */
  heal: () => Promise<void>;
  /** Stops the embedded server unless another process is connected to it. An outside one is left alone. */
  stop: () => Promise<void>;
};

/** Brought up to date; `isOwnedByApplication` where one role does everything. */
export async function openDatabaseServer(
  environment: Environment,
  log: Log,
): Promise<DatabaseServer & { isOwnedByApplication: boolean }> {
  const server = await openUnmigratedDatabaseServer(environment);
  const schema = await readSchema();
  const { isOwner } = await step('bringing the database up to date', () =>
    prepareDatabase(server, schema, log).catch((error: unknown) => {
      throw environment.databaseUrl === null || error instanceof SchemaRefused ? error : unreachable(error);
    }),
  );
  return { ...server, isOwnedByApplication: isOwner };
}

/** As it was left: for backups, which change nothing, and for restoring, which makes the schema itself. */
export async function openUnmigratedDatabaseServer({
  dataDir,
  databaseUrl,
  databaseOwnerUrl,
}: Environment): Promise<DatabaseServer> {
  // With an outside database too: the first accounts and secrets live there. PostgreSQL's user must get through it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  return databaseUrl === null ? await embedded(dataDir) : outside(databaseUrl, databaseOwnerUrl ?? databaseUrl);
}

async function embedded(dataDir: string): Promise<DatabaseServer> {
  const cluster = await step('unpacking the embedded database', () => openCluster(dataDir));
  const { started } = await step('starting the embedded database', () => cluster.ensureRunning());
  const owner = await ensureDatabase(cluster, 'pelita');
  let isStopping = false;
  return {
    owner,
    application: await ensureApplicationRole(owner),
    started,
    async heal() {
      if (!isStopping) await cluster.ensureRunning();
    },
    async stop() {
      isStopping = true;
      // A server that died meanwhile has nobody connected and nothing to stop.
      if (await isInUse(owner).catch(() => false)) return;
      await cluster.stop();
    },
  };
}

function outside(application: string, owner: string): DatabaseServer {
  return {
    owner: { connectionString: owner },
    application: { connectionString: application },
    started: false,
    heal: async () => {},
    stop: async () => {},
  };
}

/** A connection that is refused, by the network, by TLS or by the database: what it says never has the password. */
function unreachable(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  const isOfConnection = /^(E[A-Z]+|28...|3D000|[A-Z]+_[A-Z_]+)$/.test(code) || message.includes('SSL');
  return isOfConnection ? new Plain(`The database of DATABASE_URL cannot be reached: ${message}.`) : error;
}

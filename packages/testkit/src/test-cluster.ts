import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  asAdministrator,
  createLog,
  ensureApplicationRole,
  ensureDatabase,
  openCluster,
  prepareDatabase,
  readSchema,
} from '@pelita/server/testing';
import { abandonedFolders, runFolder } from './run-folder.ts';

/** What a test file needs to know to make its own database: `user` owns it, as `application` the product works. */
export type TestCluster = { host: string; user: string; application: string; template: string };

/** One PostgreSQL for one run of the tests, with a template that has the whole schema. */
export async function startTestCluster(): Promise<TestCluster & { stop: () => Promise<void> }> {
  await removeAbandoned();
  const folder = runFolder(PREFIX);
  const cluster = await openCluster(folder);
  await cluster.ensureRunning();
  await asAdministrator(cluster.address, async (client) => {
    for (const [name, value] of Object.entries(UNSAFE_AND_QUICK))
      await client.query(`alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
  });
  const schema = await readSchema();
  const template = `template_${createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 12)}`;
  const owner = await ensureDatabase(cluster, template);
  const application = await ensureApplicationRole(owner);
  await prepareDatabase({ owner, application }, schema, createLog('warn'));
  return {
    host: owner.host,
    user: owner.user,
    application: application.user,
    template,
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The cluster dies with the run: nothing has to be there after a power cut, and no old row is met again. */
const UNSAFE_AND_QUICK = { fsync: 'off', full_page_writes: 'off' };

const PREFIX = 'pelita-test-';

/** Clusters of runs that were killed: their processes and folders go before a new one is made. */
async function removeAbandoned(): Promise<void> {
  for (const folder of abandonedFolders(PREFIX)) {
    await (await openCluster(folder)).stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

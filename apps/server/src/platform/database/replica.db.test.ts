import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import { runFolder } from '@pelita/testkit/run-folder';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { createLog } from '../log/create-log.ts';
import { systemRandom } from '../random/random.ts';
import { type DatabaseAddress, openConnections } from './connections.ts';
import { openCluster } from './embedded/cluster.ts';
import { ensureDatabase } from './embedded/cluster-databases.ts';
import { openDatabase } from './open-database.ts';
import type { Tx } from './tx.ts';

// Two PostgreSQL on this machine: the second one follows the first by streaming.
const root = runFolder('pelita-replica-');
const first = await openCluster(join(root, 'first'));
await first.ensureRunning();
const address = (await ensureDatabase(first, 'books')) as Extract<DatabaseAddress, { host: string }>;
await first.stop();
execFileSync('cp', ['-a', join(root, 'first'), join(root, 'second')]);
const data = join(root, 'second', 'postgres');
writeFileSync(join(data, 'standby.signal'), '');
writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${address.host} user=${address.user}'\n`);
const second = await openCluster(join(root, 'second'));
await first.ensureRunning();
await second.ensureRunning();

const log = createLog('silent');
const database = openDatabase({
  address,
  connections: openConnections({ address, log, size: 2 }),
  scanConnections: openConnections({ address: { ...address, host: second.address.host }, log, size: 2 }),
  clock: systemClock,
  random: systemRandom,
  enqueue: async () => {},
});
afterAll(async () => {
  await database.close();
  await second.stop();
  await first.stop();
  rmSync(root, { recursive: true, force: true });
});

const run = <Row>(tx: Tx, text: string): Promise<Row[]> => tx.run<Row>({ name: '', text }, []);
const isReplica = async (tx: Tx) =>
  (await run<{ yes: boolean }>(tx, 'select pg_is_in_recovery() as yes'))[0]?.yes ?? null;
const counted = async (tx: Tx) => Number((await run<{ n: bigint }>(tx, 'select count(*) as n from written'))[0]?.n);
/** As soon as the replica has come so far. */
async function seen(count: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; (await database.scanning(counted)) !== count; await delay(20))
    if (Date.now() > deadline) throw new Error(`the replica does not come to ${count}`);
}

test('SCALE-01 what reads much reads at the replica, everything else at the database, and the replica follows', async () => {
  await database.transaction((tx) => run(tx, 'create table written (n int primary key)'));
  await database.transaction((tx) => run(tx, 'insert into written select generate_series(1, 1000)'));
  expect(await database.scanning(isReplica)).toBe(true);
  expect([await database.reading(isReplica), await database.transaction(isReplica)]).toEqual([false, false]);
  await seen(1_000);
  await expect(database.scanning((tx) => run(tx, 'delete from written'))).rejects.toThrow(/read-only/);
});

test('SCALE-01 REL-02 a replica that is gone refuses what reads much and nothing else; back again it has what was written meanwhile', async () => {
  await second.stop();
  const refused = database.scanning(counted).catch((error: unknown) => error);
  await database.transaction((tx) => run(tx, 'insert into written select generate_series(1001, 1500)'));
  expect(await database.reading(counted)).toBe(1_500);
  expect(await refused).toBeInstanceOf(Refusal);
  await second.ensureRunning();
  await seen(1_500);
});

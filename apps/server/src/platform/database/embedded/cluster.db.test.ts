import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { createLog } from '../../log/create-log.ts';
import { systemRandom } from '../../random/random.ts';
import { openConnections } from '../connections.ts';
import { openDatabase } from '../open-database.ts';
import { copyOut, packageRoot } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { asAdministrator, ensureDatabase, isInUse } from './cluster-databases.ts';
import { clusterOwner } from './owner.ts';
import { runProgram } from './run-program.ts';

const root = mkdtempSync('/tmp/pelita-cluster-');
chmodSync(root, 0o711);
const dataDir = join(root, 'data');
const cluster = await openCluster(dataDir);
const others: Cluster[] = [];
const outsideHomes: string[] = [];
await cluster.ensureRunning();

afterAll(async () => {
  for (const one of [cluster, ...others]) await one.stop();
  for (const folder of [root, ...outsideHomes]) rmSync(folder, { recursive: true, force: true });
});

const count = (at: Cluster) =>
  asAdministrator(at.address, async (client) =>
    Number((await client.query('select count(*) from kept')).rows[0]?.count),
  );
const postmasterPid = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isWorking(pid: number): boolean {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) !== '' : process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function killPostmaster(): Promise<void> {
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  // It is gone when it has no working folder any more; a zombie may stay where nobody collects it.
  while (isWorking(pid)) await new Promise(setImmediate);
}

test('EASY-01 the server runs with every durable setting on, for our own user only, and without a network port', async () => {
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'listen_addresses',
    'server_version',
    'data_checksums',
  ];
  const settings = await asAdministrator(cluster.address, async (client) => {
    await client.query('create table kept (id int)');
    await client.query('insert into kept values (1), (2)');
    const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [names]);
    return Object.fromEntries(rows.map((row: { name: string; setting: string }) => [row.name, row.setting]));
  });
  expect(settings).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
  });
  expect(settings['listen_addresses']).toBe('');
  expect(settings['server_version']).toMatch(/^18\./);
  expect(statSync(cluster.address.host).mode & 0o777).toBe(0o700);
});

test('SEC-03 the server’s own log names a failure without the values that were in it', async () => {
  await asAdministrator(cluster.address, async (client) => {
    await client.query('create table account (mobile text primary key)');
    await client.query(`insert into account values ('hush-60123')`);
    await expect(client.query('insert into account values ($1)', ['hush-60123'])).rejects.toMatchObject({
      code: '23505',
    });
  });
  const folder = join(dataDir, 'postgres', 'log');
  const logged = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
  // The collector writes a moment after the answer.
  while (!logged().includes('duplicate key')) await new Promise(setImmediate);
  expect(logged()).not.toContain('hush-60123');
});

test('REL-01 a server whose parent was killed is found running and used on', async () => {
  const again = await openCluster(dataDir);
  expect(await again.ensureRunning()).toEqual({ started: false });
  expect(await count(again)).toBe(2);
});

test('many processes that start it at the same moment end with one server', async () => {
  await cluster.stop();
  const starters = await Promise.all([1, 2, 3].map(() => openCluster(dataDir)));
  const answers = await Promise.all(starters.map((one) => one.ensureRunning()));
  expect(answers.filter(({ started }) => started)).toHaveLength(1);
  expect(await count(cluster)).toBe(2);
});

test('REL-01 a pid file that names a foreign process does not keep the server from starting', async () => {
  await cluster.stop();
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(
    file,
    `${process.pid}\n${dataDir}/postgres\n1700000000\n5432\n${cluster.address.host}\n\n  1 2\nready\n`,
  );
  expect(await cluster.ensureRunning()).toEqual({ started: true });
  expect(await count(cluster)).toBe(2);
});

test('REL-01 a server that was killed starts again by itself with what it had', async () => {
  await killPostmaster();
  expect(await cluster.ensureRunning()).toEqual({ started: true });
  expect(await count(cluster)).toBe(2);
});

test('a socket that was swept out of /tmp comes back', async () => {
  rmSync(cluster.address.host, { recursive: true });
  expect(await cluster.ensureRunning()).toEqual({ started: true });
  expect(await count(cluster)).toBe(2);
});

test('REL-01 killed under load, the database heals below its users: nothing acknowledged is lost, nothing is doubled', async () => {
  const address = await ensureDatabase(cluster, 'load');
  await asAdministrator(address, (client) => client.query('create table posted (key text not null)'));
  const log = createLog('silent');
  const heal = async () => void (await cluster.ensureRunning());
  const connections = openConnections({ address, log, heal });
  const database = openDatabase({
    address,
    connections,
    clock: systemClock,
    random: systemRandom,
    enqueue: async () => {},
  });
  const acknowledged: string[] = [];
  const unknown: string[] = [];
  let kills = 0;
  const write = async (writer: number) => {
    for (let turn = 0; kills < 3 || turn < 20; turn += 1) {
      const key = `${writer}:${turn}`;
      const insert = { name: 'test.post', text: 'insert into posted (key) values ($1)' };
      await database
        .transaction((tx) => tx.run(insert, [key]))
        .then(
          () => acknowledged.push(key),
          () => unknown.push(key),
        );
    }
  };
  const killAgain = async () => {
    for (const share of [100, 300, 600]) {
      while (acknowledged.length < share) await new Promise(setImmediate);
      await killPostmaster();
      await cluster.ensureRunning();
      kills += 1;
    }
  };
  await Promise.all([killAgain(), ...Array.from({ length: 16 }, (_, writer) => write(writer))]);
  await database.close();
  const stored = await asAdministrator(address, async (client) => (await client.query('select key from posted')).rows);
  const keys = stored.map((row: { key: string }) => row.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(acknowledged).difference(new Set(keys))).toEqual(new Set());
  // What was refused or unknown may stand or not, but nothing else may.
  expect(new Set(keys).difference(new Set([...acknowledged, ...unknown]))).toEqual(new Set());
}, 90_000);

test('nothing is left in /tmp of a server that has stopped', async () => {
  await cluster.stop();
  expect(existsSync(cluster.address.host)).toBe(false);
  await cluster.ensureRunning();
});

test('an initialisation that was killed halfway is cleared away', async () => {
  const started = await openCluster(join(root, 'half'));
  others.push(started);
  const left = join(root, 'half', 'postgres.new-999999999');
  mkdirSync(left);
  await started.ensureRunning();
  expect(existsSync(left)).toBe(false);
});

test('a data directory with a path longer than a socket’s may be works', async () => {
  const deep = await openCluster(join(root, 'd'.repeat(60), 'e'.repeat(60), 'f'.repeat(60)));
  others.push(deep);
  expect(await deep.ensureRunning()).toEqual({ started: true });
  expect(Buffer.byteLength(`${deep.address.host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107);
});

test.runIf(process.getuid?.() === 0)(
  'below a folder of root’s own the data moves to /var/lib, behind a link',
  async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const inside = await openCluster(join(closed, 'data'));
    others.push(inside);
    const data = readlinkSync(join(closed, 'data', 'postgres'));
    outsideHomes.push(dirname(data));
    expect(data).toMatch(/^\/var\/lib\/pelita-[0-9a-f]{12}\/postgres$/);
    expect(await inside.ensureRunning()).toEqual({ started: true });
    expect(await (await openCluster(join(closed, 'data'))).ensureRunning()).toEqual({ started: false });
  },
);

test('programs copied out of a checkout that the owner cannot read are complete', async () => {
  const native = await copyOut(packageRoot(), root);
  const { output } = await runProgram(join(native, 'bin', 'postgres'), ['--version'], clusterOwner());
  expect(output).toMatch(/^postgres \(PostgreSQL\) 18\./);
  expect(await copyOut(packageRoot(), root)).toBe(native);
});

test('other connections are known, so that a shared server is left running', async () => {
  expect(await isInUse(cluster.address)).toBe(false);
  const user = new pg.Client(cluster.address);
  await user.connect();
  expect(await isInUse(cluster.address)).toBe(true);
  await user.end();
});

test('a data directory of another PostgreSQL is refused in a sentence', async () => {
  const old = join(root, 'old');
  mkdirSync(join(old, 'postgres'), { recursive: true });
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '15\n');
  await expect(openCluster(old).then((one) => one.ensureRunning())).rejects.toThrow(
    'made by PostgreSQL 15, this is 18',
  );
});

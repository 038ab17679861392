import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGames } from '@pelita/contract';
import { newMember, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { DamagedBackup, type Manifest, verifiedManifest } from '../platform/database/backup/backup-file.ts';
import { CannotRestore, restoreBackup } from '../platform/database/backup/restore-backup.ts';
import { plainConnection, takeBackup } from '../platform/database/backup/take-backup.ts';
import type { DatabaseAddress } from '../platform/database/connections.ts';
import { asAdministrator } from '../platform/database/embedded/cluster-databases.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import { numberedBackup } from '../platform/database/schema/testing/numbered-history.ts';
import { installQueue } from '../platform/jobs/install-queue.ts';
import { closePlatform, openPlatform } from '../platform/open-platform.ts';
import { createModules } from './compose/index.ts';

const world = await testDatabase();
const server = await testServer(world);
const folder = mkdtempSync('/tmp/pelita-backup-');
const schema = await readSchema();
const key = new Uint8Array(32).fill(7);
const member = await newMember(server);
const [game] = (await server.send(listGames, { query: { pageSize: '1' } })).value.games;
await paidIn(server, member, '500.00');
await play(server, member, game?.gameCode ?? '', (rounds) => rounds.length >= 3);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const administration = { host: inject('pelitaCluster').host, user: inject('pelitaCluster').user, database: 'postgres' };

/** A database in which nothing ever was. */
async function emptyDatabase(): Promise<DatabaseAddress> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(administration, (client) => client.query(`create database ${name}`));
  onTestFinished(async () => {
    await asAdministrator(administration, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...administration, database: name };
}

async function restoreInto(address: DatabaseAddress, file: string): Promise<Manifest> {
  return restoreBackup(file, { address, schema, key, installQueue: () => installQueue(address, world.platform.log) });
}

async function rowsAt(address: DatabaseAddress, text: string): Promise<unknown[]> {
  const client = await plainConnection(address);
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const WALLETS = `select player_id, book, available_minor::text, reserved_minor::text from wallet order by 1, 2`;
async function transfersAt(address: DatabaseAddress): Promise<unknown> {
  const [row] = (await rowsAt(address, 'select count(*)::int as count from transfer')) as { count: number }[];
  return row?.count;
}

test('REL-03 what was backed up while money moved is one instant: restored, the books agree to the last sen', async () => {
  const file = join(folder, 'moving.backup');
  let isOver = false;
  const moving = Promise.all(
    [0, 1].map(async () => {
      const person = await newMember(server);
      while (!isOver) await paidIn(server, person, '20.00').catch(() => undefined);
    }),
  );
  await expect.poll(() => transfersAt(world.address), { timeout: 10_000 }).toBeGreaterThan(4);
  const manifest = await takeBackup(world.address, file, { now: world.clock.now(), key });
  const kept = manifest.tables.find(({ name }) => name === 'transfer')?.rows ?? 0;
  await expect.poll(() => transfersAt(world.address), { timeout: 10_000 }).toBeGreaterThan(kept);
  isOver = true;
  await moving;
  const address = await emptyDatabase();
  await restoreInto(address, file);

  expect(kept).toBeGreaterThan(4);
  expect(await transfersAt(address)).toBe(kept);
  const restored = openPlatform({ ...world.platform, address });
  onTestFinished(() => closePlatform(restored));
  const { reconciliation } = await createModules(restored, { isShortCatalogue: true });
  expect((await reconciliation.reconcile()).differences).toEqual([]);
});

test('REL-03 a restored house is the same house: every row, the jobs and the sequences, for its owner’s eyes alone', async () => {
  const file = join(folder, 'quiet.backup');
  const manifest = await takeBackup(world.address, file, { now: world.clock.now(), key });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const address = await emptyDatabase();
  expect(await restoreInto(address, file)).toEqual(manifest);
  expect(await rowsAt(address, WALLETS)).toEqual(await rowsAt(world.address, WALLETS));
  const names = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
  expect(names).toEqual(
    expect.arrayContaining(['public.transfer', 'public.provider_transaction', 'public.audit_entry', 'pgboss.job']),
  );
  for (const name of names) {
    const text = `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as said from ${name} t`;
    expect([name, await rowsAt(address, text)]).toEqual([name, await rowsAt(world.address, text)]);
  }
  // A later backup of it says the same.
  const again = await takeBackup(address, join(folder, 'again.backup'), { now: world.clock.now(), key });
  expect(again.tables.map(({ content }) => content)).toEqual(manifest.tables.map(({ content }) => content));
});

test('REL-03 a damaged file is refused before the database is touched, whatever became of it', async () => {
  const file = join(folder, 'whole.backup');
  await takeBackup(world.address, file, { now: world.clock.now(), key });
  const whole = readFileSync(file);
  const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0x10 : byte)));
  const address = await emptyDatabase();
  for (const [name, bytes] of Object.entries({
    'cut off': whole.subarray(0, Math.floor(whole.length / 2)),
    'without its last bytes': whole.subarray(0, -9),
    empty: Buffer.alloc(0),
    'altered early': flipped(200),
    'altered in the middle': flipped(Math.floor(whole.length / 2)),
    'altered late': flipped(whole.length - 6),
    'something else': Buffer.from('-- PostgreSQL database dump'),
  })) {
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, bytes);
    await expect(restoreInto(address, damaged), name).rejects.toThrow(DamagedBackup);
  }
  expect(await rowsAt(address, `select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test('REL-03 a database in use, and a backup of a schema that is unknown here, are refused', async () => {
  const file = join(folder, 'kept.backup');
  await takeBackup(world.address, file, { now: world.clock.now(), key });
  const before = await transfersAt(world.address);
  await expect(restoreInto(world.address, file)).rejects.toThrow('the database is not empty');
  expect(await transfersAt(world.address)).toBe(before);
  const older = restoreBackup(file, {
    address: await emptyDatabase(),
    schema: { ...schema, migrations: schema.migrations.map((one) => ({ ...one, checksum: 'another' })) },
    key,
    installQueue: async () => undefined,
  });
  await expect(older).rejects.toThrow(CannotRestore);
  expect((await verifiedManifest(file, key)).migrations).toHaveLength(schema.migrations.length);
});

test('REL-03 a backup of the numbered migrations is restored by this version, and its books agree', async () => {
  const address = await emptyDatabase();
  const manifest = await restoreInto(address, numberedBackup);
  expect(manifest.migrations).toHaveLength(40);
  expect(await rowsAt(address, `select value from setting where key = 'session.longestMinutes'`)).toEqual([
    { value: 600 },
  ]);
  const restored = openPlatform({ ...world.platform, address });
  onTestFinished(() => closePlatform(restored));
  const { reconciliation } = await createModules(restored, { isShortCatalogue: true });
  expect((await reconciliation.reconcile()).differences).toEqual([]);
});

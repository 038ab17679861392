import { randomUUID } from 'node:crypto';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { asAdministrator } from './embedded/cluster-databases.ts';
import { HistoryChanged, migrate, type Migration } from './migrate.ts';

const world = await testDatabase();
const administration = world.address as { host: string; user: string; database: string };
const made: string[] = [];

async function freshAddress() {
  const database = `migrate_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(administration, (client) => client.query(`create database ${database}`));
  made.push(database);
  return { ...administration, database };
}

afterAll(async () => {
  for (const name of made)
    await asAdministrator(administration, (client) => client.query(`drop database ${name} with (force)`));
});

const first: Migration = {
  name: '0001-a.sql',
  sql: 'create table a (id int); insert into a values (1);',
  checksum: 'one',
};
const second: Migration = { name: '0002-b.sql', sql: 'insert into a values (2);', checksum: 'two' };

const rowsOf = async (address: Awaited<ReturnType<typeof freshAddress>>) =>
  asAdministrator(address, async (client) =>
    (await client.query('select id from a order by id')).rows.map((row) => row.id as number),
  );

test('migrations run in the order of their names, and each once', async () => {
  const address = await freshAddress();
  expect(await migrate(address, [first])).toEqual([first.name]);
  expect(await migrate(address, [first, second])).toEqual([second.name]);
  expect(await migrate(address, [first, second])).toEqual([]);
  expect(await rowsOf(address)).toEqual([1, 2]);
});

test('processes that start together take turns, so nothing runs twice', async () => {
  const address = await freshAddress();
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(address, [first, second])));
  expect(applied.flat().toSorted()).toEqual([first.name, second.name]);
  expect(await rowsOf(address)).toEqual([1, 2]);
});

test.each([
  ['changed', [{ ...first, sql: 'select 1', checksum: 'other' }], 'has changed since it was applied'],
  ['removed', [second], 'was applied and is missing now'],
])('a migration that was %s after it ran stops everything', async (_how, history, words) => {
  const address = await freshAddress();
  await migrate(address, [first]);
  const refused = migrate(address, history);
  await expect(refused).rejects.toBeInstanceOf(HistoryChanged);
  await expect(refused).rejects.toThrow(words);
  expect(await rowsOf(address)).toEqual([1]);
});

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  const address = await freshAddress();
  const broken: Migration = { name: '0002-broken.sql', sql: 'insert into a values (2); select 1 / 0;', checksum: 'x' };
  await expect(migrate(address, [first, broken])).rejects.toThrow('Migration 0002-broken.sql failed: division by zero');
  expect(await rowsOf(address)).toEqual([1]);
});

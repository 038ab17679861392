import { rmSync } from 'node:fs';
import { testDatabase } from '@pelita/testkit';
import { runFolder } from '@pelita/testkit/run-folder';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabaseServer } from './database-server.ts';
import { readEnvironment } from '../platform/environment/read-environment.ts';
import { createLog } from '../platform/log/create-log.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { applicationRole } from '../platform/database/schema/application-role.ts';
import { migrate } from '../platform/database/schema/migrate.ts';
import { readSchema } from '../platform/database/schema/read-schema.ts';
import { SchemaRefused } from '../platform/database/schema/schema.ts';
import { freshDatabase, rowsOf } from '../platform/database/schema/testing/fresh-database.ts';

const { application } = inject('pelitaCluster');
const world = await testDatabase();
const asApplication = (text: string) => world.database.single({ name: '', text }, []);

test.each([
  ['change an entry of the audit log', `update audit_entry set actor = 'other'`],
  ['delete one', 'delete from audit_entry'],
  ['change a transfer', 'update transfer set amount_minor = 1'],
  ['delete one', 'delete from transfer'],
  ['empty a table', 'truncate wallet'],
  ['drop a table', 'drop table wallet'],
  ['change a table', 'alter table wallet add column x int'],
  ['make a table', 'create table another (id int)'],
  [
    'put a function in the place of one',
    'create or replace function transfer_key(p_source text, p_key text) returns bigint language sql return 1',
  ],
  ['make a trigger', 'create trigger t after insert on game for each statement execute function catalogue_changed()'],
  ['write the history of the schema', `insert into migration values ('other', '', now())`],
  ['turn triggers off', 'set session_replication_role = replica'],
  ['become the owner', `set role ${inject('pelitaCluster').user}`],
] as const)('SEC-03 the role of the application may not %s', async (_what, text) => {
  await expect(asApplication(text)).rejects.toMatchObject({ code: '42501' });
});

test('SEC-03 it owns nothing, and a table that comes later is as open to it as the others', async () => {
  const owned = `select relname from pg_class where pg_has_role(current_user, relowner, 'usage')`;
  expect(await asApplication(owned)).toEqual([]);
  await world.asOwner('create table later (id int)');
  await asApplication('insert into later values (1)');
  expect(await asApplication('select id from later')).toEqual([{ id: 1 }]);
});

test('SEC-03 the embedded database is served under that role, by every start', async () => {
  const dataDir = runFolder('pelita-roles-');
  const environment = readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  for (let start = 1; start <= 2; start += 1) {
    const server = await openDatabaseServer(environment, createLog('silent'));
    try {
      expect(server.isOwnedByApplication).toBe(false);
      expect(await applicationRole(server.application)).toEqual({ name: application, isOwner: false });
      expect((await applicationRole(server.owner)).isOwner).toBe(true);
    } finally {
      await server.stop();
    }
  }
});

test('SEC-03 the application’s role alone starts on a schema of this version, and says what is needed on another', async () => {
  const owner = await freshDatabase();
  const alone = { ...owner, user: application };
  const schema = await readSchema();
  await expect(migrate(alone, schema)).rejects.toThrow(SchemaRefused);
  await expect(migrate(alone, schema)).rejects.toThrow('set DATABASE_OWNER_URL');
  await prepareDatabase({ owner, application: alone }, schema, createLog('silent'));
  expect(await prepareDatabase({ owner: alone, application: alone }, schema, createLog('silent'))).toEqual({
    name: application,
    isOwner: false,
  });
  const newer = { ...schema, migrations: [...schema.migrations, { name: 'newer', sql: 'select 1', checksum: '' }] };
  await expect(migrate(alone, newer)).rejects.toThrow('set DATABASE_OWNER_URL');
});

test('one role for both works as before, and is told of', async () => {
  const owner = await freshDatabase();
  const role = await prepareDatabase({ owner, application: owner }, await readSchema(), createLog('silent'));
  expect(role).toEqual({ name: owner.user, isOwner: true });
  expect(await rowsOf(owner, 'select count(*)::int as jobs from pgboss.job')).toEqual([{ jobs: 0 }]);
});

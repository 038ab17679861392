import { readFileSync } from 'node:fs';
import { testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { keptFiles } from './checks/files.mjs';
import { schemaPaths } from './checks/schema.mjs';
import { readTables } from './checks/schema/read-tables.mjs';
import { inRoot } from './launch/root.mjs';

const CATALOGUE = `
  select t.relname::text as name, i.indisprimary as "isPrimary",
    array(select replace(pg_get_indexdef(i.indexrelid, place, true), '"', '') from generate_series(1, i.indnkeyatts) place) as columns
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and i.indisunique and not t.relispartition
    and t.relname not in ('migration', 'migration_turn', 'function_file')`;
const REFERENCES = `
  select conrelid::regclass::text as name, confrelid::regclass::text as to from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace`;
const TRIGGERS = `
  select tgrelid::regclass::text as name, tgname::text as trigger from pg_trigger
  where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%'`;

type ReadTable = {
  name: string;
  keys: { columns: string[]; isPrimary: boolean }[];
  references: { to: string }[];
  triggers: { name: string }[];
};

test('SCALE-02 the check reads of the files what the database has: every unique key, foreign key and trigger', async () => {
  const world = await testDatabase();
  const rows = async (text: string) => sorted(await world.database.single<object>({ name: '', text }, []));
  const files = schemaPaths(await keptFiles()).map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
  const { tables, problems } = readTables(files);
  const read = [...tables.values()] as ReadTable[];

  expect(problems).toEqual([]);
  const keys = read.flatMap((table) =>
    table.keys.map(({ columns, isPrimary }) => ({ name: table.name, isPrimary, columns })),
  );
  expect(sorted(keys)).toEqual(await rows(CATALOGUE));
  const references = read.flatMap(({ name, references: found }) => found.map(({ to }) => ({ name, to })));
  expect(sorted(references)).toEqual(await rows(REFERENCES));
  const triggers = read.flatMap((table) => table.triggers.map(({ name }) => ({ name: table.name, trigger: name })));
  expect(sorted(triggers)).toEqual(await rows(TRIGGERS));
});

function sorted(rows: readonly object[]): object[] {
  return rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

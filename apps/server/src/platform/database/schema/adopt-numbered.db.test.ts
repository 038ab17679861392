import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { readSchema } from './read-schema.ts';
import { describedSchema } from './testing/described-schema.ts';
import { freshDatabase, rowsOf } from './testing/fresh-database.ts';
import { numberedMigrations, rebuildNumbered } from './testing/numbered-history.ts';

const schema = await readSchema();

test('REL-03 a database of the numbered migrations is adopted and gets the schema of a fresh one', async () => {
  const [adopted, fresh] = [await freshDatabase(), await freshDatabase()];
  await rebuildNumbered(adopted);
  const applied = await migrate(adopted, schema);
  await migrate(fresh, schema);

  expect(applied.migrations).toEqual(schema.migrations.slice(1).map(({ name }) => name));
  const described = await describedSchema(fresh);
  expect(described.length).toBeGreaterThan(500);
  expect(await describedSchema(adopted)).toEqual(described);
  expect(await migrate(adopted, schema)).toEqual({ migrations: [], functions: [] });
});

test('REL-03 a function that only the numbered migrations had is gone after the adoption', async () => {
  const address = await freshDatabase();
  await rebuildNumbered(address);
  await migrate(address, { ...schema, functions: schema.functions.filter(({ name }) => name !== 'bet_refusal') });
  expect(await rowsOf(address, `select 1 from pg_proc where proname = 'bet_refusal'`)).toEqual([]);
});

test.each([
  ['that stopped among them', numberedMigrations.slice(0, -1)],
  [
    'in which one of them was another',
    numberedMigrations.map((one, at) => (at === 3 ? { ...one, checksum: 'other' } : one)),
  ],
])('REL-03 a database %s is refused with the way out, and keeps what it had', async (_how, migrations) => {
  const address = await freshDatabase();
  await rebuildNumbered(address, migrations);
  const before = await describedSchema(address);
  await expect(migrate(address, schema)).rejects.toThrow(
    'start the version whose newest migration is 0130-identity-code-sends.sql on it once, then this one',
  );
  expect(await describedSchema(address)).toEqual(before);
});

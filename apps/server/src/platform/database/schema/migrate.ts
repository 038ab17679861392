import type pg from 'pg';
import { connected, connectionConfig, type DatabaseAddress, SteadyClient } from '../connections.ts';
import {
  adoptFunctions,
  applyFunctions,
  assertNotNewer,
  dropFunctions,
  OtherSignature,
  makeFunctionFiles,
} from './apply-functions.ts';
import { grantTables } from './application-role.ts';
import { type AppliedMigration, baselineName, fromTheBaseline, pendingMigrations } from './history.ts';
import { type Migration, type Schema, SchemaRefused } from './schema.ts';

/** The names of what was applied. */
export type Applied = { migrations: string[]; functions: string[] };

/**
 * Brings a database up to date: all missing migrations and all changed functions, in one transaction. Processes that
 * start at the same moment take turns on one row, so everything is applied once.
 *
 * Functions are replaced in place, which those who call them meanwhile do not notice. Where PostgreSQL refuses that,
 * because a signature changes or a table that they depend on does, everything is undone and runs once more with all
 * functions and views dropped first.
 *
 * `application` is the role that gets the rights on what is there then. A role that may not change the schema is let
 * through where there is nothing to change.
 */
export async function migrate(address: DatabaseAddress, schema: Schema, application?: string): Promise<Applied> {
  const client = await connected(
    () =>
      new SteadyClient({
        ...connectionConfig(address),
        query_timeout: 0,
        pipeline: false,
      } as pg.ClientConfig),
  );
  try {
    await requireVersion(client);
    if (!(await mayChangeSchema(client))) return await assertUpToDate(client, schema);
    await prepareHistory(client);
    return await bringUpToDate(client, schema, { inPlace: true, application }).catch((error: unknown) => {
      if (!needsRoom(error)) throw error;
      return bringUpToDate(client, schema, { inPlace: false, application });
    });
  } finally {
    await client.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const version = Number(rows[0]?.version);
  if (version < 170_000)
    throw new Error(`PostgreSQL 17 or newer is needed; this one is ${Math.floor(version / 10_000)}.`);
}

async function mayChangeSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_schema_privilege(current_user, 'public', 'create') as may`,
  );
  return rows[0]?.may === true;
}

/** For a server that was given the application's role alone, beside one that was given the owner's. */
async function assertUpToDate(client: pg.Client, { migrations, functionsVersion }: Schema): Promise<Applied> {
  const applied = await client
    .query<{ name: string; version: string | null }>(
      'select name, (select max(version) from function_file) as version from migration',
    )
    .catch(() => ({ rows: [] }));
  const names = new Set(applied.rows.map(({ name }) => name));
  const isUpToDate =
    migrations.every(({ name }) => names.has(name)) && applied.rows.some(({ version }) => version === functionsVersion);
  if (isUpToDate) return { migrations: [], functions: [] };
  throw new SchemaRefused(
    'The schema is not of this version, and the role of DATABASE_URL may not change it: set DATABASE_OWNER_URL to the role that may.',
  );
}

async function prepareHistory(client: pg.Client): Promise<void> {
  const make = () =>
    client.query(`
      create table if not exists migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      );
      create table if not exists migration_turn (id int primary key);
      insert into migration_turn values (1) on conflict do nothing;
    `);
  // Two processes that make a table at the same moment collide inside PostgreSQL's own catalogue; the second try finds it.
  await make().catch(make);
}

async function bringUpToDate(
  client: pg.Client,
  schema: Schema,
  { inPlace, application }: { inPlace: boolean; application: string | undefined },
): Promise<Applied> {
  await client.query('begin');
  try {
    await client.query('select id from migration_turn for update');
    await client.query(makeFunctionFiles);
    const pending = await pendingOf(client, schema);
    await assertNotNewer(client, schema.functionsVersion);
    if (!inPlace) await dropFunctions(client);
    for (const migration of pending) await apply(client, migration);
    const functions = await applyFunctions(client, schema.functions, schema.functionsVersion);
    if (application !== undefined) await grantTables(client, application);
    await client.query('commit');
    return { migrations: pending.map(({ name }) => name), functions };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function pendingOf(client: pg.Client, { migrations }: Schema): Promise<readonly Migration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migration');
  const [baseline] = migrations;
  if (!baseline) return [];
  const history = fromTheBaseline(rows, baseline);
  if (history.length > 0 && !rows.some(({ name }) => name === baselineName)) {
    await adoptFunctions(client);
    await remember(client, baseline);
  }
  return pendingMigrations(history, migrations);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql).catch((cause: unknown) => {
    throw new Error(`Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });
  await remember(client, migration);
}

async function remember(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
}

/** Whether a function is in the way of its own change, or of a table's. */
function needsRoom(error: unknown): boolean {
  if (error instanceof OtherSignature) return true;
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code !== undefined && heldByFunctions.has(code);
}

const heldByFunctions = new Set([
  '2BP01', // something depends on what is dropped
  '0A000', // a view reads the column whose type changes
  '42P13', // a function's result or a parameter's name changes
  '42P16', // a view's columns change
  '42809', // a function becomes a view, or a view a function
]);

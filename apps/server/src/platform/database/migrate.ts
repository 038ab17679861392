import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { connected, connectionConfig, type DatabaseAddress, SteadyClient } from './connections.ts';

export type Migration = { name: string; sql: string; checksum: string };

/** History is never edited: a migration that was applied and then changed or removed stops the start. */
export class HistoryChanged extends Error {
  override name = 'HistoryChanged';
}

/** The schema's files in the order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, each file in a transaction of its own, and answers what it applied. Processes that start at
 * the same moment take turns on one row, so a file is applied once.
 */
export async function migrate(
  address: DatabaseAddress,
  migrations: readonly Migration[],
  onApplied: (name: string) => void = () => {},
): Promise<string[]> {
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
    await prepareHistory(client);
    const applied: string[] = [];
    for (let next = await applyNext(client, migrations); next !== null; next = await applyNext(client, migrations)) {
      applied.push(next);
      onApplied(next);
    }
    return applied;
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

async function applyNext(client: pg.Client, migrations: readonly Migration[]): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query('select id from migration_turn for update');
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
    assertHistory(rows, migrations);
    const done = new Set(rows.map((row) => row.name));
    const next = migrations.find((migration) => !done.has(migration.name));
    if (next) {
      await client.query(next.sql).catch((error: unknown) => {
        throw new Error(`Migration ${next.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
      await client.query('insert into migration (name, checksum) values ($1, $2)', [next.name, next.checksum]);
    }
    await client.query('commit');
    return next?.name ?? null;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function assertHistory(applied: readonly { name: string; checksum: string }[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    if (known.get(name) === checksum) continue;
    const what = known.has(name) ? 'has changed since it was applied' : 'was applied and is missing now';
    throw new HistoryChanged(
      `Migration ${name} ${what}. Bring the applied file back and write a new one; a database without anything of worth is thrown away by npm run reset.`,
    );
  }
}

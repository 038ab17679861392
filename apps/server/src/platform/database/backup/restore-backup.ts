import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { DatabaseAddress } from '../connections.ts';
import { type AppliedMigration, fromTheBaseline } from '../schema/history.ts';
import { migrate } from '../schema/migrate.ts';
import type { Schema } from '../schema/schema.ts';
import {
  type BackedUpTable,
  type Frame,
  type Manifest,
  nameOf,
  parsed,
  readFrames,
  verifiedManifest,
} from './backup-file.ts';
import { columnList, contentOf, type KeptTable, keptTables, queueVersion, quoted } from './kept-tables.ts';
import type { BackupKey } from './sealed-file.ts';
import { plainConnection } from './take-backup.ts';

/** The database or the file is not one that may be brought together. */
export class CannotRestore extends Error {
  override name = 'CannotRestore';
}

export type RestoreNeeds = {
  address: DatabaseAddress;
  schema: Schema;
  /** Absent for a backup from before they were sealed. */
  key: BackupKey | null;
  /** Makes the job queue's own tables. */
  installQueue: () => Promise<void>;
};

/**
 * Brings a backup into an empty database: the file is read against its manifest first, then the schema is made as it was
 * when the backup was taken, then all rows are laid in one transaction and counted, and last the schema is brought up to
 * date. Whatever goes wrong, not a row stays.
 */
export async function restoreBackup(path: string, needs: RestoreNeeds): Promise<Manifest> {
  const manifest = await verifiedManifest(path, needs.key);
  const asThen = schemaOf(manifest, needs.schema);
  const client = await plainConnection(needs.address);
  try {
    await assertEmpty(client);
    await migrate(needs.address, asThen);
    await needs.installQueue();
    if (manifest.queueVersion !== null && (await queueVersion(client)) !== manifest.queueVersion)
      throw new CannotRestore('the backup’s job queue is of another version: restore it with the version that took it');
    await client.query('begin');
    await layRows(client, readFrames(path, needs.key), manifest);
    await assertSame(client, manifest);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(needs.address, needs.schema);
  return manifest;
}

/** Tables as the backup's version had them. Functions come when the schema is brought up to date. */
function schemaOf({ migrations }: Manifest, known: Schema): Schema {
  const [baseline] = known.migrations;
  const history = baseline ? fromTheBaseline(migrations, baseline) : [];
  const isOwn = ({ name, checksum }: AppliedMigration) =>
    known.migrations.some((one) => one.name === name && one.checksum === checksum);
  const unknown = history.find((migration) => !isOwn(migration));
  if (unknown)
    throw new CannotRestore(
      `the backup knows a migration ${unknown.name} that this version does not have: take the version that made it`,
    );
  // In the order of this version, whatever that of the manifest.
  const asThen = known.migrations.filter(({ name }) => history.some((one) => one.name === name));
  return { ...known, migrations: asThen, functions: [] };
}

/** What a first start or a person has put there is not to be mixed with a backup. */
async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  );
  if (!rows[0]?.there) return;
  for (const name of ['account', 'transfer', 'setting', 'audit_entry', 'first_run_step']) {
    const { rows: known } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${name}`,
    ]);
    if (!known[0]?.there) continue;
    const { rows: found } = await client.query(`select 1 from public.${name} limit 1`);
    if (found.length > 0)
      throw new CannotRestore(`the database is not empty: it has rows in ${name}. Restore into a new one.`);
  }
}

async function layRows(client: pg.Client, file: AsyncIterable<Frame>, manifest: Manifest): Promise<void> {
  const tables = await keptTables(client);
  const missing = manifest.tables.find((table) => !tables.some((one) => nameOf(one) === nameOf(table)));
  if (missing) throw new CannotRestore(`this version has no table ${nameOf(missing)}`);
  // What migrations laid is in the backup too, as it had become. Triggers would do again what the rows show as done.
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  const frames = file[Symbol.asyncIterator]();
  let next = await frames.next();
  while (!next.done && next.value.kind !== 'manifest') {
    if (next.value.kind !== 'table') {
      next = await frames.next();
      continue;
    }
    const table = parsed<KeptTable>(next.value.bytes);
    const stream = client.query(copyFrom(`copy ${quoted(table)} ${columnList(table.columns)} from stdin`));
    const rows = async function* (): AsyncGenerator<Uint8Array> {
      for (next = await frames.next(); !next.done && next.value.kind === 'rows'; next = await frames.next())
        yield next.value.bytes;
    };
    await pipeline(Readable.from(rows(), { objectMode: false }), stream);
  }
  for (const { value, isCalled, ...sequence } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), value, isCalled]);
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
}

async function assertSame(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const found = await contentOf(client, table);
    if (isSame(table, found)) continue;
    throw new CannotRestore(
      `${nameOf(table)} came out with ${found.rows} rows, and not as the ${table.rows} of the backup`,
    );
  }
}

function isSame(table: BackedUpTable, found: { rows: number; content: string }): boolean {
  return table.rows === found.rows && table.content === found.content;
}

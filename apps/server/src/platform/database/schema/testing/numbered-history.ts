import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { from as copyFrom } from 'pg-copy-streams';
import { parsed, readFrames } from '../../backup/backup-file.ts';
import { columnList, quoted } from '../../backup/kept-tables.ts';
import { asAdministrator } from '../../embedded/cluster-databases.ts';
import type { FreshDatabase } from './fresh-database.ts';

const file = (name: string) => fileURLToPath(new URL(`numbered-history/${name}`, import.meta.url));

/** A backup that the last version with numbered migrations took. */
export const numberedBackup = file('deployment.backup');

/** The 40 numbered migrations as they were applied. */
export const numberedMigrations = readFileSync(file('schema.sql'), 'utf8')
  .split(/^-- migration (?=\d{4}-)/m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.split('\n');
    const sql = lines.join('\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });

/** The database of that version as it had become: its migrations, their history, and the rows of its own tables. */
export async function rebuildNumbered(address: FreshDatabase, migrations = numberedMigrations): Promise<void> {
  await asAdministrator(address, async (client) => {
    await client.query(`
      create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
      create table migration_turn (id int primary key);
      insert into migration_turn values (1)`);
    for (const { name, sql, checksum } of migrations) {
      await client.query(sql);
      await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    }
    if (migrations.length < numberedMigrations.length) return;
    // The rows show what triggers did.
    await client.query('set session_replication_role = replica; truncate catalogue_version');
    let copying = '';
    for await (const { kind, bytes } of readFrames(numberedBackup, null)) {
      if (kind === 'table') copying = copyText(parsed(bytes));
      if (kind === 'rows' && copying !== '') await pipeline(Readable.from([bytes]), client.query(copyFrom(copying)));
    }
  });
}

/** The job queue makes its own tables at the start. */
function copyText(table: { schema: string; name: string; columns: string[] }): string {
  return table.schema === 'public' ? `copy ${quoted(table)} ${columnList(table.columns)} from stdin` : '';
}

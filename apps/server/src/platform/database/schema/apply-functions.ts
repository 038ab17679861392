import pg from 'pg';
import type { FunctionFile } from './schema.ts';
import { SchemaRefused } from './schema.ts';

/** What the database has of the function files, in the order in which they were applied. */
export const makeFunctionFiles = `
  create table if not exists function_file (
    name text primary key, checksum text not null, position int not null, version text not null
  );`;

/** The function stands beside an older one with other arguments, which must go first. */
export class OtherSignature extends Error {
  override name = 'OtherSignature';
}

/** Creates and replaces what changed, drops what has no file any more, and answers the names of what it created. */
export async function applyFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
  version: string,
): Promise<string[]> {
  const { rows: known } = await client.query<Known>(
    'select name, checksum, version from function_file order by position',
  );
  const gone = known.filter(({ name }) => !files.some((file) => file.name === name));
  const changed = files.filter(({ name, checksum }) => known.find((one) => one.name === name)?.checksum !== checksum);
  if (gone.length === 0 && changed.length === 0 && known.every((one) => one.version === version)) return [];

  for (const file of changed) await createOrReplace(client, file);
  for (const { name } of gone.toReversed()) await drop(client, name);
  await client.query('delete from function_file');
  await client.query(
    `insert into function_file (name, checksum, position, version)
     select name, checksum, position, $3 from unnest($1::text[], $2::text[]) with ordinality as f (name, checksum, position)`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum), version],
  );
  return changed.map(({ name }) => name);
}

/** A version that is older than the database's functions would put its own in their place. */
export async function assertNotNewer(client: pg.Client, version: string): Promise<void> {
  const { rows } = await client.query<{ version: string | null }>('select max(version) as version from function_file');
  const applied = rows[0]?.version;
  if (applied != null && applied > version)
    throw new SchemaRefused(
      `The database is of a newer version: its functions are of ${applied}, those of this version of ${version}. Start that version, or restore a backup that this one took into a new database.`,
    );
}

/** Drops everything that came from function files, the last applied first. */
export async function dropFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Known>('select name from function_file order by position desc');
  for (const { name } of rows) await drop(client, name);
  await client.query('delete from function_file');
}

/** Functions and views that numbered migrations made: they count as applied, with content that is yet to be brought up to date. */
export async function adoptFunctions(client: pg.Client): Promise<void> {
  await client.query(`
    insert into function_file (name, checksum, position, version)
    select name, '', row_number() over (order by max(made)), ''
    from (
      select proname::text as name, oid as made from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select relname, oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    ) as o
    where not exists (select from pg_depend d where d.objid = o.made and d.deptype = 'e')
    group by name`);
}

type Known = { name: string; checksum: string; version: string };

async function createOrReplace(client: pg.Client, { name, sql }: FunctionFile): Promise<void> {
  await dropTriggers(client, name);
  await client.query(sql).catch((cause: unknown) => {
    throw new Error(`The function file of ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });
  if ((await signaturesOf(client, name)).length > 1) throw new OtherSignature(name);
}

async function drop(client: pg.Client, name: string): Promise<void> {
  await dropTriggers(client, name);
  for (const signature of await signaturesOf(client, name)) await client.query(`drop routine ${signature}`);
  await client.query(`drop view if exists ${pg.escapeIdentifier(name)}`);
}

/** Triggers are made anew with their function, so that one which left the file is gone. */
async function dropTriggers(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as text
     from pg_trigger t join pg_proc f on f.oid = t.tgfoid
     where f.proname = $1 and f.pronamespace = 'public'::regnamespace and not t.tgisinternal`,
    [name],
  );
  for (const { text } of rows) await client.query(text);
}

async function signaturesOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

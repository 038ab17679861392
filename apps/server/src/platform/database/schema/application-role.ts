import pg from 'pg';
import { connected, connectionConfig, type DatabaseAddress, SteadyClient } from '../connections.ts';
import { writtenOnce } from './declared-tables.ts';

/** The role under which the application works, and whether it could change the schema as its owner can. */
export type ApplicationRole = { name: string; isOwner: boolean };

export async function applicationRole(address: DatabaseAddress): Promise<ApplicationRole> {
  const client = await connected(() => new SteadyClient({ ...connectionConfig(address), query_timeout: 0 }));
  try {
    const { rows } = await client.query<ApplicationRole>(`
      select current_user::text as name, has_schema_privilege(current_user, 'public', 'create') or exists (
        select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'usage')
      ) as "isOwner"`);
    const [role] = rows;
    if (!role) throw new Error('a connection has a role');
    return role;
  } finally {
    await client.end();
  }
}

/**
 * What the application may do with the product's tables, said anew after each migration: rows and nothing else, and of
 * what is written once no change. What the schema's history says is only read.
 */
export async function grantTables(client: pg.Client, role: string): Promise<void> {
  if (await isOurs(client, role)) return;
  const name = pg.escapeIdentifier(role);
  const { rows } = await client.query<{ table: string; isPart: boolean }>(
    `with named as (select to_regclass('public.' || t) as oid from unnest($1::text[]) t)
     select c.relname as table, c.relispartition as "isPart" from pg_class c
     where c.oid in (select oid from named)
       or c.oid in (select inhrelid from pg_inherits where inhparent in (select oid from named))`,
    [writtenOnce],
  );
  await client.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${name};
    revoke insert, update, delete on migration, migration_turn, function_file from ${name};`);
  // A part is written and read through its whole alone.
  for (const { table, isPart } of rows)
    await client.query(
      `revoke ${isPart ? 'all' : 'update, delete'} on public.${pg.escapeIdentifier(table)} from ${name}`,
    );
}

/** The job queue's tables are its library's own; the application works with their rows. */
export async function grantQueue(client: pg.Client, role: string): Promise<void> {
  if (await isOurs(client, role)) return;
  const name = pg.escapeIdentifier(role);
  // Two that give the same right at once collide inside PostgreSQL's own catalogue, so they take turns.
  await client.query(`
    begin;
    select id from migration_turn for update;
    grant usage on schema pgboss to ${name};
    grant select, insert, update, delete on all tables in schema pgboss to ${name};
    grant usage, select on all sequences in schema pgboss to ${name};
    commit;`);
}

/** An owner needs no right and can be denied none. */
async function isOurs(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('select current_user = $1 as ours', [role]);
  return rows[0]?.ours === true;
}

import pg from 'pg';
import { connected, connectionName, type DatabaseAddress, SteadyClient } from '../connections.ts';
import type { Cluster } from './cluster.ts';

/** The address of a database in the cluster, made when it is missing. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<Cluster['address']> {
  await asAdministrator(cluster.address, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
      // 42P04, 23505: another process was first.
      const code = (error as { code?: string }).code;
      if (code !== '42P04' && code !== '23505') throw error;
    });
  });
  return { ...cluster.address, database: name };
}

/** The same database under the role of the application, which owns nothing; made when it is missing. */
export async function ensureApplicationRole(address: Cluster['address']): Promise<Cluster['address']> {
  await asAdministrator(address, async (client) => {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION_USER]);
    if (rows.length > 0) return;
    await client.query(`create role ${pg.escapeIdentifier(APPLICATION_USER)} login`).catch((error: unknown) => {
      // 42710, 23505: another process was first.
      const code = (error as { code?: string }).code;
      if (code !== '42710' && code !== '23505') throw error;
    });
  });
  return { ...address, user: APPLICATION_USER };
}

const APPLICATION_USER = 'application';

/** Whether another process is connected: a server that another process uses is left running. */
export async function isInUse(address: Cluster['address']): Promise<boolean> {
  return asAdministrator(address, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> $1 limit 1`,
      [connectionName],
    );
    return rows.length > 0;
  });
}

export async function asAdministrator<Answer>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await connected(() => new SteadyClient({ ...address, application_name: connectionName }));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

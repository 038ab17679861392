import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { asAdministrator } from '../../embedded/cluster-databases.ts';

export type FreshDatabase = { host: string; user: string; database: string };

/** A database in which nothing ever was; dropped when the test ends. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { host, user } = inject('pelitaCluster');
  const administration = { host, user, database: 'postgres' };
  const database = `fresh_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(administration, (client) => client.query(`create database ${database}`));
  onTestFinished(async () => {
    await asAdministrator(administration, (client) => client.query(`drop database ${database} with (force)`));
  });
  return { host, user, database };
}

export async function rowsOf<Row extends pg.QueryResultRow>(address: FreshDatabase, text: string): Promise<Row[]> {
  return asAdministrator(address, async (client) => (await client.query<Row>(text)).rows);
}

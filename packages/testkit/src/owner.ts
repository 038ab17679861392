import { connectionName, type DatabaseAddress, SteadyClient } from '@pelita/server/testing';
import pg from 'pg';

/** Statements as the owner of a database, over connections that are kept for a moment: a new one costs more than what a test asks of it. */
export type Owner = {
  run: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  end: () => Promise<void>;
};

export function openOwner(address: DatabaseAddress): Owner {
  let pool: pg.Pool | null = null;
  function opened(): pg.Pool {
    const kept = { max: 2, idleTimeoutMillis: 250 };
    const made = new pg.Pool({ ...address, Client: SteadyClient, application_name: connectionName, ...kept });
    // One that a test has killed is replaced.
    made.on('error', () => {});
    return made;
  }
  return {
    async run<Row extends object>(text: string, values: readonly unknown[] = []) {
      pool ??= opened();
      return (await pool.query<Row>(text, [...values])).rows;
    },
    end: async () => await pool?.end(),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { isUnreachable } from './failures.ts';
import { databaseLimits } from './limits.ts';
import { wireTypes } from './wire-types.ts';

/** Where the database stands, embedded or outside: everything above this line is one path. */
export type DatabaseAddress = { host: string; user: string; database: string } | { connectionString: string };

export type Connections = {
  /** A connection for one piece of work; refused with `overloaded` when too many wait or it takes too long. */
  acquire(): Promise<HeldConnection>;
  end(): Promise<void>;
};

export type HeldConnection = {
  client: pg.ClientBase;
  /** A broken one is thrown away instead of being handed to the next. */
  release(broken?: boolean): void;
};

export type ConnectionNeeds = {
  address: DatabaseAddress;
  log: Log;
  size?: number;
  waiting?: number;
  /** Called when nobody answers; the embedded database restarts itself here. */
  heal?: () => Promise<void>;
  /** The job queue reads with the driver's own types. */
  types?: pg.CustomTypesConfig;
};

export function openConnections(needs: ConnectionNeeds): Connections {
  const { log, size = databaseLimits.connections, waiting = databaseLimits.waiting } = needs;
  const pool = new pg.Pool({
    ...connectionConfig(needs.address, needs.types ?? wireTypes),
    max: size,
    connectionTimeoutMillis: databaseLimits.acquireMs,
    idleTimeoutMillis: 60_000,
    // The pool waits for the answer, though the driver's types promise nothing.
    onConnect: setSessionLimits as (client: pg.ClientBase) => void,
  });
  pool.on('error', (error) => log.debug({ error: error.message }, 'an idle database connection broke'));
  let admitted = 0;

  async function acquire(): Promise<HeldConnection> {
    if (admitted >= size + waiting) throw new Refusal('overloaded', { retryAfterSeconds: 1 });
    admitted += 1;
    try {
      return hold(await connect());
    } catch (error) {
      admitted -= 1;
      throw error;
    }
  }

  async function connect(): Promise<pg.PoolClient> {
    const deadline = performance.now() + databaseLimits.acquireMs;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        if (performance.now() > deadline) {
          log.error({ error: String(error) }, 'no database connection in time');
          throw new Refusal('overloaded', { retryAfterSeconds: 2 });
        }
        await needs.heal?.();
        await delay(pauseMs);
      }
    }
  }

  function hold(client: pg.PoolClient): HeldConnection {
    // A connection that breaks while it is held tells the statement in flight; without a listener it would end the process.
    const heard = () => {};
    client.on('error', heard);
    return {
      client,
      release(broken = false) {
        admitted -= 1;
        client.removeListener('error', heard);
        client.release(broken);
      },
    };
  }

  return { acquire, end: () => pool.end() };
}

/** Tells whose a connection is: PostgreSQL sees one that was just closed for a moment more. */
export const connectionName = `pelita ${process.pid}`;

export function connectionConfig(address: DatabaseAddress, types: pg.CustomTypesConfig = wireTypes): pg.ClientConfig {
  return {
    ...address,
    types,
    application_name: connectionName,
    keepAlive: true,
    query_timeout: databaseLimits.answerMs,
    // Statements leave at once, one behind the other: BEGIN travels with the first one, the events with COMMIT.
    pipeline: true,
  } as pg.ClientConfig;
}

async function setSessionLimits(client: pg.ClientBase): Promise<void> {
  const { statementMs, lockMs, idleInTransactionMs, transactionMs } = databaseLimits;
  await client.query(
    `set time zone 'UTC'; set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
     set idle_in_transaction_session_timeout = ${idleInTransactionMs}; set transaction_timeout = ${transactionMs}`,
  );
}

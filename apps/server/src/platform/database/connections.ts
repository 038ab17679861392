import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { isStarting, isUnreachable } from './failures.ts';
import { databaseLimits } from './limits.ts';
import { wireTypes } from './wire-types.ts';

/** Where the database stands, embedded or outside: everything above this line is one path. */
export type DatabaseAddress = { host: string; user: string; database: string } | { connectionString: string };

export type Connections = {
  /** A connection for one piece of work; refused with `overloaded` when too many wait or it takes too long. */
  acquire(): Promise<HeldConnection>;
  /** How many are held, how many wait for one, and how many there may be. */
  usage(): ConnectionUsage;
  end(): Promise<void>;
};

export type ConnectionUsage = { used: number; waiting: number; most: number };

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
    Client: SteadyClient,
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
    return {
      client,
      release(broken = false) {
        admitted -= 1;
        client.release(broken);
      },
    };
  }

  const usage = (): ConnectionUsage => ({
    used: Math.min(admitted, size),
    waiting: Math.max(0, admitted - size),
    most: size,
  });
  return { acquire, usage, end: () => pool.end() };
}

/**
 * A connection that breaks while nobody has a statement in it, or while it is still being prepared, says so by an event.
 * Without a listener that event ends the process; whoever uses it next hears of it by their statement.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
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

/** Connects, and waits for a database that is just starting or recovering: whoever starts beside it needs no hand. */
export async function connected(make: () => pg.Client): Promise<pg.Client> {
  const deadline = performance.now() + databaseLimits.recoveryMs;
  for (;;) {
    const client = make();
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isStarting(error) || performance.now() > deadline) throw error;
      await delay(100);
    }
  }
}

/** A connection outside the pool, without limits of time. */
export async function openSingleConnection(address: DatabaseAddress): Promise<pg.Client> {
  const client = await connected(() => new SteadyClient({ ...connectionConfig(address), query_timeout: 0 }));
  await client.query(`set time zone 'UTC'`);
  return client;
}

async function setSessionLimits(client: pg.ClientBase): Promise<void> {
  const { statementMs, lockMs, idleInTransactionMs, transactionMs } = databaseLimits;
  await client.query(
    `set time zone 'UTC'; set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
     set idle_in_transaction_session_timeout = ${idleInTransactionMs}; set transaction_timeout = ${transactionMs}`,
  );
}

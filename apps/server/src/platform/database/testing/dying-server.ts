import type pg from 'pg';
import type { Clock } from '../../clock/clock.ts';
import { createLog } from '../../log/create-log.ts';
import { systemRandom } from '../../random/random.ts';
import { type Connections, type DatabaseAddress, openConnections } from '../connections.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../tx.ts';

/** `sent`: nothing is heard of the query; `answered`: the next one is still to come. */
export const moments = ['sent', 'answered'] as const;
export type Moment = (typeof moments)[number];

export type Death = { at: number; moment: Moment };
/** With how many queries there were, BEGIN and COMMIT among them. */
export type End = { end: 'died' | 'lived'; queries: number };

/**
 * Does the work over one connection and dies at a query of it, counted from 1; without a death it lives. To the database it is
 * a server after kill -9: the system closes its sockets, and nothing of its program goes on. Neither does the work: what it waits
 * for never comes. A test may so kill a hundred times where as many processes would take a minute to start.
 */
export async function workAsDyingServer<Value>(
  { address, clock, death }: { address: DatabaseAddress; clock: Clock; death?: Death | undefined },
  work: (database: Database) => Promise<Value>,
): Promise<End & { value?: Value }> {
  const connections = openConnections({ address, log: createLog('silent'), size: 1 });
  const dying = dyingConnections(connections, death);
  const handles = { address, clock, random: systemRandom, enqueue: async () => {} };
  const done = work(openDatabase({ ...handles, connections: dying.connections }));
  const ended = await Promise.race([done.then((value) => ({ value })), dying.death]);
  const queries = dying.queries();
  if (ended === 'died') return { end: 'died', queries };
  await connections.end();
  return { end: 'lived', queries, ...ended };
}

function dyingConnections(connections: Connections, death?: Death) {
  const { promise, resolve } = Promise.withResolvers<'died'>();
  let queries = 0;
  let isDead = false;

  function hangUp(client: pg.ClientBase) {
    // What was written has left, as it has with a process that is killed.
    (client as pg.ClientBase & { connection: pg.Connection }).connection.stream.destroy();
    resolve('died');
  }

  async function queried(client: pg.ClientBase, asked: unknown[]): Promise<unknown> {
    queries += 1;
    const isHere = queries === death?.at;
    const answer = (client.query as (...asked: unknown[]) => Promise<unknown>).apply(client, asked);
    if (isHere && death.moment === 'sent') {
      isDead = true;
      // Long enough for the bytes to leave, and sometimes for the database to have done it.
      setTimeout(hangUp, Math.random() * 4, client);
    }
    const [settled] = await Promise.allSettled([answer]);
    if (isHere && death.moment === 'answered') {
      isDead = true;
      hangUp(client);
    }
    if (isDead) return await new Promise(() => {});
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  const dying: Connections = {
    ...connections,
    async acquire() {
      const held = await connections.acquire();
      const client = new Proxy(held.client, {
        get: (target, name) =>
          name === 'query' ? (...asked: unknown[]) => queried(target, asked) : Reflect.get(target, name),
      });
      return { ...held, client };
    },
  };
  return { connections: dying, queries: () => queries, death: promise };
}

import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { createUuidSequence } from '../ids/uuid-v7.ts';
import type { Random } from '../random/random.ts';
import type { Origin, OutboxEvent, Tx } from './tx.ts';
import type { EventTopic } from '../events/topics.ts';
import { type QueryNames, type QueryRunner, typedTables } from './typed-tables.ts';
import { toWire } from './wire-types.ts';

/** An event that waits inside its transaction for the commit. */
export type PendingEvent = OutboxEvent & { id: string; at: Temporal.Instant };

export type Enqueue = (run: QueryRunner, job: Parameters<Tx['enqueue']>[0]) => Promise<void>;

/** What the streams hear of a transaction once it has committed. */
export type Told = { events: readonly PendingEvent[]; changed: ReadonlySet<EventTopic> };

export type OpenTx = Told & {
  tx: Tx;
  /** Statements that are on their way and have not been waited for. */
  written: readonly Promise<unknown>[];
  /** From here on the handle refuses every use, so that nothing of it leaks into the connection's next life. */
  close: () => void;
};

export type TxNeeds = {
  clock: Clock;
  random: Random;
  enqueue: Enqueue;
  origin: Origin | null;
  attempt: number;
  queryNames: QueryNames;
};

export function openTx(
  client: pg.ClientBase,
  { clock, random, enqueue, origin, attempt, queryNames }: TxNeeds,
): OpenTx {
  const now = clock.now();
  const newUuid = createUuidSequence(random.bytes);
  const events: PendingEvent[] = [];
  const changed = new Set<EventTopic>();
  const written: Promise<unknown>[] = [];
  let isOpen = true;

  const assertOpen = () => {
    if (!isOpen) throw new Error('This transaction has ended; its handle must not be kept.');
  };
  const run: QueryRunner = async (text, values, name) => {
    assertOpen();
    return client.query(name === undefined ? { text, values: toWire(values) } : { name, text, values: toWire(values) });
  };

  const members: Omit<Tx, symbol> = {
    now,
    origin,
    attempt,
    newId: <Id extends string>() => newUuid(now) as Id,
    async run<Row>(statement: { name: string; text: string }, values: readonly unknown[]) {
      assertOpen();
      const { rows } = await client.query({ ...statement, values: toWire(values) });
      return rows as Row[];
    },
    write(statement, values) {
      assertOpen();
      const sent = client.query({ ...statement, values: toWire(values) });
      sent.catch(() => {}); // heard at the end of the transaction
      written.push(sent);
    },
    tables: <Tables>() => typedTables<Tables>(run, queryNames),
    async publish(event) {
      assertOpen();
      events.push({ ...event, id: newUuid(now), at: now });
    },
    changed(topic) {
      assertOpen();
      changed.add(topic);
    },
    async enqueue(job) {
      assertOpen();
      await enqueue(run, job);
    },
  };
  // The mark of a transaction is a type only: nobody outside can make one.
  return { tx: members as Tx, events, changed, written, close: () => (isOpen = false) };
}

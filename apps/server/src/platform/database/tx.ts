import type { Kysely } from 'kysely';
import type { EventTopic } from '../events/topics.ts';

/**
 * One database transaction, and what belongs to it: its instant, its new ids and the events that leave with its commit.
 * It is the first argument of everything that touches the database. Nothing but `Database.transaction` makes one, and
 * the pool is not assignable to it, so no query can escape.
 */
export interface Tx {
  readonly [inTransaction]: true;
  /** The instant of the whole use case, from the clock that the caller holds. */
  readonly now: Temporal.Instant;
  /** 1, and more when the work runs again because it lost a race. */
  readonly attempt: number;
  /** The request that it came by; null for jobs and commands. */
  readonly origin: Origin | null;
  /** A UUIDv7 of `now`. */
  newId<Id extends string>(): Id;
  /** A named SQL statement for the hot paths: prepared once a connection, one round trip. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /**
   * A statement whose answer nobody waits for: what follows travels behind it, the commit too, and with it the whole
   * transaction fails.
   */
  write(statement: Statement, values: readonly unknown[]): void;
  /** Typed everyday queries: a module's store names its own tables, `tx.tables<CashierTables>()`. */
  tables<Tables>(): Kysely<Tables>;
  /** Puts an event into the outbox; it is sent after the commit, or never. */
  publish(event: OutboxEvent): Promise<void>;
  /** A state that the topic's streams show has changed: they are told what stands after the commit. */
  changed(topic: EventTopic): void;
  /** Puts a job into the queue within this transaction. */
  enqueue(job: { name: string; data: Record<string, unknown>; startAfter?: Temporal.Instant }): Promise<void>;
}

declare const inTransaction: unique symbol;

/** Where a transaction comes from, as the audit log keeps it. */
export type Origin = { requestId: string; sessionId: string | null; address: string };

export type Statement = { name: string; text: string };

export type OutboxEvent = {
  topic: EventTopic;
  /** A name of the contract's `liveEvents`. */
  name: string;
  data: Record<string, unknown>;
};

export interface Database {
  /** Runs the work in one transaction, and again when it lost a race (at most five times). Refusals roll back. */
  transaction<Answer>(work: (tx: Tx) => Promise<Answer>, origin?: Origin): Promise<Answer>;
  /**
   * One statement that is a transaction of its own, retried likewise: one round trip, where a hot path needs no more.
   * `changed` and `attempt` as in `Tx`.
   */
  single<Row>(
    statement: Statement | ((attempt: number) => Statement),
    values: readonly unknown[],
    changed?: readonly EventTopic[],
  ): Promise<Row[]>;
  /** A transaction that cannot write. */
  reading<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  /** A transaction that cannot write, on one of few connections kept apart: what reads much takes none from the bets. */
  scanning<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  /**
   * Reads everything as it stands at one instant, on a connection of its own and without limits of time: for what goes
   * over whole tables, by night or by command.
   */
  snapshot<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import type { Clock } from '../clock/clock.ts';
import { insertEvents } from '../outbox/insert-events.ts';
import type { Random } from '../random/random.ts';
import { type Connections, type DatabaseAddress, type HeldConnection, openSingleConnection } from './connections.ts';
import { isAfterFailure, isConnectionLost, isSerialisationFailure, isTimeout } from './failures.ts';
import { databaseLimits } from './limits.ts';
import { type Enqueue, openTx, type PendingEvent, type Told } from './open-tx.ts';
import type { Database, Origin, Statement, Tx } from './tx.ts';
import type { EventTopic } from '../events/topics.ts';
import { toWire } from './wire-types.ts';
import { createQueryNames, type QueryNames } from './typed-tables.ts';

export type DatabaseNeeds = {
  connections: Connections;
  /** For what reads much; those for everything else, unless given. */
  scanConnections?: Connections;
  /** For the connections that snapshots have for themselves. */
  address: DatabaseAddress;
  clock: Clock;
  random: Random;
  enqueue: Enqueue;
  /** Told after each commit that the streams should hear of. */
  onCommitted?: (told: Told) => void;
};

/** The connection broke after COMMIT was sent: whether it took place is unknown, so nothing may be repeated here. */
class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

export function openDatabase(needs: DatabaseNeeds): Database {
  const { connections, scanConnections = connections, random } = needs;
  const running = { ...needs, queryNames: createQueryNames() };

  async function withRetries<Answer>(
    once: (held: HeldConnection, attempt: number) => Promise<Answer>,
    mayRepeat: (error: unknown) => boolean,
    from = connections,
  ) {
    for (let attempt = 1; ; attempt++) {
      const held = await from.acquire();
      let broken = false;
      try {
        return await once(held, attempt);
      } catch (error) {
        broken = isConnectionLost(error) || error instanceof CommitUnknown || error instanceof RollbackFailed;
        if (attempt >= databaseLimits.attempts || !mayRepeat(error)) throw refusalFor(error);
      } finally {
        held.release(broken);
      }
      await delay(jitterMs(attempt, random));
    }
  }

  return {
    transaction: (work, origin) =>
      withRetries((held, attempt) => runOnce(held, 'BEGIN', work, { ...running, attempt, origin }), isHarmless),
    reading: (work) =>
      withRetries((held, attempt) => runOnce(held, 'BEGIN READ ONLY', work, { ...running, attempt }), isHarmless),
    scanning: (work) =>
      withRetries(
        (held, attempt) => runOnce(held, 'BEGIN READ ONLY', work, { ...running, attempt }),
        isHarmless,
        scanConnections,
      ),
    async single<Row>(
      statement: Statement | ((attempt: number) => Statement),
      values: readonly unknown[],
      changed: readonly EventTopic[] = [],
    ) {
      const rows = await withRetries(async ({ client }, attempt) => {
        const asked = typeof statement === 'function' ? statement(attempt) : statement;
        return (await client.query({ ...asked, values: toWire(values) })).rows as Row[];
      }, isSerialisationFailure);
      if (changed.length > 0) needs.onCommitted?.({ events: [], changed: new Set(changed) });
      return rows;
    },
    async snapshot(work) {
      const client = await openSingleConnection(needs.address);
      try {
        return await runOnce({ client }, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work, {
          ...running,
          attempt: 1,
        });
      } finally {
        await client.end();
      }
    },
    async close() {
      await Promise.all([...new Set([connections, scanConnections])].map((pool) => pool.end()));
    },
  };
}

type RunNeeds = DatabaseNeeds & { queryNames: QueryNames; attempt: number; origin?: Origin | null | undefined };

async function runOnce<Answer>(
  { client }: Pick<HeldConnection, 'client'>,
  begin: string,
  work: (tx: Tx) => Promise<Answer>,
  { clock, random, enqueue, onCommitted, queryNames, attempt, origin = null }: RunNeeds,
): Promise<Answer> {
  const begun = client.query(begin);
  begun.catch(() => {}); // heard below; the work's first statement fails with it
  const { tx, events, changed, written, close } = openTx(client, {
    clock,
    random,
    enqueue,
    origin,
    attempt,
    queryNames,
  });
  let answer: Answer;
  try {
    answer = await work(tx);
    await begun;
  } catch (error) {
    close();
    const failure = await firstFailure(written, error);
    if (!isConnectionLost(failure)) await rollBack(client);
    throw failure;
  }
  close();
  await commit(client, events, written);
  if (events.length > 0 || changed.size > 0) onCommitted?.({ events, changed });
  return answer;
}

/** The events and COMMIT leave together, behind what was written. If any of it cannot be written, COMMIT answers ROLLBACK. */
async function commit(
  client: HeldConnection['client'],
  events: readonly PendingEvent[],
  written: readonly Promise<unknown>[],
): Promise<void> {
  const told = events.length > 0 ? insertEvents(client, events) : Promise.resolve();
  const ended = client.query('COMMIT');
  const [ending, ...writings] = await Promise.allSettled([ended, ...written, told]);
  if (ending.status === 'rejected') {
    if (isConnectionLost(ending.reason))
      throw new CommitUnknown('the commit was not acknowledged', { cause: ending.reason });
    throw ending.reason;
  }
  for (const writing of writings) if (writing.status === 'rejected') throw writing.reason;
  if (ending.value.command === 'ROLLBACK')
    throw new Error('A failed statement was caught and forgotten; all was rolled back.');
}

/** Why a transaction broke: what comes after a statement that failed only hears that one has. */
async function firstFailure(written: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  if (!isAfterFailure(error)) return error;
  for (const sent of await Promise.allSettled(written)) if (sent.status === 'rejected') return sent.reason;
  return error;
}

class RollbackFailed extends Error {}

async function rollBack(client: HeldConnection['client']): Promise<void> {
  try {
    await client.query('ROLLBACK');
  } catch (error) {
    if (!isConnectionLost(error))
      throw new RollbackFailed('the transaction could not be rolled back', { cause: error });
  }
}

/** Whatever happened, nothing was changed. */
function isHarmless(error: unknown): boolean {
  return isSerialisationFailure(error) || isConnectionLost(error);
}

/** What may go well a moment later, an unknown commit too: whoever asks again under the same key learns how it went. */
function refusalFor(error: unknown): unknown {
  const mayGoWell = isTimeout(error) || isConnectionLost(error) || error instanceof CommitUnknown;
  return mayGoWell ? new Refusal('overloaded', { retryAfterSeconds: 2 }) : error;
}

function jitterMs(attempt: number, random: Random): number {
  const [chance = 0] = random.bytes(1);
  return (2 ** attempt * 5 * (128 + chance)) / 256;
}

import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import type { Clock } from '../clock/clock.ts';
import { insertEvents } from '../outbox/insert-events.ts';
import type { Random } from '../random/random.ts';
import type { Connections, HeldConnection } from './connections.ts';
import { isConnectionLost, isSerialisationFailure, isTimeout } from './failures.ts';
import { databaseLimits } from './limits.ts';
import { type Enqueue, openTx, type PendingEvent } from './open-tx.ts';
import type { Database, Statement, Tx } from './tx.ts';
import { toWire } from './wire-types.ts';

export type DatabaseNeeds = {
  connections: Connections;
  clock: Clock;
  random: Random;
  enqueue: Enqueue;
  /** Told after each commit of a transaction that may have written, with the events that it published. */
  onCommitted?: (events: readonly PendingEvent[]) => void;
};

/** The connection broke after COMMIT was sent: whether it took place is unknown, so nothing may be repeated here. */
class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

export function openDatabase(needs: DatabaseNeeds): Database {
  const { connections, random } = needs;

  async function withRetries<Answer>(
    once: (held: HeldConnection) => Promise<Answer>,
    mayRepeat: (error: unknown) => boolean,
  ) {
    for (let attempt = 1; ; attempt++) {
      const held = await connections.acquire();
      let broken = false;
      try {
        return await once(held);
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
    transaction: (work) => withRetries((held) => runOnce(held, 'BEGIN', work, needs), isHarmless),
    reading: (work) => withRetries((held) => runOnce(held, 'BEGIN READ ONLY', work, needs), isHarmless),
    single: <Row>(statement: Statement, values: readonly unknown[]) =>
      withRetries(
        async ({ client }) => (await client.query({ ...statement, values: toWire(values) })).rows as Row[],
        isSerialisationFailure,
      ),
    close: () => connections.end(),
  };
}

async function runOnce<Answer>(
  { client }: HeldConnection,
  begin: string,
  work: (tx: Tx) => Promise<Answer>,
  { clock, random, enqueue, onCommitted }: DatabaseNeeds,
): Promise<Answer> {
  const begun = client.query(begin);
  begun.catch(() => {}); // heard below; the work's first statement fails with it
  const { tx, events, close } = openTx(client, clock, random, enqueue);
  let answer: Answer;
  try {
    answer = await work(tx);
    await begun;
  } catch (error) {
    close();
    if (!isConnectionLost(error)) await rollBack(client);
    throw error;
  }
  close();
  await commit(client, events);
  if (begin === 'BEGIN') onCommitted?.(events);
  return answer;
}

/** The events and COMMIT leave together. If the events cannot be written, COMMIT answers ROLLBACK. */
async function commit(client: HeldConnection['client'], events: readonly PendingEvent[]): Promise<void> {
  const written = events.length > 0 ? insertEvents(client, events) : Promise.resolve();
  const ended = client.query('COMMIT');
  const [writing, ending] = await Promise.allSettled([written, ended]);
  if (ending.status === 'rejected') {
    if (isConnectionLost(ending.reason))
      throw new CommitUnknown('the commit was not acknowledged', { cause: ending.reason });
    throw ending.reason;
  }
  if (writing.status === 'rejected') throw writing.reason;
  if (ending.value.command === 'ROLLBACK')
    throw new Error('A failed statement was caught and forgotten; all was rolled back.');
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

function refusalFor(error: unknown): unknown {
  return isTimeout(error) || isConnectionLost(error) ? new Refusal('overloaded', { retryAfterSeconds: 2 }) : error;
}

function jitterMs(attempt: number, random: Random): number {
  const [chance = 0] = random.bytes(1);
  return (2 ** attempt * 5 * (128 + chance)) / 256;
}

import type { Database } from '../database/tx.ts';
import type { LiveEvent, Unframed } from '../events/live-event.ts';
import { EVENT_PAGE, EVENT_POLL_MS } from '../events/limits.ts';
import { liveEvent } from '../events/live-event.ts';
import type { Log } from '../log/log.ts';
import { readEvents, readLook } from './read-events.ts';

/**
 * Hands over each new row of the outbox once. Transactions are numbered when they first write and seen when they commit,
 * so every look begins at the oldest one that was still running at the look before, and leaves out what it has seen. No
 * clock has a part in it.
 */
export type OutboxTail = {
  /** From the first look on it looks again and again; false once it has stopped. */
  follow: () => boolean;
  /** An event of this very process, handed over without a look. */
  take: (event: Unframed) => void;
  look: () => Promise<void>;
  /** What a client that has everything handed over so far goes on from; null before the first look. */
  from: () => bigint | null;
  /** Since the last look that succeeded; null while nobody reads. */
  ageMs: () => number | null;
  stop: () => Promise<void>;
};

type Readers = { hasReaders: () => boolean; deliver: (event: LiveEvent) => void };

export function createOutboxTail(database: Database, log: Log, readers: Readers): OutboxTail {
  /** By id, the number of the look that met it last. */
  const seen = new Map<string, number>();
  /** All events of transactions below it have been handed over; null before the first look. */
  let from: bigint | null = null;
  let looks = 0;
  let lookedAtMs: number | null = null;
  let looking: Promise<void> = Promise.resolve();
  let poll: NodeJS.Timeout | null = null;
  let hasStopped = false;

  function take(event: Unframed): void {
    if (seen.has(event.id)) return;
    seen.set(event.id, looks);
    readers.deliver(liveEvent(event, from));
  }

  async function lookOnce(): Promise<void> {
    const number = ++looks;
    const { horizon, ids } = await readLook(database, from);
    const news = from === null ? [] : ids.filter((id) => !seen.has(id));
    if (from !== null) await handOver(from, news);
    // What the first look finds is history.
    for (const id of ids) seen.set(id, number);
    from = horizon;
    lookedAtMs = performance.now();
    // What two looks have not met any more lies below where the next one begins.
    for (const [id, met] of seen) if (met < number - 1) seen.delete(id);
  }

  async function handOver(since: bigint, news: readonly string[]): Promise<void> {
    for (let at = 0; at < news.length; at += EVENT_PAGE)
      for (const event of await readEvents(database, since, news.slice(at, at + EVENT_PAGE))) take(event);
  }

  /** One after the other, in whatever order they are asked for. */
  function look(): Promise<void> {
    const own = looking.then(lookOnce);
    looking = own.catch((error: unknown) => log.warn({ error }, 'the event tail could not read; it tries again'));
    return own;
  }

  async function tick(): Promise<void> {
    look().catch(() => undefined); // warned of already
    await looking;
    poll = hasStopped ? null : setTimeout(() => void tick(), EVENT_POLL_MS);
  }

  return {
    follow() {
      if (hasStopped) return false;
      poll ??= setTimeout(() => void tick(), 0);
      return true;
    },
    take,
    look,
    from: () => from,
    ageMs: () => (lookedAtMs === null || !readers.hasReaders() ? null : performance.now() - lookedAtMs),
    async stop() {
      hasStopped = true;
      if (poll !== null) clearTimeout(poll);
      await looking;
    },
  };
}

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tx.ts';
import type { LiveEvent } from '../events/event-hub.ts';
import {
  EVENT_LONG_LOOK_EVERY,
  EVENT_OVERLAP_MS,
  EVENT_PAGE,
  EVENT_POLL_MS,
  EVENT_SHORT_LOOK_MS,
  EVENT_WAKE_LOOK_MS,
  EVENT_WAKE_MS,
} from '../events/limits.ts';
import { smallestUuidAt } from '../ids/uuid-v7.ts';
import type { Log } from '../log/log.ts';
import { readEvents, readIdsSince } from './read-events.ts';

/**
 * Hands over each new row of the outbox once. Ids tell when a transaction began and not when it committed, so every look
 * goes back over a stretch that was looked at before and leaves out what it has seen.
 */
export type OutboxTail = {
  /** Looks again and again while there are readers; false once it has stopped. */
  follow: () => boolean;
  /** An event of this very process, handed over without a look. */
  take: (event: LiveEvent) => void;
  /** Asks for a look at the last moments, now. */
  wake: () => void;
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

type Readers = { hasReaders: () => boolean; deliver: (event: LiveEvent) => void };

export function createOutboxTail(database: Database, clock: Clock, log: Log, readers: Readers): OutboxTail {
  const seen = new Set<string>();
  const looking = new Set<Promise<void>>();
  /** What is older concerns no reader; null until somebody reads. */
  let beginning: string | null = null;
  let poll: NodeJS.Timeout | null = null;
  let waking: NodeJS.Timeout | null = null;
  let lastWakeMs = -Infinity;
  let looks = 0;
  let hasStopped = false;

  function take(event: LiveEvent): void {
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (seen.size % 1_000 === 0) forgetOld();
    readers.deliver(event);
  }

  function forgetOld(): void {
    const oldest = smallestUuidAt(clock.now().subtract({ milliseconds: 2 * EVENT_OVERLAP_MS }));
    for (const id of seen) if (id < oldest) seen.delete(id);
  }

  async function look(backMs = EVENT_OVERLAP_MS): Promise<void> {
    const first = beginning;
    const ids = await readIdsSince(database, smallestUuidAt(clock.now().subtract({ milliseconds: backMs })));
    // What had been committed before the first reader came is history; what commits later is news, however old its id.
    if (first !== null && first === beginning) {
      for (const id of ids) if (id < first) seen.add(id);
      beginning = SMALLEST;
    }
    const news = ids.filter((id) => !seen.has(id));
    for (let from = 0; from < news.length; from += EVENT_PAGE) {
      for (const event of await readEvents(database, news.slice(from, from + EVENT_PAGE))) take(event);
    }
  }

  async function lookOrWarn(backMs: number): Promise<void> {
    const run = look(backMs).catch((error: unknown) =>
      log.warn({ error }, 'the event tail could not read; it tries again'),
    );
    looking.add(run);
    await run;
    looking.delete(run);
  }

  async function tick(): Promise<void> {
    const isLong = looks++ % EVENT_LONG_LOOK_EVERY === 0;
    await lookOrWarn(isLong ? EVENT_OVERLAP_MS : EVENT_SHORT_LOOK_MS);
    const goesOn = readers.hasReaders() && !hasStopped;
    poll = goesOn ? setTimeout(() => void tick(), EVENT_POLL_MS) : null;
    if (!goesOn) beginning = null;
  }

  return {
    follow() {
      if (hasStopped) return false;
      if (poll !== null) return true;
      beginning = smallestUuidAt(clock.now());
      looks = 0;
      poll = setTimeout(() => void tick(), 0);
      return true;
    },
    take,
    wake() {
      // The first look of all sorts history from news and has to be a long one.
      if (waking !== null || hasStopped || beginning !== SMALLEST) return;
      const pauseMs = Math.max(0, lastWakeMs + EVENT_WAKE_MS - performance.now());
      waking = setTimeout(() => {
        waking = null;
        lastWakeMs = performance.now();
        void lookOrWarn(EVENT_WAKE_LOOK_MS);
      }, pauseMs);
    },
    look: () => look(),
    async stop() {
      hasStopped = true;
      if (poll !== null) clearTimeout(poll);
      if (waking !== null) clearTimeout(waking);
      await Promise.all(looking);
    },
  };
}

const SMALLEST = '00000000-0000-7000-8000-000000000000';

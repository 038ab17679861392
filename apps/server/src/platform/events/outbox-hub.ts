import type { Clock } from '../clock/clock.ts';
import type { PendingEvent } from '../database/open-tx.ts';
import type { Database } from '../database/tx.ts';
import { instantOfUuid, smallestUuidAt } from '../ids/uuid-v7.ts';
import type { Log } from '../log/log.ts';
import { eventData } from '../outbox/insert-events.ts';
import { createOutboxTail } from '../outbox/outbox-tail.ts';
import { readTopicsAfter } from '../outbox/read-events.ts';
import type { EventHub, EventTopic, LiveEvent } from './event-hub.ts';
import { EVENT_OVERLAP_MS, EVENT_PAGE } from './limits.ts';
import { liveEvent } from './live-event.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

export type OutboxHub = EventHub & {
  /**
   * A transaction of this process has committed. The events that it published leave at once; what its statements put
   * into the outbox by themselves is looked for at once.
   */
  committed(events: readonly PendingEvent[]): void;
  /** One look at the rows of all processes; it repeats by itself while there are readers. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

export function createOutboxHub(database: Database, clock: Clock, log: Log): OutboxHub {
  const readers = new Map<EventTopic, Set<Subscriber>>();
  const tail = createOutboxTail(database, clock, log, {
    hasReaders: () => readers.size > 0,
    deliver(event) {
      for (const reader of readers.get(event.topic) ?? []) reader.offer(event);
    },
  });

  async function* missedSince(topics: readonly EventTopic[], lastEventId: string): AsyncGenerator<LiveEvent[]> {
    const from = instantOfUuid(lastEventId);
    if (from === null) return;
    // A transaction that began before the last seen one may have committed after it.
    let after = smallestUuidAt(from.subtract({ milliseconds: EVENT_OVERLAP_MS }));
    for (;;) {
      const page = await readTopicsAfter(database, topics, after);
      yield page.filter((event) => event.id !== lastEventId);
      const last = page.at(-1);
      if (!last || page.length < EVENT_PAGE) return;
      after = last.id;
    }
  }

  function leave(topics: readonly EventTopic[], reader: Subscriber): void {
    for (const topic of topics) {
      const group = readers.get(topic);
      group?.delete(reader);
      if (group?.size === 0) readers.delete(topic);
    }
  }

  return {
    subscribe(topics, lastEventId, onEvent, onEnd) {
      const reader: Subscriber = createSubscriber(onEvent, (reason) => {
        leave(topics, reader);
        onEnd?.(reason);
      });
      for (const topic of topics) readers.set(topic, (readers.get(topic) ?? new Set()).add(reader));
      if (!tail.follow()) reader.end('stopping');
      // Entered first, replayed then: nothing falls between the two.
      else if (lastEventId !== null) void reader.replay(missedSince(topics, lastEventId));
      return () => leave(topics, reader);
    },
    committed(events) {
      for (const event of events) tail.take(liveEvent({ ...event, data: eventData(event) }));
      if (events.length === 0) tail.wake();
    },
    look: tail.look,
    async stop() {
      await tail.stop();
      for (const reader of new Set([...readers.values()].flatMap((group) => [...group]))) reader.end('stopping');
    },
  };
}

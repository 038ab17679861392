import type { Told } from '../database/open-tx.ts';
import { SMALLEST_ID } from '../database/smallest-id.ts';
import { eventData } from '../outbox/insert-events.ts';
import { createOutboxTail } from '../outbox/outbox-tail.ts';
import { type OutboxPlace, readTopicsAfter } from '../outbox/read-events.ts';
import type { EventHub } from './event-hub.ts';
import type { EventTopic } from './topics.ts';
import { EVENT_PAGE } from './limits.ts';
import { type LiveEvent, liveEvent } from './live-event.ts';
import { createStateTail, type StateNeeds } from './live-state.ts';
import { readResumePoint } from './resume-point.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

export type OutboxHub = EventHub & {
  /** A transaction of this process has committed: its events leave at once, and the states that it changed soon. */
  committed(told: Told): void;
  /** One look at the rows of all processes; from the first reader on it repeats by itself. */
  look: () => Promise<void>;
  /** How old what the readers know may be; null while there are none. */
  ageMs: () => number | null;
  stop: () => Promise<void>;
};

export function createOutboxHub(needs: StateNeeds): OutboxHub {
  const { database, log } = needs;
  const readers = new Map<EventTopic, Set<Subscriber>>();
  const deliver = (event: LiveEvent) => {
    for (const reader of readers.get(event.topic) ?? []) reader.offer(event);
  };
  const tail = createOutboxTail(database, log, { hasReaders: () => readers.size > 0, deliver });
  const states = createStateTail(needs, {
    topics: () => readers.keys(),
    deliver: (state) => deliver(liveEvent(state, tail.from())),
  });

  async function* missedSince(topics: readonly EventTopic[], lastEventId: string): AsyncGenerator<LiveEvent[]> {
    const point = readResumePoint(lastEventId);
    if (point === null) return;
    let after: OutboxPlace = { transactionId: point.from, id: SMALLEST_ID };
    // A transaction that runs now may put its events behind what is read: whoever goes on later begins at the first one.
    let horizon: bigint | null = null;
    for (;;) {
      const page = await readTopicsAfter(database, topics, after);
      const running = (horizon ??= page[0]?.horizon ?? 0n);
      yield page
        .filter(({ id }) => id !== point.id)
        .map((event) => liveEvent(event, event.transactionId < running ? event.transactionId : running));
      const last = page.at(-1);
      if (!last || page.length < EVENT_PAGE) return;
      after = last;
    }
  }

  function leave(topics: readonly EventTopic[], reader: Subscriber): void {
    for (const topic of topics) {
      const group = readers.get(topic);
      group?.delete(reader);
      if (group?.size !== 0) continue;
      readers.delete(topic);
      states.forget(topic);
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
      for (const topic of topics) for (const state of states.standing(topic)) reader.offer(liveEvent(state, null));
      return () => leave(topics, reader);
    },
    follow: states.follow,
    committed({ events, changed }) {
      for (const event of events) tail.take({ ...event, data: eventData(event) });
      states.changed(changed);
    },
    look: tail.look,
    ageMs: tail.ageMs,
    async stop() {
      await states.stop();
      await tail.stop();
      for (const reader of new Set([...readers.values()].flatMap((group) => [...group]))) reader.end('stopping');
    },
  };
}

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tx.ts';
import type { EventTopic } from './topics.ts';
import type { Log } from '../log/log.ts';
import type { Random } from '../random/random.ts';
import type { Unframed } from './live-event.ts';
import { STATE_LOOK_MS, STATE_PAGE, STATE_POLL_MS } from './limits.ts';

/**
 * Something of which only the newest matters, as a player's balance. It is read where it stands, when there are listeners;
 * nothing is kept for others.
 */
export type LiveState = {
  /** A name of the contract's `liveEvents` or `officeEvents`. */
  name: string;
  /** The topics whose streams show it: all of a kind, or one. */
  of: 'player' | EventTopic;
  /** Of these topics what stands now, asked again each second. */
  read: (database: Database, topics: readonly EventTopic[]) => Promise<readonly StateNow[]>;
};

export type StateNow = {
  topic: EventTopic;
  /** What of the topic it is, where there is more than one. */
  subject: string;
  /** Grows with every change. */
  version: bigint;
  data: Record<string, unknown>;
};

export type StateTail = {
  follow: (states: readonly LiveState[]) => void;
  /** What is known to stand, for a reader who has just come; a look for what is newer is under way. */
  standing: (topic: EventTopic) => Unframed[];
  changed: (topics: Iterable<EventTopic>) => void;
  /** The last reader of a topic has left. */
  forget: (topic: EventTopic) => void;
  stop: () => Promise<void>;
};

export type StateNeeds = { database: Database; clock: Clock; random: Random; log: Log };
type Readers = { topics: () => Iterable<EventTopic>; deliver: (event: Unframed) => void };

export function createStateTail({ database, clock, random, log }: StateNeeds, readers: Readers): StateTail {
  let states: readonly LiveState[] = [];
  const known = new Map<EventTopic, Map<string, { version: bigint; event: Unframed }>>();
  const asked = new Set<EventTopic>();
  let look: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let poll: NodeJS.Timeout | null = null;
  let lastLookMs = -Infinity;
  let hasStopped = false;

  function changed(topics: Iterable<EventTopic>): void {
    for (const topic of topics) if (known.has(topic)) asked.add(topic);
    if (asked.size === 0 || timer !== null || look !== null || hasStopped) return;
    const pauseMs = Math.max(0, lastLookMs + STATE_LOOK_MS - performance.now());
    timer = setTimeout(() => {
      timer = null;
      lastLookMs = performance.now();
      look = lookOrWarn().finally(() => {
        look = null;
        changed([]);
      });
    }, pauseMs);
  }

  async function lookOrWarn(): Promise<void> {
    const topics = [...asked];
    asked.clear();
    try {
      for (let from = 0; from < topics.length; from += STATE_PAGE) {
        const page = topics.slice(from, from + STATE_PAGE);
        for (const state of states) {
          const shown = page.filter((topic) => isShown(state, topic));
          if (shown.length > 0) for (const now of await state.read(database, shown)) tell(state.name, now);
        }
      }
    } catch (error) {
      // The next poll asks for all of them again.
      log.warn({ error }, 'the states that streams show could not be read');
    }
  }

  function tell(name: string, { topic, subject, version, data }: StateNow): void {
    const last = known.get(topic);
    const key = `${name} ${subject}`;
    if (!last || (last.get(key)?.version ?? -1n) >= version) return;
    const at = clock.now();
    const text = JSON.stringify({ at: at.toString(), ...data });
    const event = { id: random.uuid(at), topic, name, data: text };
    last.set(key, { version, event });
    readers.deliver(event);
  }

  function pollSoon(): void {
    if (poll !== null || hasStopped || known.size === 0 || states.length === 0) return;
    poll = setTimeout(() => {
      poll = null;
      changed(readers.topics());
      pollSoon();
    }, STATE_POLL_MS);
  }

  return {
    follow(all) {
      states = all;
    },
    standing(topic) {
      if (!states.some((state) => isShown(state, topic))) return [];
      const last = known.get(topic) ?? new Map<string, { version: bigint; event: Unframed }>();
      known.set(topic, last);
      changed([topic]);
      pollSoon();
      return [...last.values()].map(({ event }) => event);
    },
    changed,
    forget: (topic) => void known.delete(topic),
    async stop() {
      hasStopped = true;
      if (timer !== null) clearTimeout(timer);
      if (poll !== null) clearTimeout(poll);
      await look;
    },
  };
}

function isShown({ of }: LiveState, topic: EventTopic): boolean {
  return of === topic || topic.startsWith(`${of}:`);
}

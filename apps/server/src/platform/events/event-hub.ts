import type { EventTopic } from './topics.ts';
import type { LiveEvent } from './live-event.ts';
import type { LiveState } from './live-state.ts';

/**
 * The live events of this process's clients, fed from the outbox of all processes, and the states that players follow.
 * Delivery of an event is at least once; of a state only the newest is told.
 */
export type EventHub = {
  /** The states that streams show beside events. */
  follow(states: readonly LiveState[]): void;
  /**
   * Hands over every later event of the topics, before them those missed since `lastEventId`, which is the last
   * `resumeId` seen, and each state as it stands and whenever it has changed. An answer that is a promise holds the next
   * event back; one who falls too far behind is ended with `onEnd('too_slow')` and may come back with the last id seen.
   * Answers how to leave.
   */
  subscribe(
    topics: readonly EventTopic[],
    lastEventId: string | null,
    onEvent: (event: LiveEvent) => void | Promise<void>,
    onEnd?: (reason: EndReason) => void,
  ): () => void;
};

export type EndReason = 'too_slow' | 'stopping' | 'replay_failed';

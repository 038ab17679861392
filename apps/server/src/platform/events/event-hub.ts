import type { OutboxEvent } from '../database/tx.ts';

/** The live events of this process's clients, fed from the outbox of all processes. Delivery is at least once. */
export type EventHub = {
  /**
   * Hands over every later event of the topics, and before them those missed since `lastEventId`. An answer that is a
   * promise holds the next event back; one who falls too far behind is ended with `onEnd('too_slow')` and may come
   * back with the last id seen. Answers how to leave.
   */
  subscribe(
    topics: readonly EventTopic[],
    lastEventId: string | null,
    onEvent: (event: LiveEvent) => void | Promise<void>,
    onEnd?: (reason: EndReason) => void,
  ): () => void;
};

export type EventTopic = OutboxEvent['topic'];
export type EndReason = 'too_slow' | 'stopping' | 'replay_failed';

export type LiveEvent = {
  /** A UUIDv7: what the client sends back as Last-Event-ID. */
  id: string;
  topic: EventTopic;
  name: string;
  /** JSON text with `at` inside. */
  data: string;
  /** The whole event as server-sent text, serialised once for all its readers. */
  frame: string;
};

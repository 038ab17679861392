import type { PrincipalKind } from '@pelita/contract';

/**
 * Whom events are for, and whose streams may tell of them. `everyone` is one topic; of the others each has a name behind
 * it, as `player:<id>`.
 */
export const topicKinds = {
  everyone: { heardBy: ['player', 'operator'] },
  /** A player's own. */
  player: { heardBy: ['player'] },
  /** What an agent's downlines do; agents are players. */
  agent: { heardBy: ['player'] },
  /** An operator's own. */
  operator: { heardBy: ['operator'] },
  /** A part of the back office, as `office:figures`. */
  office: { heardBy: ['operator'] },
} as const satisfies Record<string, { heardBy: readonly PrincipalKind[] }>;

type TopicKind = keyof typeof topicKinds;
export type EventTopic = 'everyone' | `${Exclude<TopicKind, 'everyone'>}:${string}`;

export function playerTopic(playerId: string): EventTopic {
  return `player:${playerId}`;
}

/** The other way round. */
export function playerOf(topic: EventTopic): string {
  return topic.slice('player:'.length);
}

/** The topics of a stream. One that this kind of principal may not hear is a defect of the module that asks for it. */
export function heardBy(kind: PrincipalKind, topics: readonly EventTopic[]): readonly EventTopic[] {
  const forbidden = topics.find((topic) => !isHeardBy(kind, topic));
  if (forbidden !== undefined) throw new Error(`no stream of the kind ${kind} may tell of ${forbidden}`);
  return topics;
}

function isHeardBy(kind: PrincipalKind, topic: EventTopic): boolean {
  const [of] = topic.split(':', 1) as [TopicKind];
  const listeners: readonly PrincipalKind[] = topicKinds[of].heardBy;
  return listeners.includes(kind);
}

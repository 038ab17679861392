import type { liveEvents } from '@pelita/contract';
import type * as z from 'zod/mini';

/** Messages of the live stream for whoever is interested while they stand on the page. */
export type LiveMessage = z.output<typeof liveEvents.message>;

const listeners = new Set<(message: LiveMessage) => void>();

export function onMessage(listener: (message: LiveMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellMessage(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}

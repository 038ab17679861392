import type { liveEvents } from '@pelita/contract';
import type * as z from 'zod/mini';

/** Draws of the live stream for the pages that show them. */
export type LiveDraw = z.output<(typeof liveEvents)['draw.result']>;

const listeners = new Set<(draw: LiveDraw) => void>();

export function onDraw(listener: (draw: LiveDraw) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellDraw(draw: LiveDraw): void {
  for (const listener of listeners) listener(draw);
}

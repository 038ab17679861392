import type { LiveEvent } from './event-hub.ts';

/** JSON text has no line breaks outside its escapes, so one `data:` line holds it. */
export function liveEvent({ id, topic, name, data }: Omit<LiveEvent, 'frame'>): LiveEvent {
  return { id, topic, name, data, frame: `id: ${id}\nevent: ${name}\ndata: ${data}\n\n` };
}

import type { LiveEvent, Unframed } from './event-hub.ts';
import { resumePointText } from './resume-point.ts';

/**
 * JSON text has no line breaks outside its escapes, so one `data:` line holds it. Without `from` the frame has no id, and
 * the client keeps the one that it had.
 */
export function liveEvent({ id, topic, name, data }: Unframed, from: bigint | null): LiveEvent {
  const resumeId = from === null ? null : resumePointText({ from, id });
  const line = resumeId === null ? '' : `id: ${resumeId}\n`;
  return { id, topic, name, data, resumeId, frame: `${line}event: ${name}\ndata: ${data}\n\n` };
}

import type { EventTopic } from './topics.ts';
import { resumePointText } from './resume-point.ts';

/** An event or a state before it is put into a frame. */
export type Unframed = {
  id: string;
  topic: EventTopic;
  name: string;
  /** JSON text with `at` inside. */
  data: string;
};

export type LiveEvent = Unframed & {
  /** What the client sends back as Last-Event-ID; null where it keeps the one that it had. */
  resumeId: string | null;
  /** The whole event as server-sent text, serialised once for all its readers. */
  frame: string;
};

/**
 * JSON text has no line breaks outside its escapes, so one `data:` line holds it. Without `from` the frame has no id, and
 * the client keeps the one that it had.
 */
export function liveEvent({ id, topic, name, data }: Unframed, from: bigint | null): LiveEvent {
  const resumeId = from === null ? null : resumePointText({ from, id });
  const line = resumeId === null ? '' : `id: ${resumeId}\n`;
  return { id, topic, name, data, resumeId, frame: `${line}event: ${name}\ndata: ${data}\n\n` };
}

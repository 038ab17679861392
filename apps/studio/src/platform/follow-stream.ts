import { createStreamReader } from '@pelita/client/event-text';
import { STUDIO_EVENTS_PATH } from '@pelita/contract';

export type StreamEnds = { open: () => void; lost: () => void; refused: () => void };

const PAUSE_MS = 1_500;

/** Follows the studio's stream for as long as the page is open; each event comes as its name and its text. */
export async function followStream(
  token: string,
  tell: (event: string, data: string) => void,
  on: StreamEnds,
): Promise<void> {
  for (;;) {
    const outcome = await readOnce(token, tell, on.open);
    if (outcome === 'refused') return on.refused();
    on.lost();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function readOnce(
  token: string,
  tell: (event: string, data: string) => void,
  onOpen: () => void,
): Promise<'ended' | 'refused'> {
  try {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    const response = await fetch(STUDIO_EVENTS_PATH, { headers });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'ended';
    onOpen();
    const read = createStreamReader(({ event, data }) => tell(event, data));
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      read(decoder.decode(next.value, { stream: true }));
  } catch {
    // A broken connection; the loop begins again.
  }
  return 'ended';
}

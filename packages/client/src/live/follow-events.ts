import { liveEvents, type LiveEventName } from '@pelita/contract';
import type * as z from 'zod/mini';
import { createStreamReader, type StreamMessage } from './event-text.ts';

/**
 * The live stream, read by fetch because the token travels in a header. It reconnects by itself with growing pauses and
 * asks for what it missed by Last-Event-ID; `on.open` is told of each opening, and asks for what may have changed before
 * it; `on.refused` of a token that is no longer known. Delivery is at least once, so handlers compare versions.
 */
type Asker = { token: string | null; language: () => string };
export type Handlers = { [Name in LiveEventName]?: (data: z.output<(typeof liveEvents)[Name]>) => void };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export function followEvents(
  asker: Asker,
  handlers: Handlers,
  on: { open: () => void; refused?: () => void },
): () => void {
  const stop = new AbortController();
  void follow(asker, handlers, on.open, stop.signal).then(() => {
    if (!stop.signal.aborted) on.refused?.();
  });
  return () => stop.abort();
}

async function follow(asker: Asker, handlers: Handlers, onOpen: () => void, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const outcome = await readOnce(asker, lastId, signal, onOpen, (message) => {
      lastId = message.id ?? lastId;
      pauseMs = FIRST_PAUSE_MS;
      handle(message, handlers);
    });
    if (outcome === 'refused') return;
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function readOnce(
  { token, language }: Asker,
  lastId: string | null,
  signal: AbortSignal,
  onOpen: () => void,
  onMessage: (message: StreamMessage) => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch('/wps/events', {
      headers: {
        Accept: 'text/event-stream',
        ...(token === null ? {} : { Authorization: token }),
        Language: language(),
        ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
      },
      signal,
    });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'ended';
    onOpen();
    const read = createStreamReader(onMessage);
    await readToEnd(response.body, read);
  } catch {
    // A broken connection and a stopped one end alike; the loop decides.
  }
  return 'ended';
}

/** By its reader: not every browser can walk over a stream. */
async function readToEnd(body: ReadableStream<Uint8Array>, read: (piece: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      read(decoder.decode(next.value, { stream: true }));
  } finally {
    await reader.cancel();
  }
}

function handle(message: StreamMessage, handlers: Handlers): void {
  const name = message.event as LiveEventName;
  const handler = handlers[name] as ((data: unknown) => void) | undefined;
  if (!handler) return;
  const parsed = liveEvents[name].safeParse(jsonOf(message.data));
  if (parsed.success) handler(parsed.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ends early when the connection comes back or the follower stops. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

import type { LiveStream } from '@pelita/contract';
import type * as z from 'zod/mini';
import { createStreamReader, type StreamMessage } from './event-text.ts';

/**
 * The live stream, read by fetch because the token travels in a header. It reconnects by itself with growing pauses and
 * asks for what it missed by Last-Event-ID; `on.open` is told of each opening, and asks for what may have changed before
 * it; `on.refused` of a token that is no longer known. Delivery is at least once, so handlers compare versions.
 */
type Stream = {
  of: LiveStream;
  /** What is heard there, by names; each is checked before it is handed over. */
  events: Readonly<Record<string, z.ZodMiniType>>;
  /** Null where a cookie says who listens. */
  token: string | null;
  language: () => string;
};
export type HandlersOf<Events extends Stream['events']> = {
  [Name in keyof Events]?: (data: z.output<Events[Name]>) => void;
};

/** By now what each takes is known to the reader of its message alone. */
type Handlers = Readonly<Record<string, ((data: unknown) => void) | undefined>>;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export function followEvents<One extends Stream>(
  stream: One,
  handlers: HandlersOf<One['events']>,
  on: { open: () => void; refused?: () => void },
): () => void {
  const stop = new AbortController();
  void follow(stream, handlers as Handlers, on.open, stop.signal).then(() => {
    if (!stop.signal.aborted) on.refused?.();
  });
  return () => stop.abort();
}

async function follow(stream: Stream, handlers: Handlers, onOpen: () => void, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const outcome = await readOnce(stream, lastId, signal, onOpen, (message) => {
      lastId = message.id ?? lastId;
      pauseMs = FIRST_PAUSE_MS;
      handle(message, stream.events, handlers);
    });
    if (outcome === 'refused') return;
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

async function readOnce(
  { of, token, language }: Stream,
  lastId: string | null,
  signal: AbortSignal,
  onOpen: () => void,
  onMessage: (message: StreamMessage) => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch(of.path, {
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

function handle(message: StreamMessage, events: Stream['events'], handlers: Handlers): void {
  const handler = handlers[message.event];
  if (!handler) return;
  const parsed = events[message.event]?.safeParse(jsonOf(message.data));
  if (parsed?.success) handler(parsed.data);
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

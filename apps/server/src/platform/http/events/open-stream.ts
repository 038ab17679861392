import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEvent } from '../../events/live-event.ts';
import type { EventTopic } from '../../events/topics.ts';
import type { Platform } from '../../platform.ts';
import { endsBeingWork } from '../load.ts';
import { STREAM_BACKLOG_MAXIMUM_BYTES, STREAM_RETRY_MS, STREAM_SESSION_CHECK_HEARTBEATS } from '../limits.ts';

export type OpenStream = { start(): void; heartbeat(): void; end(): void };

/**
 * One client's stream. A reader that is too slow is cut off and comes back with the last id it saw, so that what waits
 * for it in memory has a bound.
 */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    platform,
    topics,
    isServed,
    isAlive,
    inTurn,
    onEnd,
  }: {
    platform: Platform;
    topics: readonly EventTopic[];
    isServed: () => boolean;
    isAlive: () => Promise<boolean>;
    /** For what asks the database at a heartbeat, as all streams do. */
    inTurn: (work: () => Promise<void>) => void;
    onEnd: () => void;
  },
): OpenStream {
  const response = begin(reply);
  endsBeingWork(request.raw);
  let heartbeats = 0;
  let hasEnded = false;
  let leave = (): void => undefined;

  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    leave();
    onEnd();
    response.end();
  };
  const write = (text: string): void => {
    if (hasEnded) return;
    if (response.writableLength <= STREAM_BACKLOG_MAXIMUM_BYTES) {
      response.write(text);
      return;
    }
    end();
    response.destroy();
  };
  const endWithSession = async (): Promise<void> => {
    if (hasEnded || (await isAlive())) return;
    const at = platform.clock.now().toString();
    write(`event: session\ndata: ${JSON.stringify({ at, state: 'ended' })}\n\n`);
    end();
  };
  const deliver = async (event: LiveEvent): Promise<void> => {
    // It speaks of one session; the streams of the same person's others go on and need not know.
    if (event.name === 'session') return endWithSession();
    // Whoever hears of a change asks at once what it is.
    if (event.name === 'settings') await platform.settings.upToDate();
    write(event.frame);
    if (event.name === 'settings' && !isServed()) end();
  };

  return {
    start: () => {
      response.on('close', end).on('error', end);
      const lastEventId = request.headers['last-event-id'];
      const leaveHub = platform.events.subscribe(
        topics,
        typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : null,
        deliver,
        end,
      );
      if (hasEnded) leaveHub();
      else leave = leaveHub;
    },
    heartbeat: () => {
      write(': still here\n\n');
      heartbeats += 1;
      if (heartbeats % STREAM_SESSION_CHECK_HEARTBEATS !== 0) return;
      if (!isServed()) return end();
      inTurn(() =>
        endWithSession().catch((error: unknown) => {
          platform.log.warn({ err: error }, 'an event stream could not look at its session');
        }),
      );
    },
    end,
  };
}

function begin(reply: FastifyReply): ServerResponse {
  const headers = Object.entries(reply.getHeaders());
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that buffer would hold every event back.
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${STREAM_RETRY_MS}\n\n`);
  return response;
}

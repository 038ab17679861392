import { Refusal, STUDIO_EVENTS_PATH } from '@pelita/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  STREAM_BACKLOG_MAXIMUM_BYTES,
  STREAM_HEARTBEAT_MS,
  STREAM_RETRY_MS,
  STREAM_SESSION_CHECK_HEARTBEATS,
  STREAM_SESSION_CHECKS_AT_ONCE,
  STREAMS_MAXIMUM,
  STREAMS_PER_PRINCIPAL,
} from '../../../platform/http/limits.ts';
import { fewAtOnce } from '../../../platform/http/events/few-at-once.ts';
import { endsBeingWork } from '../../../platform/http/load.ts';
import { hashOfToken, readBearer } from '../launch/launch-token.ts';
import { launchOfToken } from '../launch/launch-store.ts';
import type { Studio } from '../studio.ts';
import type { BingoFloor } from '../bingo/bingo-floor.ts';
import type { BookFloor } from '../book/book-floor.ts';
import type { CardFloor } from '../cards/card-floor.ts';
import type { FishFloor } from '../fishing/fish-floor.ts';
import type { Floor } from './floor.ts';
import type { Watcher } from './watcher.ts';

type Stream = { userId: string; heartbeat: () => void; end: () => void };

/** What happens at one table, as it happens, to who shows the launch token of it. A slow reader is cut off. */
export function tableStream(
  app: FastifyInstance,
  studio: Studio,
  floors: { tables: Floor; cards: CardFloor; books: BookFloor; bingo: BingoFloor; fishing: FishFloor },
): void {
  const streams = new Set<Stream>();
  const inTurn = fewAtOnce(STREAM_SESSION_CHECKS_AT_ONCE);
  const heartbeats = setInterval(() => {
    for (const stream of streams) stream.heartbeat();
  }, STREAM_HEARTBEAT_MS);
  heartbeats.unref();

  app.get(STUDIO_EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { userId, token } = readBearer(request.headers.authorization);
    const ask = { userId, tokenHash: hashOfToken(token) };
    const isAlive = () => studio.database.reading((tx) => launchOfToken(tx, ask));
    const launch = await isAlive();
    if (!launch) throw new Refusal('token_invalid');
    const { gameCode, currency } = launch;
    const join = await studio.database.reading(
      async (tx): Promise<((write: Watcher['write']) => () => void) | null> => {
        const table = await studio.findTable(tx, gameCode);
        if (table) return (write) => floors.tables.join(table, { userId, currency, write });
        if (await studio.findCards(tx, gameCode)) return (write) => floors.cards.join({ userId, gameCode, write });
        const room = await studio.findBingo(tx, gameCode);
        if (room) return (write) => floors.bingo.join(room, { userId, currency, write });
        if (await studio.findFish(tx, gameCode)) return (write) => floors.fishing.join({ userId, gameCode, write });
        const book = await studio.findBook(tx, gameCode);
        return book && ((write) => floors.books.join(book, { userId, write }));
      },
    );
    if (!join) throw new Refusal('game_unknown');
    const own = [...streams].filter((stream) => stream.userId === userId).length;
    if (streams.size >= STREAMS_MAXIMUM) throw new Refusal('overloaded', { retryAfterSeconds: 2 });
    if (own >= STREAMS_PER_PRINCIPAL) throw new Refusal('too_many_requests');

    const response = begin(reply);
    endsBeingWork(request.raw);
    let beats = 0;
    let leave: (() => void) | null = null;
    const end = (): void => {
      if (!streams.delete(stream)) return;
      leave?.();
      response.end();
    };
    const write = (frame: string): void => {
      if (!streams.has(stream)) return;
      if (response.writableLength <= STREAM_BACKLOG_MAXIMUM_BYTES) return void response.write(frame);
      end();
      response.destroy();
    };
    const stream: Stream = {
      userId,
      end,
      heartbeat: () => {
        write(': still here\n\n');
        beats += 1;
        if (beats % STREAM_SESSION_CHECK_HEARTBEATS !== 0) return;
        inTurn(async () => {
          try {
            if (streams.has(stream) && !(await isAlive())) end();
          } catch (err) {
            studio.log.warn({ err }, 'the stream of a table could not look at its launch');
          }
        });
      },
    };
    streams.add(stream);
    response.on('close', end).on('error', end);
    leave = join(write);
  });

  // Before the server waits for what is under way: a stream would be under way for ever.
  app.addHook('preClose', async () => {
    clearInterval(heartbeats);
    for (const stream of streams) stream.end();
    for (const floor of Object.values(floors)) floor.stop();
  });
}

function begin(reply: FastifyReply) {
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

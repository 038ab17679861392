import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import type { PlayerSession } from '../binding.ts';
import { refuseOtherMerchant, sessionOf, type Sessions } from '../identify-caller.ts';
import {
  OVERLOADED_RETRY_SECONDS,
  STREAM_HEARTBEAT_MS,
  STREAMS_MAXIMUM,
  STREAMS_PER_ADDRESS,
  STREAMS_PER_PLAYER,
} from '../limits.ts';
import { addressKey } from '../rate/address-key.ts';
import { openStream, type OpenStream } from './open-stream.ts';

export const EVENTS_PATH = '/wps/events';

/**
 * `GET /wps/events`: what happens, as it happens, one stream a client. Without a token only what concerns everyone. A
 * stream ends with its session; a client that was away names the last id it saw and gets what it missed.
 */
export function registerEventStream(app: FastifyInstance, platform: Platform, sessions: Sessions): void {
  const streams = new Map<string, Set<OpenStream>>();
  const all = (): OpenStream[] => [...streams.values()].flatMap((own) => [...own]);
  const heartbeats = setInterval(() => {
    for (const stream of all()) stream.heartbeat();
  }, STREAM_HEARTBEAT_MS);
  heartbeats.unref();
  platform.metrics.gauge('pelita_event_streams', 'Open streams of events.', () => all().length);

  app.get(EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherMerchant(request, platform.brand.merchant);
    const token = request.headers.authorization;
    const player = await sessionOf({ token: 'optional' }, token, sessions);
    const owner = player ? `player:${player.playerId}` : `address:${addressKey(request.ip)}`;
    const own = streams.get(owner) ?? new Set();
    refuseTooMany(all().length, own.size, player);
    streams.set(owner, own);
    const stream = openStream(request, reply, {
      platform,
      player,
      isAlive: aliveBy(sessions, player, token),
      onEnd: () => {
        own.delete(stream);
        if (own.size === 0) streams.delete(owner);
      },
    });
    own.add(stream);
    stream.start();
  });

  // Before the server waits for what is under way: a stream would be under way for ever.
  app.addHook('preClose', async () => {
    clearInterval(heartbeats);
    for (const stream of all()) stream.end();
  });
}

function refuseTooMany(count: number, own: number, player: PlayerSession | null): void {
  if (count >= STREAMS_MAXIMUM) throw new Refusal('overloaded', { retryAfterSeconds: OVERLOADED_RETRY_SECONDS });
  if (own >= (player ? STREAMS_PER_PLAYER : STREAMS_PER_ADDRESS)) throw new Refusal('too_many_requests');
}

function aliveBy(sessions: Sessions, player: PlayerSession | null, token: string | undefined): () => Promise<boolean> {
  if (player === null || token === undefined) return async () => true;
  return async () => (await sessions.peek(token))?.sessionId === player.sessionId;
}

import { type LiveStream, Refusal } from '@pelita/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform.ts';
import type { Identified, Principal } from '../../principals/principal.ts';
import { countryOf } from '../country-of.ts';
import { admit, identify, refuseOtherMerchant } from '../identify-caller.ts';
import {
  OVERLOADED_RETRY_SECONDS,
  STREAM_HEARTBEAT_MS,
  STREAM_SESSION_CHECKS_AT_ONCE,
  STREAMS_MAXIMUM,
  STREAMS_PER_ADDRESS,
  STREAMS_PER_PRINCIPAL,
} from '../limits.ts';
import { addressKey } from '../rate/address-key.ts';
import { refuseBlockedAddress } from '../refuse-blocked.ts';
import { hostOf } from '../request-host.ts';
import type { SiteGate } from '../site-gate.ts';
import { fewAtOnce } from './few-at-once.ts';
import { openStream, type OpenStream } from './open-stream.ts';

/**
 * What happens, as it happens, one stream a client. A visitor's tells only what concerns everyone. A stream ends with its
 * session and is no sign of life for it; a client that was away names the last id it saw and gets what it missed.
 */
export function registerEventStream(
  app: FastifyInstance,
  { path, who }: LiveStream,
  { platform, gate, principals }: { platform: Platform; gate: SiteGate; principals: readonly Principal[] },
): void {
  const streams = new Map<string, Set<OpenStream>>();
  const all = (): OpenStream[] => [...streams.values()].flatMap((own) => [...own]);
  const inTurn = fewAtOnce(STREAM_SESSION_CHECKS_AT_ONCE);
  const heartbeats = setInterval(() => {
    for (const stream of all()) stream.heartbeat();
  }, STREAM_HEARTBEAT_MS);
  heartbeats.unref();
  platform.metrics.gauge('pelita_event_streams', 'Open streams of events.', () => all().length);

  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherMerchant(request, platform.brand.merchant);
    refuseUnserved(request, platform, gate);
    const identified = await identify(who, request, principals, { isSignOfLife: false });
    admit(identified, { who });
    const owner = identified?.counted.key ?? `address:${addressKey(request.ip)}`;
    const own = streams.get(owner) ?? new Set();
    refuseTooMany(all().length, own.size, identified);
    streams.set(owner, own);
    const stream = openStream(request, reply, {
      platform,
      topics: identified?.topics ?? ['everyone'],
      isServed: () => isServed(request, platform, gate),
      inTurn,
      isAlive: async () => identified === null || identified.isStillAdmitted({ who }),
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

function refuseTooMany(count: number, own: number, identified: Identified | null): void {
  if (count >= STREAMS_MAXIMUM) throw new Refusal('overloaded', { retryAfterSeconds: OVERLOADED_RETRY_SECONDS });
  if (own >= (identified ? STREAMS_PER_PRINCIPAL : STREAMS_PER_ADDRESS)) throw new Refusal('too_many_requests');
}

/** Maintenance is no reason: those who wait for its end hear of it here. */
function refuseUnserved(request: FastifyRequest, { settings, environment }: Platform, gate: SiteGate): void {
  refuseBlockedAddress(settings, request.ip);
  gate({ inMaintenance: true }, { host: hostOf(request), country: countryOf(request, environment) });
}

function isServed(request: FastifyRequest, platform: Platform, gate: SiteGate): boolean {
  try {
    refuseUnserved(request, platform, gate);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

import type { IncomingMessage } from 'node:http';
import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { BODIES_ARRIVING_PER_ADDRESS, OVERLOADED_RETRY_SECONDS, REQUESTS_UNDER_WAY_MAXIMUM } from './limits.ts';
import { addressKey } from './rate/address-key.ts';

const health = new Set(['/livez', '/readyz', '/metrics']);
const ends = new WeakMap<IncomingMessage, () => void>();

/**
 * Work under way has a bound: beyond it, and once the process is closing, a request is refused at once with
 * `overloaded` instead of waiting unseen. Health is always answered. A body that is still on its way is
 * no work yet, or a few slow senders would take everybody's place; it has bounds of its own.
 */
export function shedLoad(app: FastifyInstance, maximum = REQUESTS_UNDER_WAY_MAXIMUM): void {
  const underWay = new Set<IncomingMessage>();
  /** Requests whose body had not come whole when last looked at, with the sender's address. */
  const arriving = new Map<IncomingMessage, string>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function enter(request: IncomingMessage, address: string): void {
    underWay.add(request);
    if (hasBody(request)) arriving.set(request, addressKey(address));
    ends.set(request, () => {
      underWay.delete(request);
      arriving.delete(request);
    });
  }

  function refusalOf(request: IncomingMessage): Refusal | null {
    if (underWay.size <= maximum && arriving.size <= BODIES_ARRIVING_PER_ADDRESS) return null;
    for (const sender of arriving.keys()) if (sender.complete) arriving.delete(sender);
    const address = arriving.get(request);
    const fromHere = address === undefined ? 0 : [...arriving.values()].filter((other) => other === address).length;
    if (fromHere > BODIES_ARRIVING_PER_ADDRESS) return new Refusal('too_many_requests');
    const isTooMuch = underWay.size - arriving.size > maximum || (address !== undefined && arriving.size > maximum);
    return isTooMuch ? overloaded() : null;
  }

  app.addHook('onRequest', async (request, reply) => {
    enter(request.raw, request.ip);
    // A connection that breaks off fires no response hook, but it always closes.
    reply.raw.once('close', () => endsBeingWork(request.raw));
    if (isClosing) reply.header('connection', 'close');
    if (isHealth(request.url)) return;
    const refusal = isClosing ? overloaded() : refusalOf(request.raw);
    if (refusal === null) return;
    // The rest of the body is discarded.
    if (arriving.has(request.raw)) reply.header('connection', 'close');
    throw refusal;
  });
}

/** What those who watch over the process ask: answered whatever else is refused. */
export function isHealth(url: string): boolean {
  return health.has(url);
}

/** An answer that lasts, like a stream of events, is no work under way. */
export function endsBeingWork(request: IncomingMessage): void {
  ends.get(request)?.();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function overloaded(): Refusal {
  return new Refusal('overloaded', { retryAfterSeconds: OVERLOADED_RETRY_SECONDS });
}

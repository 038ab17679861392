import { isIP } from 'node:net';
import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../environment/loopback.ts';
import type { Platform } from '../platform.ts';
import { isForwarded } from './forwarded.ts';
import { hostOf } from './request-host.ts';
import { httpSettings } from './settings.ts';

/**
 * The sandbox confirms payments for every caller. A forwarded request is that of a stranger on a machine that only looks
 * local; and a page of another site could point a name of its own at this machine. So callers come directly, and by an
 * address or one of our names.
 */
export function keepSandboxToItself(app: FastifyInstance, { environment, settings }: Platform): void {
  const own = environment.publicOrigin === null ? null : new URL(environment.publicOrigin).hostname;
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/dev/')) return;
    if (isForwarded(request)) throw new Refusal('unknown_path');
    const host = hostOf(request).toLowerCase();
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    const isOurs = isIP(name) !== 0 || isLoopback(name) || name === own;
    if (!isOurs && !settings.get(httpSettings.domains).includes(host)) throw new Refusal('unknown_path');
  });
}

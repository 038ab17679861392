import { isIP } from 'node:net';
import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../environment/loopback.ts';
import type { Platform } from '../platform.ts';
import { hostOf } from './request-host.ts';
import { httpSettings } from './settings.ts';

/**
 * The stand-ins of the sandbox confirm payments for whoever asks. A page of another site cannot ask them in its own
 * name, but it could make a name of its own stand for this machine: so they answer to addresses and to our names only.
 */
export function keepSandboxToItself(app: FastifyInstance, { environment, settings }: Platform): void {
  const own = environment.publicOrigin === null ? null : new URL(environment.publicOrigin).hostname;
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/dev/')) return;
    const host = hostOf(request).toLowerCase();
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    const isOurs = isIP(name) !== 0 || isLoopback(name) || name.endsWith('.localhost') || name === own;
    if (!isOurs && !settings.get(httpSettings.domains).includes(host)) throw new Refusal('unknown_path');
  });
}

import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { hostOf } from './request-host.ts';

/** For an instance with one address: a name that somebody else points at this machine reaches nothing here. */
export function refuseOtherHosts(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (request) => {
    if (hostOf(request).toLowerCase() !== new URL(origin()).host) throw new Refusal('domain_check_failed');
  });
}

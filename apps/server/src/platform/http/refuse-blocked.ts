import { Refusal } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import { isWithin } from '../addresses/address-ranges.ts';
import type { Platform } from '../platform.ts';
import type { Settings } from '../settings/settings.ts';
import { clientAddress } from './client-address.ts';
import { isHealth } from './load.ts';
import { httpSettings } from './settings.ts';

/**
 * ERR-02: an address that the operator has blocked gets nothing, be it a call, a page or a file, and is told why, with
 * the address to name to the customer service. Health is answered, or a slip would take the whole server down.
 */
export function refuseBlocked(app: FastifyInstance, { settings }: Pick<Platform, 'settings'>): void {
  app.addHook('onRequest', async (request) => {
    if (!isHealth(request.url)) refuseBlockedAddress(settings, request.ip);
  });
}

export function refuseBlockedAddress({ get }: Pick<Settings, 'get'>, forwarded: string): void {
  const address = clientAddress(forwarded);
  if (address !== null && isWithin(get(httpSettings.blockedAddresses), address))
    throw new Refusal('address_blocked', { params: { address } });
}

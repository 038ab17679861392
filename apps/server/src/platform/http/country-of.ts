import type { FastifyRequest } from 'fastify';
import { isWithin } from '../addresses/address-ranges.ts';
import type { Environment } from '../environment/environment.ts';
import { clientAddress } from './client-address.ts';

/**
 * ISO 3166 code of the visitor's country, or null where no trusted proxy names one: anybody can write a header. One that
 * says anything but one country counts as a country that is not served: unreadable must not be a way around a restriction.
 */
export function countryOf(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { geoHeader, trustProxy }: Pick<Environment, 'geoHeader' | 'trustProxy'>,
): string | null {
  const named = geoHeader === null ? undefined : headers[geoHeader];
  if (named === undefined || !isWithin(trustProxy, clientAddress(socket.remoteAddress))) return null;
  return typeof named === 'string' && /^[A-Za-z]{2}$/.test(named) ? named.toUpperCase() : UNREADABLE_COUNTRY;
}

/** What CLDR calls an unknown region; ISO 3166 gives it to no country. */
const UNREADABLE_COUNTRY = 'ZZ';

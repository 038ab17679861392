import { isIPv4 } from 'node:net';
import { clientAddress } from '../client-address.ts';

/**
 * What counts as one visitor's address: of IPv6 the /64, which is what one household is given. Whatever is no address is
 * one visitor, however it is written.
 */
export function addressKey(forwarded: string | undefined): string {
  const address = clientAddress(forwarded);
  if (address === null) return 'no address';
  return isIPv4(address) ? address : networkOf(address, 64);
}

/** The /48 around an IPv6 address: a site has 65,536 networks of /64, and may call from each. IPv4 has no such thing. */
export function siteKey(forwarded: string | undefined): string | null {
  const address = clientAddress(forwarded);
  return address === null || isIPv4(address) ? null : networkOf(address, 48);
}

function networkOf(address: string, bits: 48 | 64): string {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, bits / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}

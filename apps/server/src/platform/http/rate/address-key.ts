import { isIPv4 } from 'node:net';
import { clientAddress } from '../client-address.ts';

/**
 * What counts as one visitor's address: of IPv6 the /64, which is what one household is given. Whatever is no address is
 * one visitor, however it is written.
 */
export function addressKey(forwarded: string | undefined): string {
  const address = clientAddress(forwarded);
  if (address === null) return 'no address';
  if (isIPv4(address)) return address;
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

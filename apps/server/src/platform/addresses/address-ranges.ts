import { BlockList, isIP, isIPv4 } from 'node:net';

/** An address, or a range like 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether one of the ranges holds the address; null is in none. */
export function isWithin(ranges: readonly string[], address: string | null): boolean {
  if (address === null || ranges.length === 0) return false;
  const list = lists.get(ranges) ?? listOf(ranges);
  lists.set(ranges, list);
  return list.check(address, familyOf(address));
}

/** Every request asks, and the ranges hardly ever change. */
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

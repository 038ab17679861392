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
  const lists = known.get(ranges) ?? listsOf(ranges);
  known.set(ranges, lists);
  return lists[familyOf(address)].check(address, familyOf(address));
}

/** One for each family: in one list, `::/0` would hold every IPv4 address too. */
type Lists = Record<'ipv4' | 'ipv6', BlockList>;

/** Every request asks, and the ranges hardly ever change. */
const known = new WeakMap<readonly string[], Lists>();

function listsOf(ranges: readonly string[]): Lists {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) lists[family].addAddress(address, family);
    else lists[family].addSubnet(address, Number(bits), family);
  }
  return lists;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}

import { expect, test } from 'vitest';
import { isAddressOrRange, isWithin } from './address-ranges.ts';

test('addresses and ranges are told from what is none', () => {
  for (const text of ['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0'])
    expect(isAddressOrRange(text), text).toBe(true);
  for (const text of ['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '::/129', 'fe80::1%eth0'])
    expect(isAddressOrRange(text), text).toBe(false);
});

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['10.255.0.1', ['192.0.2.0/24', '10.0.0.0/8'], true],
  ['11.0.0.1', ['192.0.2.0/24', '10.0.0.0/8'], false],
  ['198.51.100.1', ['0.0.0.0/0'], true],
  ['2001:db8:1::9', ['2001:db8:1::/48'], true],
  ['2001:db8:2::9', ['2001:db8:1::/48'], false],
  ['2001:DB8::1', ['2001:db8:0:0::1'], true],
  ['2001:db8::1', ['0.0.0.0/0'], false],
  ['203.0.113.7', ['::/0'], false],
  ['203.0.113.7', [], false],
  [null, ['0.0.0.0/0', '::/0'], false],
])('%s is within %j: %s', (address, ranges, isIn) => {
  expect(isWithin(ranges, address)).toBe(isIn);
});

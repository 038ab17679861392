import { Refusal } from '@pelita/contract';
import { expect, test } from 'vitest';
import { addressKey, siteKey } from './address-key.ts';
import { NETWORKS_OF_SITE } from './rate-limits.ts';
import { createRates } from './rates.ts';
import { takeOfAddress } from './take-of-address.ts';

const limit = { name: 'test', uses: 2, seconds: 60 };

test('the use over the limit is refused with the seconds left, and each key has a count of its own', async () => {
  const rates = createRates();
  await rates.take(limit, 'one');
  await rates.take(limit, 'one');
  const refused = await rates.take(limit, 'one').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).code).toBe('too_many_requests');
  expect((refused as Refusal).details.retryAfterSeconds).toBeGreaterThan(58);
  await rates.take(limit, 'two');
});

test('limits of different names do not share a count', async () => {
  const rates = createRates();
  const uses = ['one', 'two', 'one', 'two'].map((name) => rates.take({ ...limit, name }, 'key'));
  await expect(Promise.all(uses)).resolves.toHaveLength(4);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:4001', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['unknown', 'no address'],
  ['_hidden:80', 'no address'],
  ['999.1.1.1', 'no address'],
  ['', 'no address'],
  [undefined, 'no address'],
])('%s counts as %s: of IPv6 the network, which is what one household has', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['unknown', null],
])('the site of %s is %s', (address, key) => {
  expect(siteKey(address)).toBe(key);
});

test('a /48 is counted whatever network of /64 its callers come from, and no other site with it', async () => {
  const rates = createRates();
  const refused: string[] = [];
  const ask = (address: string) => takeOfAddress(rates, limit, address).catch(() => refused.push(address));
  const networks = Array.from({ length: limit.uses * NETWORKS_OF_SITE + 1 }, (_, at) => at.toString(16));
  for (const network of networks) await ask(`2001:db8:1:${network}::1`);
  await ask('2001:db8:2::1');
  for (let use = 0; use <= limit.uses * NETWORKS_OF_SITE; use++) await ask(`203.0.113.${use}`);
  expect(refused).toEqual([`2001:db8:1:${networks.at(-1)}::1`]);
});

import { call } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindLong } from '../platform/http/binding.ts';
import { createRates } from '../platform/http/rate/rates.ts';
import { rateLimits } from '../platform/http/rate/rate-limits.ts';
import { smallApplication } from './testing/small-table.ts';

/** Who the server takes a caller for: address, country, and how often they may come. */
const whoAmI = call('GET /wps/test/who', {
  rate: 'recovery',
  value: z.object({ address: z.string(), country: z.nullable(z.string()) }),
  summary: 'Says who asks.',
});
const module = {
  name: 'who',
  bindings: [bindLong(whoAmI, async (_database, who) => ({ address: who.address, country: who.country }))],
};
const direct = await testDatabase();
const proxied = await testDatabase({ variables: { TRUST_PROXY: '127.0.0.1', GEO_HEADER: 'X-Country' } });
const serve = (world: typeof direct) =>
  testServer(
    world,
    { ...smallApplication(world).application, modules: [module], rates: createRates() },
    { calls: [whoAmI] },
  );
const [open, behindProxy] = [await serve(direct), await serve(proxied)];

test('a forwarded address counts only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await open.send(whoAmI, {}, { headers })).value.address).toBe('127.0.0.1');
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.address).toBe('203.0.113.7');
});

test('of a forwarded chain the nearest address that is not ours counts, whatever the visitor wrote before it', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.8' };
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.address).toBe('203.0.113.8');
});

test('the country is that of the configured header, and none without it', async () => {
  const headers = { 'x-country': 'my', 'x-forwarded-for': '203.0.113.9' };
  expect((await open.send(whoAmI, {}, { headers })).value.country).toBeNull();
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.country).toBe('MY');
  expect(
    (await behindProxy.send(whoAmI, {}, { headers: { ...headers, 'x-country': '<MY>' } })).value.country,
  ).toBeNull();
});

test('an address that comes too often is a 429 with Retry-After, and another one is served', async () => {
  const ask = (address: string) => behindProxy.send(whoAmI, {}, { headers: { 'x-forwarded-for': address } });
  for (let use = 0; use < rateLimits.recovery.uses; use += 1) expect((await ask('203.0.113.20')).status).toBe(200);
  const refused = await ask('203.0.113.20');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', errorCode: 'TOO_MANY_REQUESTS' } });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(rateLimits.recovery.seconds);
  expect((await ask('203.0.113.21')).status).toBe(200);
  // Six neighbours of one IPv6 network are one household.
  for (let use = 0; use < rateLimits.recovery.uses; use += 1) await ask(`2001:db8::${use + 1}`);
  expect((await ask('2001:db8::ffff')).status).toBe(429);
});

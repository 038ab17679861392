import { call, type PlayerId } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { playerPrincipal } from '../modules/accounts/index.ts';
import { bindLong } from '../platform/http/binding.ts';
import { createRates } from '../platform/http/rate/rates.ts';
import { NETWORKS_OF_SITE, rateLimits } from '../platform/http/rate/rate-limits.ts';
import type { PlayerSession } from '../platform/principals/sessions.ts';
import { openSessions } from '../platform/principals/testing/open-sessions.ts';
import { member, smallApplication } from './testing/small-table.ts';

/** Who the server takes a caller for: address, country, the host they asked, and how often they may come. */
const whoAmI = call('GET /wps/test/who', {
  who: 'visitor',
  rate: 'recovery',
  value: z.object({ address: z.string(), country: z.nullable(z.string()), host: z.string() }),
  summary: 'Says who asks.',
});
const module = {
  name: 'who',
  bindings: [bindLong(whoAmI, async (_database, { address, country, host }) => ({ address, country, host }))],
};
const direct = await testDatabase();
const proxied = await testDatabase({ variables: { TRUST_PROXY: '127.0.0.1', GEO_HEADER: 'X-Country' } });
const unproxied = await testDatabase({ variables: { TRUST_PROXY: '198.51.100.0/24', GEO_HEADER: 'X-Country' } });
const serve = (world: typeof direct) =>
  testServer(
    world,
    { ...smallApplication(world).application, modules: [module], rates: createRates() },
    { calls: [whoAmI] },
  );
const [open, behindProxy, fresh] = [await serve(direct), await serve(proxied), await serve(proxied)];
const beside = await serve(unproxied);

test('a forwarded address counts only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await open.send(whoAmI, {}, { headers })).value.address).toBe('127.0.0.1');
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.address).toBe('203.0.113.7');
});

test('of a forwarded chain the nearest address that is not ours counts, whatever the visitor wrote before it', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.8' };
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.address).toBe('203.0.113.8');
});

test('the host is the one that was asked, whatever name a trusted proxy passes on', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.10', 'x-forwarded-host': 'evil.example' };
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.host).toBe(new URL(behindProxy.origin).host);
});

test('the country is that of the configured header, and none without it', async () => {
  const headers = { 'x-country': 'my', 'x-forwarded-for': '203.0.113.9' };
  expect((await open.send(whoAmI, {}, { headers })).value.country).toBeNull();
  expect((await behindProxy.send(whoAmI, {}, { headers })).value.country).toBe('MY');
});

test('SITE-03 a country counts only from a trusted proxy: a visitor who names one has none', async () => {
  const headers = { 'x-country': 'MY', 'x-forwarded-for': '198.51.100.7' };
  expect((await beside.send(whoAmI, {}, { headers })).value.country).toBeNull();
});

test('SITE-03 a country header that names no one country is that of an unknown country, and not of none', async () => {
  for (const named of ['<MY>', 'T1', 'FRA', 'FR, MY', '']) {
    const headers = { 'x-country': named, 'x-forwarded-for': `203.0.113.${30 + named.length}` };
    expect((await behindProxy.send(whoAmI, {}, { headers })).value.country, named).toBe('ZZ');
  }
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
  // A port changes with each connection, and so may what is no address.
  for (const port of [4001, 4002]) expect((await ask(`203.0.113.20:${port}`)).status).toBe(429);
  for (let use = 0; use < rateLimits.recovery.uses; use += 1) await ask(`somebody${use}`);
  expect((await ask('somebody else')).status).toBe(429);
  // Six neighbours of one IPv6 network are one household.
  for (let use = 0; use < rateLimits.recovery.uses; use += 1) await ask(`2001:db8::${use + 1}`);
  expect((await ask('2001:db8::ffff')).status).toBe(429);
  expect((await ask('2001:db8:0:1::1')).status).toBe(200);
});

test('SEC-03 an IPv6 site that calls from each of its networks in turn comes too often too', async () => {
  const ask = (address: string) => behindProxy.send(whoAmI, {}, { headers: { 'x-forwarded-for': address } });
  for (let use = 0; use < rateLimits.recovery.uses * NETWORKS_OF_SITE; use += 1)
    expect((await ask(`2001:db8:7:${use.toString(16)}::1`)).status).toBe(200);
  expect((await ask('2001:db8:7:ffff::1')).status).toBe(429);
  expect((await ask('2001:db8:8::1')).status).toBe(200);
});

test('SEC-03 an address is known in one spelling, and what is none is never kept as it was forwarded', async () => {
  for (const [forwarded, known] of [
    ['203.0.113.40:4001', '203.0.113.40'],
    ['::ffff:203.0.113.41', '203.0.113.41'],
    ['[2001:DB8::7]:443', '2001:db8::7'],
    ["<script>alert('x')</script>", 'unknown'],
    ['_hidden', 'unknown'],
  ] as const) {
    const answer = await fresh.send(whoAmI, {}, { headers: { 'x-forwarded-for': forwarded } });
    expect(answer.value.address, forwarded).toBe(known);
  }
});

/** A call of a class, and members who make it from one address. */
async function ratedServer(rate: 'feedback' | 'codes') {
  const players = new Map<string, PlayerSession>();
  const { application } = smallApplication(proxied);
  const principals = [playerPrincipal(openSessions(async (token) => players.get(token) ?? null))];
  const rated = call('GET /wps/test/rated', {
    who: 'visitorOrPlayer',
    rate,
    value: z.object({}),
    summary: 'Counts.',
  });
  const bindings = [bindLong(rated, async () => ({}))];
  const server = await testServer(
    proxied,
    { ...application, principals, modules: [{ name: 'rated', bindings }], rates: createRates() },
    { calls: [rated] },
  );
  const statusFor = async (name: string, isTrialAccount: boolean) => {
    const playerId = `018f0000-0000-7000-8000-${name.padStart(12, '0')}` as PlayerId;
    players.set(name, { ...member, playerId, isTrialAccount });
    return (await server.send(rated, {}, { token: name })).status;
  };
  return { statusFor, statusOfVisitor: async () => (await server.send(rated, {})).status };
}

test('LOGIN-14 what may reach others is counted by the address of members too: one with many accounts sends no more', async () => {
  const { statusFor } = await ratedServer('codes');
  const { uses, usesOfAddress } = rateLimits.codes;
  const statuses = [];
  for (let use = 0; use < 100; use += 1) statuses.push(await statusFor(`${use % 10}`, false));
  expect(usesOfAddress).toBeLessThan(10 * uses);
  expect(statuses.filter((status) => status === 200)).toHaveLength(usesOfAddress ?? 0);
});

test('a new trial account is no new visitor: its address counts too, while members share one freely', async () => {
  const { statusFor, statusOfVisitor } = await ratedServer('feedback');
  const { uses } = rateLimits.feedback;
  for (let use = 0; use < uses; use += 1) expect(await statusFor(`${use}`, true)).toBe(200);
  expect(await statusFor('77', true)).toBe(429);
  expect(await statusOfVisitor()).toBe(429);
  for (let use = 0; use < uses; use += 1) expect(await statusFor('88', false)).toBe(200);
  expect(await statusFor('88', false)).toBe(429);
});

import { testDatabase, testServer } from '@pelita/testkit';
import { onTestFinished, expect, test } from 'vitest';
import { changeSetting } from '../platform/settings/change-setting.ts';
import { STREAMS_PER_PRINCIPAL } from '../platform/http/limits.ts';
import type { OutboxEvent } from '../platform/database/tx.ts';
import { type EventFrame, framesOf } from './testing/event-frames.ts';
import { member, smallApplication, smallTable } from './testing/small-table.ts';
import { siteSettings } from '../modules/site/settings.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 4_000 };

const world = await testDatabase();
const { application, sessions } = smallApplication(world);
const server = await testServer(world, application, { calls: smallTable });
await world.platform.events.look();

/** A client's stream: frames as they come, or null when the server has ended it. */
async function listen(origin: string, headers: Record<string, string> = {}) {
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const response = await fetch(`${origin}/wps/events`, { headers, signal: aborter.signal });
  const frames = framesOf(response);
  return {
    response,
    next: async (): Promise<EventFrame | null> => (await frames.next()).value ?? null,
    leave: () => aborter.abort(),
  };
}

const publish = (event: OutboxEvent) => world.database.transaction((tx) => tx.publish(event));
const mine = `player:${member.playerId}` as const;
const balance = (sumBalance: string, topic: OutboxEvent['topic'] = mine): OutboxEvent => ({
  topic,
  name: 'balance',
  data: { sumBalance, currency: 'MYR', version: '1' },
});

test('LIVE-01 a player hears what concerns them and everyone, a visitor only what concerns everyone', async () => {
  const player = await listen(server.origin, { authorization: 'member' });
  const visitor = await listen(server.origin);
  expect(player.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(player.response.headers.get('content-security-policy')).not.toBeNull();
  await publish(balance('9.00', 'player:018f0000-0000-7000-8000-00000000ffff'));
  await publish(balance('5.00'));
  await publish({ topic: 'everyone', name: 'notice', data: {} });
  expect(await player.next()).toMatchObject({ event: 'balance', data: { sumBalance: '5.00' } });
  expect(await player.next()).toMatchObject({ event: 'notice' });
  expect(await visitor.next()).toMatchObject({ event: 'notice' });
});

test('LIVE-01 two tabs of one player get the same event with the same id', async () => {
  const tabs = [
    await listen(server.origin, { authorization: 'member' }),
    await listen(server.origin, { authorization: 'member' }),
  ];
  await publish(balance('6.00'));
  const [first, second] = await Promise.all(tabs.map((tab) => tab.next()));
  expect(first).toEqual(second);
  expect(first?.id).toMatch(/^\d+\.[0-9a-f-]{36}$/);
});

test('LIVE-01 one who comes back with Last-Event-ID gets what was missed, in order', async () => {
  const before = await listen(server.origin, { authorization: 'member' });
  await publish(balance('1.00'));
  const seen = await before.next();
  before.leave();
  await publish(balance('2.00'));
  await publish(balance('3.00'));
  const after = await listen(server.origin, { authorization: 'member', 'last-event-id': seen?.id ?? '' });
  const sums: unknown[] = [];
  while (!sums.includes('3.00')) sums.push((await after.next())?.data['sumBalance']);
  expect(sums.indexOf('2.00')).toBeGreaterThanOrEqual(0);
  expect(sums.indexOf('2.00')).toBeLessThan(sums.indexOf('3.00'));
});

test('LIVE-01 a Last-Event-ID that is none of ours does no harm', async () => {
  const stream = await listen(server.origin, { 'last-event-id': "' or 1=1 --" });
  expect(stream.response.status).toBe(200);
  await publish({ topic: 'everyone', name: 'notice', data: {} });
  expect(await stream.next()).toMatchObject({ event: 'notice' });
});

test('LIVE-01 SITE-04 a listener that hears of a changed setting and asks at once is told the new value', async () => {
  const { settings } = world.platform;
  await settings.follow(world.platform.events);
  onTestFinished(() => settings.stop());
  const visitor = await listen(server.origin);
  const set = changeSetting(world.platform.settings.catalogue, async () => {});
  for (let round = 1; round <= 60; round++) {
    const status = round % 2;
    await world.database.transaction((tx) => set(tx, 'system', 'site.status', status));
    let heard: EventFrame | null = null;
    do heard = await visitor.next();
    while (heard?.event !== 'settings');
    expect(settings.get(siteSettings.status)).toBe(status);
  }
});

test('LIVE-01 a stream ends with its session and says so; those of the other sessions go on', async () => {
  const other = { ...member, sessionId: '018f0000-0000-7000-8000-0000000000aa' as typeof member.sessionId };
  sessions.set('other', other);
  const ending = await listen(server.origin, { authorization: 'other' });
  const staying = await listen(server.origin, { authorization: 'member' });
  sessions.delete('other');
  await publish({ topic: mine, name: 'session', data: { state: 'ended' } });
  await publish(balance('7.00'));
  expect(await ending.next()).toMatchObject({ event: 'session', data: { state: 'ended' } });
  expect(await ending.next()).toBeNull();
  expect(await staying.next()).toMatchObject({ event: 'balance', data: { sumBalance: '7.00' } });
});

test('LIVE-01 a forged token gets no stream, and one in the address is nothing', async () => {
  expect(await server.call('/wps/events', { token: 'forged' })).toMatchObject({
    status: 401,
    body: { code: 'token_invalid' },
  });
  for (const method of ['POST', 'HEAD']) {
    const { status, headers } = await server.call('/wps/events', { method });
    expect([status, headers.get('allow')], method).toEqual([405, 'GET']);
  }
  const visitor = await listen(`${server.origin}`, {});
  await publish(balance('8.00'));
  await publish({ topic: 'everyone', name: 'notice', data: {} });
  expect(await visitor.next()).toMatchObject({ event: 'notice' });
});

test('REL-02 a player has a bound of streams; a closed one frees its place', async () => {
  const crowd = { ...member, playerId: '018f0000-0000-7000-8000-0000000000bb' as typeof member.playerId };
  sessions.set('crowd', crowd);
  const streams = [];
  for (let count = 0; count < STREAMS_PER_PRINCIPAL; count += 1)
    streams.push(await listen(server.origin, { authorization: 'crowd' }));
  const refused = await server.call('/wps/events', { token: 'crowd' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  streams[0]?.leave();
  await expect
    .poll(async () => (await listen(server.origin, { authorization: 'crowd' })).response.status, PATIENCE)
    .toBe(200);
});

test('REL-02 closing the server ends its streams instead of waiting for them', async () => {
  const closing = await testServer(world, smallApplication(world).application, { calls: smallTable });
  const stream = await listen(closing.origin, { authorization: 'member' });
  const closed = closing.close();
  expect(await stream.next()).toBeNull();
  await closed;
});

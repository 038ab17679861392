import { testDatabase, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '../platform/http/rate/rate-limits.ts';
import { approve, enter, look, officeStream, officeTable, smallOffice } from './testing/small-office.ts';
import { IDLE_MINUTES, LONGEST_HOURS, OFFICE_COOKIE, OFFICE_ORIGIN } from './testing/stand-in-operators.ts';

/** Operators are principals with a proof, a store and an expiry of their own; nothing of `platform/http` knows them. */
const world = await testDatabase();
const { application, operators, open, reached } = smallOffice(world);
const office = await testServer(world, application, { calls: officeTable, stream: officeStream });

const ours = { 'sec-fetch-site': 'same-origin', origin: OFFICE_ORIGIN };
const as = (secret: string) => ({ headers: { ...ours, cookie: `${OFFICE_COOKIE}=${secret}` } });
const approval = { params: { id: '7' }, body: { claimNo: 1 } };

beforeEach(() => {
  reached.length = 0;
});

describe('an operator', () => {
  test('enters by a call, is known by a cookie that no script reads, and the use case is told who it is', async () => {
    const answer = await office.send(enter, { body: { username: 'finance' } }, { headers: ours });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-office=[\w-]{20,}; Path=\/; Max-Age=36000; HttpOnly; SameSite=Strict; Secure$/);
    const headers = { ...ours, cookie: cookie.split(';')[0] ?? '' };
    expect((await office.send(approve, approval, { headers })).value).toEqual({ said: 'finance' });
    expect(reached).toEqual([{ id: '7', claimNo: 1 }]);
  });

  test('is refused permission_missing without the permission that the call names', async () => {
    expect((await office.send(look, {}, as(open('support')))).value).toEqual({ said: 'support' });
    expect(await office.send(approve, approval, as(open('support')))).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    expect(reached).toEqual([]);
  });

  test('is counted by rate under a key of its own, wherever it asks from', async () => {
    const [busy, other] = [open('support'), open('support')];
    for (let use = 0; use < rateLimits.search.uses; use += 1)
      expect((await office.send(look, {}, as(busy))).status).toBe(200);
    expect((await office.send(look, {}, as(busy))).status).toBe(429);
    expect((await office.send(look, {}, as(other))).status).toBe(200);
  });
});

describe('SEC-03 a page of another site can send nothing in an operator’s name', () => {
  const bad = {
    'nothing said of where from': {},
    'another site': { ...ours, 'sec-fetch-site': 'cross-site' },
    'another port of the same host': { ...ours, 'sec-fetch-site': 'same-site' },
    'typed into the address bar': { ...ours, 'sec-fetch-site': 'none' },
  };
  test.each(Object.entries(bad))('%s is refused, the login included', async (_name, headers) => {
    const cookie = `${OFFICE_COOKIE}=${open('finance')}`;
    const foreign = { status: 403, body: { code: 'foreign_request' } };
    expect(await office.send(look, {}, { headers: { ...headers, cookie } })).toMatchObject(foreign);
    expect(await office.send(approve, approval, { headers: { ...headers, cookie } })).toMatchObject(foreign);
    expect(await office.send(enter, { body: { username: 'finance' } }, { headers })).toMatchObject(foreign);
    expect(await office.call(officeStream.path, { headers: { ...headers, cookie } })).toMatchObject(foreign);
    expect(reached).toEqual([]);
  });

  test('what changes something names our origin too; reading has none to name', async () => {
    const { cookie } = as(open('finance')).headers;
    for (const origin of [undefined, 'https://evil.example.com', 'null', `${OFFICE_ORIGIN}:444`]) {
      const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(origin === undefined ? {} : { origin }) };
      expect((await office.send(approve, approval, { headers })).body).toMatchObject({ code: 'foreign_request' });
      expect((await office.send(look, {}, { headers })).status).toBe(200);
    }
  });
});

describe('an operator’s session', () => {
  const statusOf = async (secret: string) => (await office.send(look, {}, as(secret))).status;

  test('ends after a quarter of an hour without an act; a stream that stays open is no act', async () => {
    const [active, idle] = [open('support'), open('support')];
    world.clock.advance({ minutes: IDLE_MINUTES - 1 });
    expect(await statusOf(active)).toBe(200);
    const stream = await listen(as(idle).headers);
    world.clock.advance({ minutes: 1 });
    expect(await statusOf(active)).toBe(200);
    expect(await office.send(look, {}, as(idle))).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    stream.leave();
  });

  test('ends after ten hours whatever is done in it', async () => {
    const secret = open('support');
    for (let minutes = 10; minutes < LONGEST_HOURS * 60; minutes += 10) {
      world.clock.advance({ minutes: 10 });
      expect(await statusOf(secret)).toBe(200);
    }
    world.clock.advance({ minutes: 10 });
    expect(await statusOf(secret)).toBe(401);
  });

  test('is held by what changes in it: one that ended while the request came changes nothing', async () => {
    const secret = open('finance');
    operators.endOnceResolved(secret);
    expect(await office.send(approve, approval, as(secret))).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect(reached).toEqual([]);
  });

  test.each(['end', 'revoke'] as const)('LIVE-01 its stream ends with it or with the permission: %s', async (lose) => {
    const secret = open('support');
    const stream = await listen(as(secret).headers);
    expect(stream.response.status).toBe(200);
    operators[lose](secret);
    await world.database.transaction((tx) =>
      tx.publish({ topic: 'everyone', name: 'session', data: { state: 'ended' } }),
    );
    expect(await stream.rest()).toContain('event: session');
    expect((await office.call(officeStream.path, as(secret))).status).toBeGreaterThanOrEqual(401);
  });

  test('LIVE-01 without one there is no stream', async () => {
    expect((await office.call(officeStream.path, { headers: ours })).body).toMatchObject({ code: 'not_logged_in' });
  });
});

async function listen(headers: Record<string, string>) {
  const aborter = new AbortController();
  onTestFinished(() => aborter.abort());
  const response = await fetch(office.origin + officeStream.path, { headers, signal: aborter.signal });
  return { response, rest: () => response.text(), leave: () => aborter.abort() };
}

import type { SessionValue } from '@pelita/contract';
import { credentials, newMember, peopleServer, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

type Visit = { sessionId: string; device: string; address: string; isCurrent: boolean; endedBecause: string | null };
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const login = async (username: string, sent: { address?: string; userAgent?: string } = {}) =>
  (await call<SessionValue>('POST', '/wps/session/login', { body: credentials(username), ...sent })).value.token;
const list = async (token: string) => (await call<Visit[]>('GET', '/wps/member/sessions', { token })).value;
const history = async (token: string, query = '') =>
  (
    await call<{ list: Visit[]; totalCount: number; totalPages: number }>('GET', `/wps/member/loginHistory${query}`, {
      token,
    })
  ).value;
const answerOf = async (token: string) => (await call('GET', '/wps/member/info', { token })).code;

describe('API-01 GET /wps/member/sessions', () => {
  test('LOGIN-15 each open session with its device, address and time, the asking one first', async () => {
    const { token } = await newMember(server, 'Listed001');
    world.clock.advance({ minutes: 2 });
    await login('Listed001', { address: '203.0.113.5', userAgent: PHONE });
    const sessions = await list(token);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]).toMatchObject({
      device: 'Chrome, Android',
      address: '203.0.113.5',
      openedAt: world.clock.now().toString(),
      lastSeenAt: world.clock.now().toString(),
    });
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('LOGIN-15 what is idle for too long or over is not open', async () => {
    await setSetting(world, 'session.idleMinutes', 10);
    const { token } = await newMember(server, 'Listed002');
    await login('Listed002');
    world.clock.advance({ minutes: 6 });
    expect(await answerOf(token)).toBeUndefined();
    world.clock.advance({ minutes: 6 });
    expect(await list(token)).toHaveLength(1);
    await setSetting(world, 'session.idleMinutes', 120);
  });

  test('LOGIN-15 a shorter session.longestMinutes ends what has been open for longer, and says so of it', async () => {
    const { token } = await newMember(server, 'Listed003');
    world.clock.advance({ minutes: 30 });
    const later = await login('Listed003');
    expect([await answerOf(token), (await list(later)).length]).toEqual([undefined, 2]);
    await setSetting(world, 'session.longestMinutes', 30);
    expect([await answerOf(token), await answerOf(later)]).toEqual(['token_invalid', undefined]);
    expect(await list(later)).toHaveLength(1);
    expect((await history(later)).list.map(({ endedBecause }) => endedBecause)).toEqual([null, 'expired']);
    await setSetting(world, 'session.longestMinutes', 1_440);
  });
});

describe('API-01 DELETE /wps/member/sessions/{sessionId}, DELETE /wps/member/sessions', () => {
  test('LOGIN-15 one is ended, and with it what it had launched; then all others', async () => {
    const { token } = await newMember(server, 'Ending001');
    const [one, other, third] = [await login('Ending001'), await login('Ending001'), await login('Ending001')];
    const ofOne = (await list(one)).find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    expect((await call('DELETE', `/wps/member/sessions/${ofOne}`, { token })).status).toBe(200);
    expect(server.endedGameSessions).toContain(ofOne);
    expect([await answerOf(one), await answerOf(other)]).toEqual(['token_invalid', undefined]);
    expect((await call('DELETE', '/wps/member/sessions', { token })).value).toEqual({ ended: 2 });
    expect([await answerOf(token), await answerOf(other), await answerOf(third)]).toEqual([
      undefined,
      'token_invalid',
      'token_invalid',
    ]);
    expect((await call('DELETE', `/wps/member/sessions/${ofOne}`, { token })).code).toBe('session_unknown');
  });

  test('session_unknown: another player’s session is not there, and lives on', async () => {
    const [one, other] = [await newMember(server, 'Ending002'), await newMember(server, 'Ending003')];
    const [theirs] = await list(other.token);
    const answer = await call('DELETE', `/wps/member/sessions/${theirs?.sessionId}`, { token: one.token });
    expect([answer.status, answer.code]).toEqual([404, 'session_unknown']);
    expect(await answerOf(other.token)).toBeUndefined();
  });
});

describe('LOGIN-15 session.duplicateLogin', () => {
  test('session_replaced: where one session is allowed, a login ends the other, which is told why', async () => {
    const { token } = await newMember(server, 'Single001');
    await setSetting(world, 'session.duplicateLogin', false);
    const later = await login('Single001');
    const told = await call('GET', '/wps/member/info', { token });
    expect([told.status, told.code, told.envelope['errorCode']]).toEqual([401, 'session_replaced', 'duplicateLogin']);
    expect(await answerOf(later)).toBeUndefined();
    await setSetting(world, 'session.duplicateLogin', true);
    await login('Single001');
    expect(await answerOf(later)).toBeUndefined();
  });
});

describe('API-01 GET /wps/member/loginHistory', () => {
  test('LOGIN-15 the logins of the player alone, newest first, by page, with how each ended', async () => {
    const { token } = await newMember(server, 'History01');
    world.clock.advance({ minutes: 1 });
    const out = await login('History01', { address: '203.0.113.9' });
    await call('POST', '/wps/session/logout', { token: out });
    world.clock.advance({ minutes: 1 });
    await login('History01');
    await call('DELETE', '/wps/member/sessions', { token });
    const { list: logins, totalCount, totalPages } = await history(token, '?pageSize=2');
    expect([totalCount, totalPages]).toEqual([3, 2]);
    expect(logins.map(({ endedBecause }) => endedBecause)).toEqual(['ended', 'logout']);
    expect(logins[1]?.address).toBe('203.0.113.9');
    expect((await history(token, '?pageSize=2&pageNo=2')).list.map(({ endedBecause }) => endedBecause)).toEqual([null]);
    expect((await call('GET', '/wps/member/loginHistory?pageSize=0', { token })).code).toBe('invalid_field');
  });
});

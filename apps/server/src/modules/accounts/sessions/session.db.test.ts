import { createHash } from 'node:crypto';
import { accountTypes, type PlayerId } from '@pelita/contract';
import { credentials, peopleServer, registration, rows, seed } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { pruneAccounts } from '../prune.ts';

const world = await testDatabase();
const server = await peopleServer(world);
afterAll(server.close);
const { call, accounts } = server;

async function loggedIn(username: string) {
  const playerId = await seed(server, username);
  const { value } = await call('POST', '/wps/session/login', { body: credentials(username) });
  return { playerId, token: value.token };
}

const resolve = (token: string) => accounts.sessions.resolve(token);
const info = (token?: string) => call('GET', '/wps/member/info', token === undefined ? {} : { token });

describe('a token', () => {
  test('says who the caller is', async () => {
    const { playerId, token } = await loggedIn('Session01');
    expect(await resolve(token)).toEqual({
      sessionId: expect.any(String),
      playerId,
      username: 'Session01',
      accountType: accountTypes.member,
      isTrialAccount: false,
      mustChangePassword: false,
      isOnBreak: false,
    });
  });

  test('has 256 bits, and the database keeps only its SHA-256', async () => {
    const { playerId, token } = await loggedIn('Session02');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = await rows(world, 'select token_hash from session where player_id = $1', [playerId]);
    expect(kept).toEqual([{ token_hash: createHash('sha256').update(token).digest() }]);
  });

  test('GATE-05 that is missing is not_logged_in; forged, cut, lengthened or odd it is token_invalid', async () => {
    const { token, playerId } = await loggedIn('Session03');
    expect(await info()).toMatchObject({ status: 401, code: 'not_logged_in' });
    const hash = createHash('sha256').update(token).digest('base64url');
    const [session] = await rows<{ session_id: string }>(world, 'select session_id from session where player_id = $1', [
      playerId,
    ]);
    const forged = [
      'x'.repeat(43),
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      hash,
      playerId,
      session?.session_id ?? '',
      `Bearer ${token}`,
      'null',
      'x'.repeat(1_000),
      "' or 1=1 --",
    ];
    for (const each of forged) expect(await info(each)).toMatchObject({ status: 401, code: 'token_invalid' });
    expect((await info(token)).status).toBe(200);
  });

  test('ends when it was idle for two hours; a sign of life keeps it', async () => {
    const { token } = await loggedIn('Session04');
    for (let hours = 1; hours <= 4; hours++) {
      world.clock.advance({ minutes: 100 });
      expect((await info(token)).status).toBe(200);
    }
    world.clock.advance({ minutes: 120 });
    expect(await info(token)).toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('ends a day after the login, however busy it is', async () => {
    const { token } = await loggedIn('Session05');
    for (let hour = 1; hour <= 23; hour++) {
      world.clock.advance({ hours: 1 });
      expect((await info(token)).status).toBe(200);
    }
    world.clock.advance({ hours: 1 });
    expect((await info(token)).code).toBe('token_invalid');
  });

  test('writes a sign of life at most once a minute', async () => {
    const { playerId, token } = await loggedIn('Session06');
    const seen = () => rows(world, 'select last_seen_at from session where player_id = $1', [playerId]);
    const before = await seen();
    world.clock.advance({ seconds: 59 });
    await info(token);
    expect(await seen()).toEqual(before);
    world.clock.advance({ seconds: 1 });
    await info(token);
    expect(await seen()).not.toEqual(before);
  });

  test('ends with its account', async () => {
    const { playerId, token } = await loggedIn('Session07');
    await rows(world, `update account set status = 'closed' where player_id = $1`, [playerId]);
    expect((await info(token)).code).toBe('token_invalid');
  });
});

describe.each([
  ['API-01 POST /wps/session/logout', 'POST'],
  ['API-01 DELETE /wps/session/logout', 'DELETE'],
] as const)('LOGIN-09 %s', (_, method) => {
  const logout = (token?: string, body?: unknown) =>
    call(method, '/wps/session/logout', {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });

  test('ends the session at once, and with it the games that it had launched', async () => {
    const { playerId, token } = await loggedIn(`Leaving${method.length}`);
    const session = await resolve(token);
    const told: { topic: string; name: string; data: string }[] = [];
    const leave = world.platform.events.subscribe([`player:${playerId}`], null, (event) => void told.push(event));
    expect(await logout(token)).toMatchObject({ status: 200, value: { done: true } });
    expect((await info(token)).code).toBe('token_invalid');
    expect(server.endedGameSessions).toContain(session?.sessionId);
    await expect
      .poll(() => told.map(({ name, data }) => [name, JSON.parse(data)]))
      .toEqual([['session', { at: expect.any(String), state: 'ended' }]]);
    leave();
    const entries = await rows(world, `select action from audit_entry where subject = $1 and action = 'logout'`, [
      `player:${playerId}`,
    ]);
    expect(entries).toHaveLength(1);
  });

  test('leaves the player’s other sessions and everybody else’s open', async () => {
    const username = `Staying${method.length}`;
    const { token } = await loggedIn(username);
    const elsewhere = await call('POST', '/wps/session/login', { body: credentials(username) });
    const stranger = await loggedIn(`Others0${method.length}`);
    await logout(token, {});
    expect((await info(elsewhere.value.token)).status).toBe(200);
    expect((await info(stranger.token)).status).toBe(200);
  });

  test('is not_logged_in without a token, token_invalid with an ended one', async () => {
    const { token } = await loggedIn(`Twiceout${method.length}`);
    expect(await logout()).toMatchObject({ status: 401, code: 'not_logged_in' });
    await logout(token);
    expect(await logout(token)).toMatchObject({ status: 401, code: 'token_invalid' });
  });
});

describe('API-01 POST /wps/member/firstLogin', () => {
  test('LOGIN-05 notes the arrival once, however often it comes', async () => {
    const { playerId, token } = await loggedIn('Arrival01');
    const arrived = () => rows(world, 'select arrived_at from account where player_id = $1', [playerId]);
    expect(await arrived()).toEqual([{ arrived_at: null }]);
    const first = await call('POST', '/wps/member/firstLogin', { token, body: {} });
    expect(first).toMatchObject({ status: 200, value: { done: true } });
    const noted = await arrived();
    expect(noted).not.toEqual([{ arrived_at: null }]);
    world.clock.advance({ minutes: 1 });
    expect((await call('POST', '/wps/member/firstLogin', { token })).status).toBe(200);
    expect(await arrived()).toEqual(noted);
  });

  test('is not_logged_in without a token and takes no other player’s id', async () => {
    const { token } = await loggedIn('Arrival02');
    expect((await call('POST', '/wps/member/firstLogin', { body: {} })).code).toBe('not_logged_in');
    const answer = await call('POST', '/wps/member/firstLogin', { token, body: { id: 'another' } });
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
  });
});

test('pruning drops what can no longer decide anything and keeps every open session', async () => {
  const { token } = await loggedIn('Pruning01');
  await call('POST', '/wps/session/login', { body: credentials('Pruning01', { password: 'not this one' }) });
  const old = await call('PUT', '/wps/member/register', { body: registration('Pruning02') });
  await rows(world, `update session set expires_at = expires_at - interval '100 days' where player_id = $1`, [
    old.value.id as PlayerId,
  ]);
  world.clock.advance({ minutes: 16 });
  await world.database.transaction(pruneAccounts);
  await world.database.transaction(pruneAccounts);
  expect((await info(token)).status).toBe(200);
  expect(await rows(world, 'select 1 from session where player_id = $1', [old.value.id])).toEqual([]);
  // The next lock is twice as long within a day, so failures are kept for that long.
  expect(await rows(world, 'select 1 from login_failures')).not.toEqual([]);
  world.clock.advance({ hours: 48 });
  await world.database.transaction(pruneAccounts);
  expect(await rows(world, 'select 1 from login_failures')).toEqual([]);
});

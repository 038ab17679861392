import { Refusal, type SessionValue } from '@pelita/contract';
import {
  credentials,
  newMember,
  PASSWORD,
  peopleServer,
  quickHasher,
  rows,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { claimContact } from '../contacts/store.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';

// What was begun before a session or a password ended, and is finished after it. Hashes are what takes long.
const world = await testDatabase();
const quick = quickHasher();
let beforeHash: () => Promise<void> = async () => undefined;
const hasher: PasswordHasher = {
  hash: async (password) => {
    await beforeHash();
    return quick.hash(password);
  },
  verify: async (stored, password) => {
    await beforeHash();
    return quick.verify(stored, password);
  },
};
const server = await peopleServer(world, { hasher });
const { call, accounts } = server;
await setSetting(world, 'login.captchaAfterFailures', 0);
afterAll(server.close);
beforeEach(() => (beforeHash = async () => undefined));

const FRESH = 'eight green lamps';
const login = (username: string, password = PASSWORD) =>
  call<SessionValue>('POST', '/wps/session/login', { body: credentials(username, { password }) });
const change = (token: string, body: object = { oldPassword: PASSWORD }) =>
  call('POST', '/wps/member/password', { token, body: { newPassword: FRESH, confirmNewPassword: FRESH, ...body } });
const isOpen = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

/** The next hash waits until it is let go; those after it do not. */
function nextHashWaits() {
  const reached = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  beforeHash = async () => {
    beforeHash = async () => undefined;
    reached.resolve();
    await letGo.promise;
  };
  return { reached: reached.promise, letGo: letGo.resolve };
}

describe('LOGIN-15 a session that ends', () => {
  test('changes nothing any more, whatever it had begun', async () => {
    const { username, token } = await newMember(server, 'Underway1');
    const waiting = nextHashWaits();
    const changed = change(token);
    await waiting.reached;
    expect((await call('POST', '/wps/session/logout', { token })).status).toBe(200);
    waiting.letGo();
    expect((await changed).code).toBe('token_invalid');
    expect((await login(username)).status).toBe(200);
  });

  test('PASS-03 a change of the password refuses a login with the old one that was under way', async () => {
    const { username, token } = await newMember(server, 'Underway2');
    const waiting = nextHashWaits();
    const entering = login(username);
    await waiting.reached;
    expect((await change(token)).value).toEqual({ done: true });
    waiting.letGo();
    expect((await entering).code).toBe('wrong_credentials');
    const open = await rows(
      world,
      `select from session join account using (player_id) where username = $1
      and ended_at is null`,
      [username],
    );
    expect(open).toHaveLength(1);
  });

  test('is not kept alive by a connection that looks at it', async () => {
    await setSetting(world, 'session.idleMinutes', 5);
    const { token } = await newMember(server, 'Underway3');
    world.clock.advance({ minutes: 3 });
    expect(await accounts.sessions.peek(token)).toMatchObject({ username: 'Underway3' });
    world.clock.advance({ minutes: 3 });
    expect(await accounts.sessions.peek(token)).toBeNull();
    expect(await isOpen(token)).toBe(false);
  });
});

test('LOGIN-16 where one login ends another, of many at once one session stays', async () => {
  await setSetting(world, 'session.duplicateLogin', false);
  const { username } = await newMember(server, 'Underway4');
  for (let round = 0; round < 5; round++) {
    const entered = await Promise.all(Array.from({ length: 6 }, () => login(username)));
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const open = await Promise.all(entered.map(({ value }) => isOpen(value.token)));
    expect(open.filter(Boolean)).toHaveLength(1);
  }
  await setSetting(world, 'session.duplicateLogin', true);
});

test('LOGIN-14 a try that could not be checked does not count: the right password is let in once there is room', async () => {
  const { username, token } = await newMember(server, 'Underway5');
  beforeHash = async () => {
    throw new Refusal('overloaded', { retryAfterSeconds: 3 });
  };
  for (let nth = 0; nth < 12; nth++) {
    expect((await login(username)).code).toBe('overloaded');
    expect((await change(token)).code).toBe('overloaded');
  }
  beforeHash = async () => undefined;
  expect((await login(username)).status).toBe(200);
  expect((await change(token)).value).toEqual({ done: true });
});

test('MC-03 of two numbers that are bound at once the later one alone belongs to the account', async () => {
  const { playerId } = await newMember(server, 'Underway6');
  const claims = ['+60123450001', '+60123450002'].map((value) => ({ channel: 'text', value }) as const);
  let second: Promise<unknown> = Promise.resolve();
  await world.database.transaction(async (tx) => {
    await claimContact(tx, playerId, claims[0] ?? never());
    let isDone = false;
    second = world.database.transaction((other) => claimContact(other, playerId, claims[1] ?? never()));
    void second.finally(() => (isDone = true));
    // Until the second one waits for the first, or has not waited.
    const waiting = { name: 'waiting', text: 'select from pg_locks where not granted' };
    while (!isDone && (await tx.run(waiting, [])).length === 0) await new Promise(setImmediate);
  });
  await second;
  expect(await rows(world, 'select value from contact_claim where player_id = $1', [playerId])).toEqual([
    { value: '+60123450002' },
  ]);
});

function never(): never {
  throw new Error('a number is missing');
}

import { createHash } from 'node:crypto';
import type { SessionValue } from '@pelita/contract';
import {
  credentials,
  newMember,
  peopleServer,
  provedContact,
  rows,
  seed,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../../audit/index.ts';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);
beforeAll(async () => {
  for (const name of ['mobileCodeLogin', 'verificationAtPasswordChange'])
    await setSetting(world, `features.${name}`, true);
});

type Row = { subject: string; after: string };
const login = (body: object, address = '198.51.100.20') =>
  call<SessionValue>('POST', '/wps/session/login', { body, address });
const wrongPassword = (username: string, address?: string) =>
  login(credentials(username, { password: 'not this one' }), address);
const failuresOf = async (subject: string) =>
  (
    await rows<Row>(world, `select after from audit_entry where action = 'fail-login' and subject = $1 order by at`, [
      subject,
    ])
  ).map(({ after }) => JSON.parse(after) as Record<string, string>);
const allRows = async () =>
  await rows<Row>(world, `select subject, after from audit_entry where action in ('fail-login', 'brake-logins')`);
const fresh = (() => {
  let count = 0;
  return () => `203.0.113.${(count += 1)}`;
})();

describe('LOGIN-14 every failed login is a row of the audit log', () => {
  test('a wrong password, under the account that it was aimed at, with where it came from', async () => {
    const playerId = await seed(server, 'Aimedat01');
    const address = fresh();
    await wrongPassword('Aimedat01', address);
    expect(await failuresOf(`player:${playerId}`)).toEqual([
      {
        method: 'password',
        reason: 'wrong_credentials',
        address,
        key: expect.stringMatching(/^login-name:[0-9a-f]{16}$/),
      },
    ]);
    await login(credentials('Aimedat01'), fresh());
    expect(await failuresOf(`player:${playerId}`), 'a login that succeeds is none').toHaveLength(1);
  });

  test('a wrong code by text, a wrong one for a new password, and one that is locked', async () => {
    const national = '125550001';
    const playerId = await seed(server, 'Aimedat02');
    await provedContact(server, playerId, { channel: 'text', value: `+60${national}` });
    const asked = { mobileNum: national, humanVerification: 'a person' };
    await call('POST', '/wps/verification/sms/noLogin', { body: asked });
    await call('POST', '/wps/member/password/sms', { body: asked });
    for (let nth = 1; nth <= 5; nth++) await login({ username: national, password: 'abc', type: 'sms' }, fresh());
    await call('POST', '/wps/member/password/verification', {
      body: { mobileNum: national, verificationCode: 'abc', newPassword: 'eight green lamps' },
    });
    expect((await failuresOf(`player:${playerId}`)).map(({ method, reason }) => `${method} ${reason}`)).toEqual([
      ...Array<string>(4).fill('sms code_wrong'),
      'sms code_locked',
      'recovery code_wrong',
    ]);
  });

  test('a second step that failed', async () => {
    await setSetting(world, 'features.loginAddressVerification', true);
    const { playerId, username } = await newMember(server, 'Aimedat03');
    await provedContact(server, playerId, { channel: 'mail', value: 'aimed03@mail.example' });
    const address = fresh();
    const held = await login(credentials(username), address);
    const verificationToken = String(held.envelope['verificationToken']);
    await call('POST', '/wps/session/login/verification/code', {
      body: { verificationToken, method: 'mail' },
      address,
    });
    const body = { verificationToken, method: 'mail', code: 'abc' };
    expect((await call('POST', '/wps/session/login/verification', { body, address })).code).toBe('code_wrong');
    expect(await failuresOf(`player:${playerId}`)).toMatchObject([
      { method: 'second-step', reason: 'code_wrong', address },
    ]);
    await setSetting(world, 'features.loginAddressVerification', false);
  });

  test('the right password of an account of the other side', async () => {
    const operator = await seed(server, 'Aimedat04', 'operator');
    expect((await login(credentials('Aimedat04'), fresh())).code).toBe('non_member');
    expect(await failuresOf(`player:${operator}`)).toMatchObject([{ method: 'password', reason: 'non_member' }]);
  });
});

test('LOGIN-14 SEC-03 of an unknown name, neither the name nor the password nor a hash open to guessing is kept', async () => {
  const typed = 'MySecretWord77';
  for (let nth = 1; nth <= 10; nth++) await wrongPassword(typed, fresh());
  const kept = JSON.stringify([
    await allRows(),
    await rows(world, `select encode(key, 'hex') as key from login_failures`),
  ]);
  expect(await allRows()).toContainEqual(expect.objectContaining({ subject: expect.stringMatching(/^login-name:/) }));
  const guesses = [typed, typed.toLowerCase()].flatMap((word) => [word, `login-name:${word}`]);
  for (const guess of guesses) {
    expect(kept).not.toContain(guess.replace('login-name:', ''));
    expect(kept).not.toContain(createHash('sha256').update(guess).digest('hex').slice(0, 16));
  }
  expect(kept).not.toMatch(/not this one/);
});

describe('LOGIN-14 a flood fills no disk', () => {
  test('two hundred tries at one name, from as many addresses, are nine rows and one of the brake', async () => {
    for (const name of ['Flooded01', 'Nobody4321']) {
      if (name === 'Flooded01') await seed(server, name);
      await setSetting(world, 'login.captchaAfterFailures', 0);
      const before = (await allRows()).length;
      for (let nth = 0; nth < 200; nth++) await wrongPassword(name, `10.77.${nth}.${name.length}`);
      expect((await allRows()).length - before, name).toBe(10);
    }
    expect(await world.database.reading(verifyChain)).toMatchObject({ isIntact: true });
  });

  test('a hundred names from one address are nine rows and one of the brake', async () => {
    const before = (await allRows()).length;
    for (let nth = 0; nth < 100; nth++) await wrongPassword(`Sprayed${nth}`, '192.0.2.200');
    expect((await allRows()).length - before).toBe(10);
  });
});

import type { CodeSent, PlayerId, Refusal, SessionValue } from '@pelita/contract';
import {
  credentials,
  PASSWORD,
  peopleServer,
  provedContact,
  registration,
  rows,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);
beforeAll(() => setSetting(world, 'features.loginAddressVerification', true));

const HOME = '198.51.100.1';
const AWAY = '198.51.100.2';
const login = (username: string, address: string) =>
  call<SessionValue>('POST', '/wps/session/login', { body: credentials(username), address });
const askCode = (body: object, address = AWAY) =>
  call<CodeSent>('POST', '/wps/session/login/verification/code', { body, address });
const verify = (body: object, address = AWAY) =>
  call<SessionValue>('POST', '/wps/session/login/verification', { body, address });

let members = 0;
/** Registered at home, with a proved number or a mail address. */
async function member(has: 'number' | 'mail' | 'nothing' = 'number') {
  members += 1;
  const username = `Second${members.toString().padStart(3, '0')}`;
  const { value } = await call<SessionValue>('PUT', '/wps/member/register', {
    body: registration(username),
    address: HOME,
  });
  const to = has === 'number' ? `+6012${(2_000_000 + members).toString()}` : `second${members}@example.org`;
  if (has !== 'nothing')
    await provedContact(server, value.id as PlayerId, { channel: has === 'number' ? 'text' : 'mail', value: to });
  return { username, to, playerId: value.id, token: value.token };
}
/** Up to where the code lies in the inbox. */
async function heldBack(has: 'number' | 'mail' = 'number') {
  const person = await member(has);
  const verificationToken = String((await login(person.username, AWAY)).envelope['verificationToken']);
  const method = has === 'number' ? 'sms' : 'mail';
  expect((await askCode({ verificationToken, method })).status).toBe(200);
  return { ...person, verificationToken, method, code: post.codeTo(person.to) };
}

describe('LOGIN-12 the second step', () => {
  test('the address of registration goes without it, another one is told the ways, and no session is open yet', async () => {
    const { username, to, playerId } = await member();
    expect((await login(username, HOME)).status).toBe(200);
    const before = await rows(world, 'select 1 from session where player_id = $1', [playerId]);
    const held = await login(username, AWAY);
    expect([held.status, held.code, held.envelope['errorCode'], held.value]).toEqual([
      403,
      'login_verification_required',
      'login_verify_required',
      undefined,
    ]);
    expect(held.envelope['methods']).toEqual([{ method: 'sms', hint: `+60•••${to.slice(-3)}` }]);
    expect(await rows(world, 'select 1 from session where player_id = $1', [playerId])).toEqual(before);
  });

  test('API-01 POST /wps/session/login/verification: the code opens the session and registers the address', async () => {
    const { username, verificationToken, method, code, playerId } = await heldBack();
    expect((await verify({ verificationToken, method, code })).value.id).toBe(playerId);
    expect((await login(username, AWAY)).status).toBe(200);
  });

  test('a mail address serves as well; a member with nothing on file is let in', async () => {
    const { verificationToken, method, code } = await heldBack('mail');
    expect((await verify({ verificationToken, method, code })).status).toBe(200);
    expect((await login((await member('nothing')).username, AWAY)).status).toBe(200);
  });

  test('second_factor_needed: who was let in without a factor moves no money out before one is bound', async () => {
    const { username, playerId, token } = await member('nothing');
    const away = (await login(username, AWAY)).value.token;
    const moves = async (of: string) => {
      const player = await server.accounts.sessions.resolve(of);
      if (!player) throw new Error('no session');
      return world.database
        .transaction((tx) => server.entrance.refuseMoneyWithoutFactor(tx, player))
        .catch((refused: unknown) => (refused as Refusal).code);
    };
    expect([await moves(token), await moves(away)], 'the address of registration is vouched for').toEqual([
      undefined,
      'second_factor_needed',
    ]);
    await setSetting(world, 'features.loginAddressVerification', false);
    expect(await moves(away)).toBeUndefined();
    await setSetting(world, 'features.loginAddressVerification', true);
    await provedContact(server, playerId as PlayerId, { channel: 'mail', value: 'factor@mail.example' });
    expect(await moves(away)).toBeUndefined();
  });

  test('while LOGINIPVERF3 is off no login is asked', async () => {
    const { username } = await member();
    await setSetting(world, 'features.loginAddressVerification', false);
    expect((await login(username, AWAY)).status).toBe(200);
    await setSetting(world, 'features.loginAddressVerification', true);
  });

  test('a login by text code is asked as well, for a code of its own', async () => {
    await setSetting(world, 'features.mobileCodeLogin', true);
    const { to } = await member();
    const mobileNum = to.slice(3);
    await call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum, humanVerification: 'a person' } });
    const loginCode = post.codeTo(to);
    const held = await call('POST', '/wps/session/login', {
      body: { username: mobileNum, password: loginCode, type: 'sms' },
      address: AWAY,
    });
    expect(held.code).toBe('login_verification_required');
    const verificationToken = held.envelope['verificationToken'];
    expect((await verify({ verificationToken, method: 'sms', code: loginCode })).code).toBe('code_expired');
  });

  test('LOGIN-12 the phone that was the first step is not the second as well, where the member has another way', async () => {
    const { to, playerId } = await member();
    await provedContact(server, playerId as PlayerId, { channel: 'mail', value: 'another@example.org' });
    const mobileNum = to.slice(3);
    await call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum, humanVerification: 'a person' } });
    const body = { username: mobileNum, password: post.codeTo(to), type: 'sms' };
    const held = await call('POST', '/wps/session/login', { body, address: AWAY });
    expect(held.envelope['methods']).toMatchObject([{ method: 'mail' }]);
    const verificationToken = held.envelope['verificationToken'];
    expect((await askCode({ verificationToken, method: 'sms' })).code).toBe('code_not_allowed');
    expect((await verify({ verificationToken, method: 'sms', code: '000000' })).code).toBe('code_not_allowed');
    expect((await askCode({ verificationToken, method: 'mail' })).status).toBe(200);
    expect((await verify({ verificationToken, method: 'mail', code: post.codeTo('another@example.org') })).status).toBe(
      200,
    );
  });

  test('login_verification_expired: after its time, from another address, with a forged token, and a second time', async () => {
    const first = await heldBack();
    const { verificationToken, method, code } = first;
    expect((await verify({ verificationToken, method, code }, HOME)).code).toBe('login_verification_expired');
    expect((await verify({ verificationToken: 'A'.repeat(43), method, code })).code).toBe('login_verification_expired');
    const twice = await Promise.all([1, 2].map(() => verify({ verificationToken, method, code })));
    expect(twice.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    expect((await askCode({ verificationToken, method })).code).toBe('login_verification_expired');
    const late = await heldBack();
    world.clock.advance({ minutes: 15 });
    expect(
      (await verify({ ...late, username: undefined, to: undefined, playerId: undefined, token: undefined })).code,
    ).toBe('login_verification_expired');
  });

  test('LOGIN-15 a step that waits comes to nothing once the password is changed, whatever its holder has to show', async () => {
    const { verificationToken, method, code, token } = await heldBack();
    const body = { oldPassword: PASSWORD, newPassword: 'eight green lamps', confirmNewPassword: 'eight green lamps' };
    expect((await call('POST', '/wps/member/password', { token, body })).status).toBe(200);
    expect((await verify({ verificationToken, method, code })).code).toBe('login_verification_expired');
  });

  test('code_wrong, code_locked, too_many_requests: new first steps buy no new guesses without end', async () => {
    const { username, verificationToken, method } = await heldBack();
    const said = new Set<string | undefined>();
    for (let nth = 1; nth <= 9; nth++) said.add((await verify({ verificationToken, method, code: 'abc' })).code);
    expect([...said]).toEqual(['code_wrong', 'code_locked']);
    const again = String((await login(username, AWAY)).envelope['verificationToken']);
    const answer = await verify({ verificationToken: again, method, code: 'abc' });
    expect([answer.status, answer.code, answer.headers.has('retry-after')]).toEqual([429, 'too_many_requests', true]);
  });

  test('LOGIN-12 a code is good for the login that it was sent for, and not for another of the same member that waits', async () => {
    const { username, verificationToken, method, code } = await heldBack();
    const other = String((await login(username, AWAY)).envelope['verificationToken']);
    expect((await verify({ verificationToken: other, method, code })).code).toBe('code_expired');
    expect((await verify({ verificationToken, method, code })).status).toBe(200);
  });

  test('code_not_allowed: a way that the member does not have', async () => {
    const { verificationToken } = await heldBack();
    expect((await askCode({ verificationToken, method: 'mail' })).code).toBe('code_not_allowed');
    expect((await verify({ verificationToken, method: 'mail', code: '123456' })).code).toBe('code_not_allowed');
  });
});

describe('API-01 GET /wps/member/addresses, DELETE /wps/member/addresses/{addressId}', () => {
  type Listed = { addressId: string; address: string; isCurrent: boolean }[];
  const list = (token: string, address = HOME) => call<Listed>('GET', '/wps/member/addresses', { token, address });
  const remove = (token: string, addressId: string) => call('DELETE', `/wps/member/addresses/${addressId}`, { token });

  test('LOGIN-12 a removed address asks for the second step again', async () => {
    const { username, token } = await member();
    const [home] = (await list(token)).value;
    expect(home).toMatchObject({ address: HOME, isCurrent: true });
    expect((await remove(token, home?.addressId ?? '')).status).toBe(200);
    expect((await list(token)).value).toEqual([]);
    expect((await login(username, HOME)).code).toBe('login_verification_required');
  });

  test('registered_address_unknown: another member’s address is not there', async () => {
    const [one, other] = [await member(), await member()];
    const [home] = (await list(one.token)).value;
    const answer = await remove(other.token, home?.addressId ?? '');
    expect([answer.status, answer.code]).toEqual([404, 'registered_address_unknown']);
    expect((await list(one.token)).value).toHaveLength(1);
  });
});

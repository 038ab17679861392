import type { SessionValue } from '@pelita/contract';
import {
  credentials,
  newMember,
  PASSWORD,
  peopleServer,
  provedContact,
  rows,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

const FRESH = 'eight green lamps';
const login = (username: string, password = PASSWORD) =>
  call<SessionValue>('POST', '/wps/session/login', { body: credentials(username, { password }) });
const change = (token: string, body: object) =>
  call('POST', '/wps/member/password', { token, body: { confirmNewPassword: FRESH, newPassword: FRESH, ...body } });
const isOpen = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

describe('API-01 POST /wps/member/password', () => {
  test('PASS-03 LOGIN-15 the new password opens the account, the old one and every other session do not', async () => {
    const { username, token, playerId } = await newMember(server, 'Changing1');
    const other = (await login(username)).value.token;
    expect((await change(token, { oldPassword: PASSWORD })).value).toEqual({ done: true });
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
    expect((await login(username)).code).toBe('wrong_credentials');
    expect((await login(username, FRESH)).status).toBe(200);
    const [entry] = await rows<{ after: string }>(
      world,
      `select after from audit_entry where action = 'change-password' and subject = $1`,
      [`player:${playerId}`],
    );
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ proof: 'old password', endedSessions: 1 });
  });

  test('its owner hears of it by mail', async () => {
    const { token, playerId } = await newMember(server, 'Changing2');
    await provedContact(server, playerId, { channel: 'mail', value: 'changing2@mail.example' });
    await change(token, { oldPassword: PASSWORD });
    await server.work('accounts.tell-owner');
    expect(server.post.sent.at(-1)).toMatchObject({
      channel: 'mail',
      to: 'changing2@mail.example',
      text: expect.stringContaining('Changing2'),
    });
  });

  test.each<[string, object, string, string]>([
    ['the old one is missing', {}, 'oldPassword', 'required'],
    ['the two differ', { oldPassword: PASSWORD, confirmNewPassword: 'another' }, 'confirmNewPassword', 'checkPass'],
    ['nothing is typed', { oldPassword: PASSWORD, newPassword: '', confirmNewPassword: '' }, 'newPassword', 'required'],
    ['it is too short', { oldPassword: PASSWORD, newPassword: 'abc', confirmNewPassword: 'abc' }, 'newPassword', 'any'],
    [
      'PASS-05 everybody tries it first',
      { oldPassword: PASSWORD, newPassword: 'password1', confirmNewPassword: 'password1' },
      'newPassword',
      'password_common',
    ],
    [
      'it is the name',
      { oldPassword: PASSWORD, newPassword: 'CHANGING3', confirmNewPassword: 'CHANGING3' },
      'newPassword',
      'password_common',
    ],
    [
      'it is the present one',
      { oldPassword: PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
      'newPassword',
      'password_unchanged',
    ],
    [
      'it is a thousand characters long',
      { oldPassword: PASSWORD, newPassword: 'x'.repeat(1_000) },
      'newPassword',
      'too_long',
    ],
  ])('PASS-03 invalid_field: %s', async (_what, body, field, key) => {
    const { token } =
      (await login('Changing3')).status === 200
        ? (await login('Changing3')).value
        : await newMember(server, 'Changing3');
    const answer = await change(token, body);
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
    expect(answer.fields?.[field]?.key).toBe(key);
  });

  test('password_wrong, too_many_requests: a stolen token is no way to guess the password', async () => {
    const { token } = await newMember(server, 'Changing4');
    const said = [];
    for (let nth = 1; nth <= 10; nth++) said.push((await change(token, { oldPassword: `guess ${nth}` })).code);
    expect(said).toEqual([...Array(9).fill('password_wrong'), 'too_many_requests']);
    expect((await change(token, { oldPassword: PASSWORD })).code).toBe('too_many_requests');
  });
});

describe('LOGIN-06 a password that must be changed', () => {
  test('LOGIN-16 the operator’s flagged default: the session may leave the old one out, once, and the flag is never sent', async () => {
    await setSetting(world, 'account.flaggedDefaultPassword', PASSWORD);
    const { username } = await newMember(server, 'Flagged02');
    const { value } = await login(username);
    expect(value.passwordExpired).toBe(true);
    expect((await change(value.token, { newPassword: PASSWORD, confirmNewPassword: PASSWORD })).fields).toMatchObject({
      newPassword: { key: 'password_common' },
    });
    expect((await change(value.token, {})).status).toBe(200);
    await setSetting(world, 'account.flaggedDefaultPassword', '');
    const again = await change(value.token, { newPassword: 'nine blue kites', confirmNewPassword: 'nine blue kites' });
    expect(again.fields).toMatchObject({ oldPassword: { key: 'required' } });
    expect((await login(username, FRESH)).value.passwordExpired).toBe(false);
  });

  test('PASS-04 an old one, only while PWDEXPFORCECHANGE3 is on; a code by text asks for no change', async () => {
    await setSetting(world, 'password.expiryDays', 30);
    const { username, playerId } = await newMember(server, 'Expired01');
    await rows(world, `update password set set_at = set_at - interval '31 days' where player_id = $1`, [playerId]);
    expect((await login(username)).value.passwordExpired).toBe(false);
    await setSetting(world, 'features.passwordExpiry', true);
    expect((await login(username)).value.passwordExpired).toBe(true);

    await setSetting(world, 'features.mobileCodeLogin', true);
    await provedContact(server, playerId, { channel: 'text', value: '+60123000001' });
    const mobileNum = '123000001';
    await call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum, humanVerification: 'a person' } });
    const body = { username: mobileNum, password: server.post.codeTo('+60123000001'), type: 'sms' };
    const bySms = await call<SessionValue>('POST', '/wps/session/login', { body });
    expect(bySms.value.passwordExpired).toBe(false);

    const { token } = (await login(username)).value;
    expect((await change(token, {})).status).toBe(200);
    expect((await login(username, FRESH)).value.passwordExpired).toBe(false);
    await setSetting(world, 'features.passwordExpiry', false);
  });

  test('PASS-04 a password set by another: the first session may keep it, and it is the holder’s choice then', async () => {
    const { username, playerId } = await newMember(server, 'Imported2');
    await rows(world, 'update account set first_login_at = null where player_id = $1', [playerId]);
    await rows(world, 'update password set set_by_holder = false where player_id = $1', [playerId]);
    const { value } = await login(username);
    expect(value.firstTimeLogin).toBe(true);
    expect((await change(value.token, {})).status).toBe(200);
    expect(await rows(world, 'select set_by_holder from password where player_id = $1', [playerId])).toEqual([
      { set_by_holder: true },
    ]);
  });
});

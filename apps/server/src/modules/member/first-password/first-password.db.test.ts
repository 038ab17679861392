import type { CodeSent, PlayerId, SessionValue } from '@pelita/contract';
import { credentials, newMember, peopleServer, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);
beforeAll(() => setSetting(world, 'features.mobileRegistration', true));

const FRESH = 'eight green lamps';
let members = 0;
/** Registered by a number and the code that went to it, without a password. */
async function withoutPassword({ isProved = true } = {}) {
  members += 1;
  const number = `+6012${5_000_000 + members}`;
  const mobileNum = number.slice(3);
  const humanVerification = 'a person';
  await call('POST', '/wps/verification/sms/register', { body: { mobileNo: mobileNum, humanVerification } });
  const body = { mobileNum, humanVerification, verificationCode: post.codeTo(number) };
  const { value } = await call<SessionValue>('PUT', '/wps/member/register/mobile', { body });
  const playerId = value.id as PlayerId;
  if (!isProved) await rows(world, 'update account_contact set proved_at = null where player_id = $1', [playerId]);
  return { token: value.token, username: value.userName, playerId, number };
}
const askCode = (token: string) => call<CodeSent>('POST', '/wps/member/password/code', { token });
const set = (token: string, code: string, changes: object = {}) =>
  call('PUT', '/wps/member/password', {
    token,
    body: { code, newPassword: FRESH, confirmNewPassword: FRESH, ...changes },
  });
const hasPassword = async (playerId: string) =>
  (await rows(world, `select 1 from password where player_id = $1 and purpose = 'login'`, [playerId])).length > 0;

describe('API-01 POST /wps/member/password/code, PUT /wps/member/password', () => {
  test('PASS-03 the code that went to the member’s number sets the first password, and it logs in', async () => {
    const { token, username, number, playerId } = await withoutPassword();
    expect((await askCode(token)).status).toBe(200);
    expect((await set(token, post.codeTo(number))).value).toEqual({ done: true });
    const login = await call('POST', '/wps/session/login', { body: credentials(username, { password: FRESH }) });
    expect([login.status, login.value.id]).toEqual([200, playerId]);
  });

  test('PASS-03 a token alone sets none: not by the change, not without a code, not with a wrong one', async () => {
    const { token, playerId } = await withoutPassword();
    const body = { newPassword: FRESH, confirmNewPassword: FRESH };
    const changed = await call('POST', '/wps/member/password', { token, body });
    expect([changed.status, changed.code]).toEqual([409, 'login_password_unset']);
    expect((await set(token, '123456')).code).toBe('code_expired');
    await askCode(token);
    expect((await set(token, 'abcdef')).code).toBe('code_wrong');
    expect(await hasPassword(playerId)).toBe(false);
  });

  test('a number on file that was never proved is asked as well: it is the owner’s and not the thief’s', async () => {
    const { token, number } = await withoutPassword({ isProved: false });
    await askCode(token);
    expect((await set(token, post.codeTo(number))).status).toBe(200);
  });

  test('another member’s code is none, and a password that is refused leaves the code good', async () => {
    const [one, other] = [await withoutPassword(), await withoutPassword()];
    await askCode(one.token);
    await askCode(other.token);
    expect((await set(one.token, post.codeTo(other.number))).code).toBe('code_wrong');
    expect((await set(one.token, post.codeTo(one.number), { newPassword: 'abc' })).code).toBe('invalid_field');
    expect((await set(one.token, post.codeTo(one.number))).status).toBe(200);
  });

  test('login_password_set: where there is one, a code replaces none; of two at once one sets it', async () => {
    const { token } = await newMember(server, 'Havingone1');
    expect((await askCode(token)).code).toBe('login_password_set');
    expect((await set(token, '123456')).code).toBe('login_password_set');
    const fresh = await withoutPassword();
    await askCode(fresh.token);
    const code = post.codeTo(fresh.number);
    const both = await Promise.all([set(fresh.token, code), set(fresh.token, code)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('code_not_allowed: a member who can be reached nowhere', async () => {
    const { token, playerId } = await withoutPassword();
    await rows(world, 'delete from account_contact where player_id = $1', [playerId]);
    expect((await askCode(token)).code).toBe('code_not_allowed');
  });

  test('LOGIN-15 the other sessions end, and the owner’s log tells by what it was proved', async () => {
    const { token, number, playerId } = await withoutPassword();
    await setSetting(world, 'features.mobileCodeLogin', true);
    await call('POST', '/wps/verification/sms/noLogin', {
      body: { mobileNum: number.slice(3), humanVerification: 'a person' },
    });
    const body = { username: number.slice(3), password: post.codeTo(number), type: 'sms' };
    const other = (await call('POST', '/wps/session/login', { body })).value.token;
    await askCode(token);
    await set(token, post.codeTo(number));
    const info = async (of: string) => (await call('GET', '/wps/member/info', { token: of })).status;
    expect([await info(token), await info(other)]).toEqual([200, 401]);
    const [entry] = await rows<{ after: string }>(
      world,
      `select after from audit_entry where action = 'change-password' and subject = $1`,
      [`player:${playerId}`],
    );
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ proof: 'text code', endedSessions: 1 });
  });
});

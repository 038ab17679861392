import type { SessionValue } from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { credentials, newMember, PASSWORD, peopleServer, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

const FRESH = 'eight green lamps';
const login = async (username: string, password = PASSWORD) =>
  (await call<SessionValue>('POST', '/wps/session/login', { body: credentials(username, { password }) })).value;
const change = (token: string) =>
  call('POST', '/wps/member/password', { token, body: { newPassword: FRESH, confirmNewPassword: FRESH } });
const info = async (token: string) => (await call('GET', '/wps/member/info', { token })).code;

async function importedMember(username: string): Promise<string> {
  const { playerId } = await newMember(server, username);
  await rows(world, 'update password set set_by_holder = false where player_id = $1', [playerId]);
  return username;
}

describe('PASS-04 a session that must change its password', () => {
  test('is refused every call but the change and the logout, and is like any other after it', async () => {
    const { token } = await login(await importedMember('Forced0001'));
    const asked = server.bindings
      .map(({ call: bound }) => bound)
      .filter(({ who, whilePasswordIsDue }) => who !== 'visitor' && !whilePasswordIsDue);
    expect(asked.length).toBeGreaterThan(20);
    for (const { method, name, path, body } of asked) {
      const answer = await call(method, path.replaceAll(/\{\w+\}/g, 'x'), { token, ...(body ? { body: {} } : {}) });
      expect([name, answer.status, answer.code]).toEqual([name, 403, 'password_change_required']);
    }
    expect((await change(token)).status).toBe(200);
    expect(await info(token)).toBeUndefined();
  });

  test('no call of the contract but those two is answered meanwhile', () => {
    const answered = calls.filter((one) => 'whilePasswordIsDue' in one);
    expect(answered.map(({ name }) => name)).toEqual(['POST /wps/member/password', 'POST /wps/session/logout']);
  });

  test('leaving the change is no way around it: the next login must change it again', async () => {
    const username = await importedMember('Forced0002');
    await login(username);
    const { token, firstTimeLogin } = await login(username);
    expect([firstTimeLogin, await info(token)]).toEqual([true, 'password_change_required']);
  });

  test('an expired one is forced where PWDEXPFORCECHANGE3 is on; a flagged default alone may be put off', async () => {
    await setSetting(world, 'account.flaggedDefaultPassword', PASSWORD);
    await newMember(server, 'Forced0003');
    const lenient = await login('Forced0003');
    expect([lenient.passwordExpired, await info(lenient.token)]).toEqual([true, undefined]);
    await setSetting(world, 'features.passwordExpiry', true);
    const strict = await login('Forced0003');
    expect([strict.passwordExpired, await info(strict.token)]).toEqual([true, 'password_change_required']);
  });
});

import { credentials, newMember, PASSWORD, peopleServer, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

type Begun = { secret: string; otpauthUrl: string };
const AWAY = '203.0.113.44';
const begin = (token: string, password = PASSWORD) =>
  call<Begun>('POST', '/wps/member/authenticator', { token, body: { password } });
const bind = (token: string, code: string) =>
  call<{ recoveryCodes: string[] }>('PUT', '/wps/member/authenticator', { token, body: { code } });
const remove = (token: string, code: string, password = PASSWORD) =>
  call('POST', '/wps/member/authenticator/removal', { token, body: { password, code } });
/** As the app on the phone shows it now, or some steps away. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.clock.now().epochMilliseconds + steps * 30_000,
  });
const nextStep = (): void => world.clock.advance({ seconds: 30 });

async function bound(username: string) {
  const person = await newMember(server, username);
  const { secret } = (await begin(person.token)).value;
  const { recoveryCodes } = (await bind(person.token, codeOf(secret))).value;
  nextStep();
  return { ...person, secret, recoveryCodes };
}
async function heldBack(username: string): Promise<string> {
  await setSetting(world, 'features.loginAddressVerification', true);
  const held = await call('POST', '/wps/session/login', { body: credentials(username), address: AWAY });
  expect(held.envelope['methods']).toContainEqual({ method: 'authenticator', hint: '' });
  return String(held.envelope['verificationToken']);
}
const verify = (verificationToken: string, code: string) =>
  call('POST', '/wps/session/login/verification', {
    body: { verificationToken, method: 'authenticator', code },
    address: AWAY,
  });

describe('API-01 POST /wps/member/authenticator, PUT, POST removal', () => {
  test('MC-03 the secret comes as an address for a QR code, counts after its first code, and lies closed', async () => {
    const { token, playerId, username } = await newMember(server, 'Totp00001');
    const { secret, otpauthUrl } = (await begin(token)).value;
    expect(otpauthUrl).toMatch(new RegExp(`^otpauth://totp/Pelita:${username}\\?.*secret=${secret}`));
    expect(await rows(world, 'select closed_secret from authenticator where player_id = $1', [playerId])).toEqual([
      { closed_secret: expect.not.stringContaining(secret) },
    ]);
    const { recoveryCodes } = (await bind(token, codeOf(secret))).value;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    const kept = await rows(world, `select encode(code_hash, 'escape') as t from recovery_code`);
    expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]);
    expect((await begin(token)).code).toBe('authenticator_bound');
    expect((await bind(token, codeOf(secret, 1))).code).toBe('authenticator_bound');
  });

  test('password_wrong, second_step_wrong, authenticator_unbound', async () => {
    const { token } = await newMember(server, 'Totp00002');
    expect((await bind(token, '123456')).code).toBe('authenticator_unbound');
    expect((await remove(token, '123456')).code).toBe('authenticator_unbound');
    expect((await begin(token, 'not this one')).code).toBe('password_wrong');
    const { secret } = (await begin(token)).value;
    for (const wrong of ['', '12345', '1234567', codeOf(secret, -3), codeOf(secret, 3)])
      expect((await bind(token, wrong)).code).toBe('second_step_wrong');
    expect((await bind(token, ` ${codeOf(secret, 1)} `)).status).toBe(200);
  });

  test('too_many_requests: six digits cannot be tried through', async () => {
    const { token } = await newMember(server, 'Totp00003');
    await begin(token);
    const said = [];
    for (let nth = 1; nth <= 10; nth++) said.push((await bind(token, `00000${nth % 10}`)).code);
    expect(said.at(-1)).toBe('too_many_requests');
  });

  test('it is taken off by password and code, and its owner hears of both', async () => {
    const { token, secret, playerId } = await bound('Totp00004');
    expect((await remove(token, codeOf(secret), 'not this one')).code).toBe('password_wrong');
    expect((await remove(token, codeOf(secret))).status).toBe(200);
    expect(await rows(world, 'select 1 from recovery_code where player_id = $1', [playerId])).toEqual([]);
    const told = await rows<{ news: string }>(
      world,
      `select data->>'news' as news from pgboss.job where name = 'accounts.tell-owner' and data->>'playerId' = $1`,
      [playerId],
    );
    expect(told.map(({ news }) => news).sort()).toEqual(['authenticatorBound', 'authenticatorRemoved']);
  });
});

describe('LOGIN-12 the authenticator as second step', () => {
  test('a code opens the session, and the same code opens no other', async () => {
    const { username, secret } = await bound('Totp00005');
    const [one, other] = [await heldBack(username), await heldBack(username)];
    const code = codeOf(secret);
    const both = await Promise.all([verify(one, code), verify(other, code)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test('a recovery code serves once, however it is typed, and for its own account alone', async () => {
    const { username, recoveryCodes } = await bound('Totp00006');
    const other = await bound('Totp00007');
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await heldBack(other.username), first)).code).toBe('second_step_wrong');
    expect((await verify(await heldBack(username), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    await rows(world, 'delete from registered_address');
    const again = await heldBack(username);
    expect((await verify(again, first)).code).toBe('second_step_wrong');
    expect((await verify(again, second)).status).toBe(200);
  });
});

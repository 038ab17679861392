import type { PlayerId, SessionValue } from '@pelita/contract';
import { credentials, newMember, PASSWORD, peopleServer, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);
beforeEach(() => setSetting(world, 'login.trustedDeviceDays', 30));

type Listed = { deviceId: string; device: string; isCurrent: boolean; trustedUntil: string }[];
/** A browser: the address from which it asks, and the cookie that it keeps. */
type Browser = { address: string; cookie?: string };
const FRESH = 'eight green lamps';

let members = 0;
/** A member with an authenticator; each code is read a step after the one before, because none is good twice. */
async function withAuthenticator() {
  members += 1;
  const person = await newMember(server, `Trusting${members.toString().padStart(2, '0')}`);
  const { token } = person;
  const begun = await call<{ secret: string }>('POST', '/wps/member/authenticator', {
    token,
    body: { password: PASSWORD },
  });
  const app = new TOTP({ secret: Secret.fromBase32(begun.value.secret) });
  const nextCode = (): string => {
    world.clock.advance({ seconds: 30 });
    return app.generate({ timestamp: world.clock.now().epochMilliseconds });
  };
  const bound = await call('PUT', '/wps/member/authenticator', { token, body: { code: nextCode() } });
  expect(bound.status).toBe(200);
  return { ...person, nextCode };
}
type Member = Awaited<ReturnType<typeof withAuthenticator>>;

/** Keeps the cookie of the answer, as a browser does. */
async function sendFrom(browser: Browser, path: string, body: object) {
  const answer = await call<SessionValue>('POST', path, { body, ...browser });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie !== undefined) browser.cookie = cookie;
  return answer;
}
const login = ({ username }: { username: string }, browser: Browser, password = PASSWORD) =>
  sendFrom(browser, '/wps/session/login', credentials(username, { password }));
async function enter(member: Member, browser: Browser, trustDevice?: boolean) {
  const held = await login(member, browser);
  expect(held.code).toBe('login_verification_required');
  const verificationToken = held.envelope['verificationToken'];
  const step = { verificationToken, method: 'authenticator', code: member.nextCode(), trustDevice };
  const opened = await sendFrom(browser, '/wps/session/login/verification', step);
  expect(opened.status).toBe(200);
  return opened.value.token;
}
const isAsked = async (member: { username: string }, browser: Browser) =>
  (await login(member, browser)).code === 'login_verification_required';
const list = (token: string, browser: Browser) => call<Listed>('GET', '/wps/member/devices', { token, ...browser });
const at = (address: string): Browser => ({ address });

describe('a bound authenticator', () => {
  test('LOGIN-12 is asked for on every device that is not trusted, whatever address is registered and whatever is switched off', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    await enter(member, browser);
    // The address is registered now, and the browser known, but not trusted.
    expect(await isAsked(member, browser)).toBe(true);
    expect(await isAsked(member, at('198.51.100.1'))).toBe(true);
  });

  test('LOGIN-12 is asked for alone: no easier proof is offered beside it', async () => {
    const member = await withAuthenticator();
    await rows(
      world,
      `insert into account_contact (player_id, channel, value, proved_at) values ($1, 'text', '+60121112233', now())`,
      [member.playerId],
    );
    const held = await login(member, at('198.51.100.1'));
    expect(held.envelope['methods']).toEqual([{ method: 'authenticator', hint: '' }]);
    const verificationToken = held.envelope['verificationToken'];
    for (const method of ['sms', 'bankName'])
      expect(
        (
          await sendFrom(at('198.51.100.1'), '/wps/session/login/verification', {
            verificationToken,
            method,
            code: 'x',
          })
        ).code,
      ).toBe('code_not_allowed');
  });

  test('LOGIN-12 is not asked for again on a trusted device, from any address, until the trust has run out', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    await enter(member, browser, true);
    browser.address = '203.0.113.77';
    expect(await isAsked(member, browser)).toBe(false);
    expect(await isAsked(member, at('198.51.100.1')), 'another browser at the same address').toBe(true);
    world.clock.advance({ hours: 30 * 24 });
    expect(await isAsked(member, browser)).toBe(true);
  });

  test('another member’s trusted device is a stranger’s, and one browser serves several members', async () => {
    const [one, other] = [await withAuthenticator(), await withAuthenticator()];
    const browser = at('198.51.100.1');
    await enter(one, browser, true);
    expect(await isAsked(other, browser)).toBe(true);
    await enter(other, browser, true);
    expect([await isAsked(one, browser), await isAsked(other, browser)]).toEqual([false, false]);
  });

  test('no device is trusted while login.trustedDeviceDays is 0, and the refusal says for how long one would be', async () => {
    const member = await withAuthenticator();
    expect((await login(member, at('198.51.100.1'))).envelope['trustDays']).toBe(30);
    await setSetting(world, 'login.trustedDeviceDays', 0);
    const browser = at('198.51.100.1');
    expect((await login(member, browser)).envelope['trustDays']).toBe(0);
    await enter(member, browser, true);
    expect(await isAsked(member, browser)).toBe(true);
  });

  test('the cookie is read by no script, and the database keeps a hash of it alone', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    await enter(member, browser, true);
    const answer = await login(member, browser);
    expect(answer.headers.get('set-cookie')).toMatch(/^knownDevice=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
    const token = browser.cookie?.split('=')[1] ?? '';
    const kept = await rows<{ row: string }>(world, 'select t::text as row from known_device t');
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('API-01 GET /wps/member/devices, DELETE /wps/member/devices/{deviceId}', () => {
  test('MC-03 trusted devices are listed, and one that is removed is asked for the second step again', async () => {
    const member = await withAuthenticator();
    const [here, there] = [at('198.51.100.1'), at('198.51.100.2')];
    const token = await enter(member, here, true);
    await enter(member, there, true);
    const devices = (await list(token, here)).value;
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const other = devices.find(({ isCurrent }) => !isCurrent);
    const remove = () => call('DELETE', `/wps/member/devices/${other?.deviceId}`, { token });
    expect((await remove()).status).toBe(200);
    expect([await isAsked(member, here), await isAsked(member, there)]).toEqual([false, true]);
    const again = await remove();
    expect([again.status, again.code]).toEqual([404, 'trusted_device_unknown']);
  });

  test('LOGIN-15 “log out all other devices” trusts the one that asks and no other', async () => {
    const member = await withAuthenticator();
    const [here, there] = [at('198.51.100.1'), at('198.51.100.2')];
    const token = await enter(member, here, true);
    await enter(member, there, true);
    expect((await call('DELETE', '/wps/member/sessions', { token, ...here })).status).toBe(200);
    expect([await isAsked(member, here), await isAsked(member, there)]).toEqual([false, true]);
  });

  test('LOGIN-15 a new password ends every trust', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    const token = await enter(member, browser, true);
    const body = { oldPassword: PASSWORD, newPassword: FRESH, confirmNewPassword: FRESH };
    expect((await call('POST', '/wps/member/password', { token, body })).status).toBe(200);
    expect((await login(member, browser, FRESH)).code).toBe('login_verification_required');
  });

  test('a new authenticator is asked for where the one before was trusted', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    const token = await enter(member, browser, true);
    const body = { password: PASSWORD, code: member.nextCode() };
    expect((await call('POST', '/wps/member/authenticator/removal', { token, body })).status).toBe(200);
    expect((await list(token, browser)).value).toEqual([]);
  });
});

describe('what is asked of a session before money leaves', () => {
  test('the authenticator is asked for on a trusted device too, counted, and each wrong code is audited', async () => {
    const member = await withAuthenticator();
    const browser = at('198.51.100.1');
    const player = await server.accounts.sessions.resolve(await enter(member, browser, true));
    if (!player) throw new Error('no session');
    const check = (code?: string) =>
      server.accounts.checkAuthenticator(world.database, { address: '198.51.100.1', player }, code).then(
        () => 'let through',
        ({ code: refused }: { code: string }) => refused,
      );
    expect(await check()).toBe('authenticator_code_required');
    expect(await check('000000')).toBe('second_step_wrong');
    expect(await check(member.nextCode())).toBe('let through');
    expect(await failedReentries(member.playerId)).toEqual([expect.objectContaining({ asked: 'authenticator' })]);
    for (let nth = 1; nth <= 8; nth++) await check('000000');
    expect(await check(member.nextCode())).toBe('too_many_requests');
  });

  test('a member without an authenticator is asked for nothing', async () => {
    const { token } = await newMember(server, 'Factorless');
    const player = await server.accounts.sessions.resolve(token);
    if (!player) throw new Error('no session');
    const check = server.accounts.checkAuthenticator(world.database, { address: 'here', player }, undefined);
    await expect(check).resolves.toBeUndefined();
  });
});

describe('LOGIN-14 a known device', () => {
  const guess = (member: { username: string }, browser?: Browser) =>
    call('POST', '/wps/session/login', { body: credentials(member.username, { password: 'a guess' }), ...browser });

  test('a stranger’s wrong tries lock the name and not its owner’s own device', async () => {
    await setSetting(world, 'login.captchaAfterFailures', 0);
    const owner = await newMember(server, 'Lockedout1');
    const browser = at('198.51.100.1');
    expect((await login(owner, browser)).status).toBe(200);
    for (let nth = 1; nth <= 9; nth++) await guess(owner);
    expect((await login(owner, at('198.51.100.1'))).code).toBe('too_many_requests');
    expect((await login(owner, browser)).status).toBe(200);
    expect((await login(owner, at('198.51.100.1'))).code, 'the name stays locked for strangers').toBe(
      'too_many_requests',
    );
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });

  test('its own tries are counted too, and so is its address', async () => {
    await setSetting(world, 'login.captchaAfterFailures', 0);
    const owner = await newMember(server, 'Lockedout2');
    const browser = at('198.51.100.5');
    await login(owner, browser);
    for (let nth = 1; nth <= 9; nth++) await guess(owner, { ...browser, address: `203.0.113.${nth}` });
    expect((await login(owner, { ...browser, address: '203.0.113.50' })).code).toBe('too_many_requests');
    expect((await login(owner, at('203.0.113.51'))).status, 'by name nothing was counted').toBe(200);
    const other = await newMember(server, 'Lockedout3');
    const shared = at('203.0.113.60');
    await login(other, shared);
    for (let nth = 1; nth <= 9; nth++) await guess({ username: `Nobody00${nth}` }, at('203.0.113.60'));
    expect((await login(other, shared)).code).toBe('too_many_requests');
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });

  test('tries without the picture that is due lock no name', async () => {
    const owner = await newMember(server, 'Lockedout4');
    const said = [];
    for (let nth = 1; nth <= 12; nth++) said.push((await guess(owner)).code);
    expect(said).toEqual([...Array<string>(3).fill('wrong_credentials'), ...Array<string>(9).fill('captcha_required')]);
    await setSetting(world, 'login.captchaAfterFailures', 0);
    expect((await login(owner, at('198.51.100.9'))).status).toBe(200);
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });

  test('of many guesses at once none goes without the picture beyond those that need none', async () => {
    const owner = await newMember(server, 'Lockedout5');
    const said = (await Promise.all(Array.from({ length: 20 }, () => guess(owner)))).map(({ code }) => code);
    expect(said.filter((code) => code === 'wrong_credentials')).toHaveLength(3);
    expect(said.filter((code) => code === 'captcha_required')).toHaveLength(17);
  });

  test('of an IPv6 site the seventy-third failed try is refused, whatever networks they come from', async () => {
    await setSetting(world, 'login.captchaAfterFailures', 0);
    const from = (nth: number) => at(`2001:db8:5:${nth.toString(16)}::1`);
    for (let nth = 1; nth <= 72; nth++)
      expect((await guess({ username: `Sitename${nth}` }, from(nth))).code).toBe('wrong_credentials');
    expect((await guess({ username: 'Sitename73' }, from(73))).code).toBe('too_many_requests');
    expect((await guess({ username: 'Sitename74' }, at('2001:db8:6::1'))).code).toBe('wrong_credentials');
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });
});

async function failedReentries(playerId: PlayerId): Promise<unknown[]> {
  const kept = await rows<{ after: string }>(
    world,
    `select after from audit_entry where action = 'fail-reentry' and subject = $1 order by position`,
    [`player:${playerId}`],
  );
  return kept.map(({ after }) => JSON.parse(after) as unknown);
}

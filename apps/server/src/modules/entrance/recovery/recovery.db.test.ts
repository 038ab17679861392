import type { CodeSent, SessionValue } from '@pelita/contract';
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOrigin } from './link-origin.ts';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);
beforeAll(async () => {
  await setSetting(world, 'registration.fields', { email: { enabled: true } });
  await setSetting(world, 'features.verificationAtPasswordChange', true);
});

const FRESH = 'eight green lamps';
const login = (username: string, password: string) =>
  call<SessionValue>('POST', '/wps/session/login', { body: credentials(username, { password }) });
const isOpen = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

let members = 0;
async function member() {
  members += 1;
  const email = `recover${members}@mail.example`;
  const person = await newMember(server, `Recover${members.toString().padStart(3, '0')}`, { email });
  return { ...person, email };
}

describe('API-01 POST /wps/member/password/email, POST /wps/member/password/reset, POST /wps/member/password/reset/check', () => {
  const ask = (username: string, email: string, address?: string) =>
    call<{ message: string }>('POST', '/wps/member/password/email', {
      ...(address === undefined ? {} : { address }),
      body: new URLSearchParams({ username, email }).toString(),
      contentType: 'application/x-www-form-urlencoded',
    });
  const reset = (resetToken: string, changes: object = {}) =>
    call('POST', '/wps/member/password/reset', {
      body: { resetToken, newPassword: FRESH, confirmNewPassword: FRESH, ...changes },
    });
  const check = (resetToken: string) => call('POST', '/wps/member/password/reset/check', { body: { resetToken } });
  const mailed = async (): Promise<string> => {
    await server.work('entrance.mail-reset');
    return /#reset=([\w-]{43})\n/.exec(post.sent.at(-1)?.text ?? '')?.[1] ?? 'no link';
  };

  test('PASS-01 the link by mail sets a new password, ends every session and is good once', async () => {
    const { username, email, token } = await member();
    const answer = await ask(` ${username} `, email.toUpperCase());
    expect([answer.status, answer.value.message]).toEqual([200, expect.stringContaining('r•••@mail.example')]);
    const resetToken = await mailed();
    expect(post.sent.at(-1)).toMatchObject({ channel: 'mail', to: email });
    const both = await Promise.all([reset(resetToken), reset(resetToken)]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    expect((await reset(resetToken)).code).toBe('reset_link_invalid');
    expect(await isOpen(token)).toBe(false);
    expect([(await login(username, PASSWORD)).status, (await login(username, FRESH)).status]).toEqual([400, 200]);
  });

  test('PASS-01 LOGIN-14 a name that strangers have locked opens again for a new password set by mail', async () => {
    await setSetting(world, 'login.captchaAfterFailures', 0);
    const { username, email } = await member();
    for (let nth = 0; nth < 11; nth++) await login(username, 'not this one');
    expect((await login(username, PASSWORD)).code).toBe('too_many_requests');
    await ask(username, email);
    expect((await reset(await mailed())).status).toBe(200);
    expect((await login(username, FRESH)).status).toBe(200);
    await setSetting(world, 'login.captchaAfterFailures', 3);
  });

  test('PASS-01 an unknown name or address is answered alike, and no mail goes out', async () => {
    const { username, email } = await member();
    const before = post.sent.length;
    const other = await member();
    const answers = [await ask(username, email), await ask('Nobody999', email), await ask(username, other.email)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ value }) => value.message.replace(/\S+@/, '@'))).size).toBe(1);
    await server.work('entrance.mail-reset');
    expect(post.sent.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  test('PASS-01 recovery_unknown_account: told only where the brand has it so', async () => {
    const { username, email } = await member();
    await setSetting(world, 'recovery.revealUnknownAccount', true);
    expect([(await ask(username, 'other@mail.example')).code, (await ask(username, email)).status]).toEqual([
      'recovery_unknown_account',
      200,
    ]);
    await setSetting(world, 'recovery.revealUnknownAccount', false);
  });

  test('PASS-01 what is missing or no address is told by field; JSON is taken too, a name twice is not', async () => {
    expect((await ask('', 'ali')).fields).toEqual({
      username: expect.objectContaining({ key: 'required' }),
      email: expect.objectContaining({ key: 'mail_address' }),
    });
    const json = { username: 'Nobody998', email: 'ali@mail.example' };
    expect((await call('POST', '/wps/member/password/email', { body: json })).status).toBe(200);
    const twice = await call('POST', '/wps/member/password/email', {
      body: 'username=a&username=b&email=a@mail.example',
      contentType: 'application/x-www-form-urlencoded',
    });
    expect(twice.code).toBe('malformed_body');
  });

  test('PASS-01 reset_link_invalid: expired, forged, or older than the password', async () => {
    const { username, email, token } = await member();
    await ask(username, email);
    const late = await mailed();
    world.clock.advance({ minutes: 30 });
    expect((await reset(late)).code).toBe('reset_link_invalid');
    expect((await reset('A'.repeat(43))).code).toBe('reset_link_invalid');
    await ask(username, email);
    const overtaken = await mailed();
    const body = { oldPassword: PASSWORD, newPassword: FRESH, confirmNewPassword: FRESH };
    expect((await call('POST', '/wps/member/password', { token, body })).status).toBe(200);
    expect((await reset(overtaken)).code).toBe('reset_link_invalid');
  });

  test('PASS-01 reset_link_invalid: a link in a mailbox that the member has left, and one to an account that is closed', async () => {
    const mover = await member();
    await ask(mover.username, mover.email);
    const left = await mailed();
    const address = { channel: 'mail', email: 'moved@mail.example' };
    await call('POST', '/wps/member/contact/code', { token: mover.token, body: address });
    const bound = { ...address, code: post.codeTo('moved@mail.example'), password: PASSWORD };
    expect((await call('PUT', '/wps/member/contact', { token: mover.token, body: bound })).status).toBe(200);
    expect((await reset(left)).code).toBe('reset_link_invalid');
    expect((await login(mover.username, PASSWORD)).status).toBe(200);
    const leaver = await member();
    await ask(leaver.username, leaver.email);
    const closed = await mailed();
    const body = { password: PASSWORD };
    expect((await call('POST', '/wps/member/closure', { token: leaver.token, body })).status).toBe(200);
    expect((await reset(closed)).code).toBe('reset_link_invalid');
  });

  test('PASS-01 reset_link_invalid: a link is looked at without using it up, and tells nothing but whether it is good', async () => {
    const { username, email } = await member();
    await ask(username, email);
    const resetToken = await mailed();
    const looks = [await check(resetToken), await check(resetToken)];
    expect(looks.map(({ value }) => value)).toEqual([{ done: true }, { done: true }]);
    expect((await reset(resetToken)).status).toBe(200);
    await ask(username, email);
    const late = await mailed();
    world.clock.advance({ minutes: 30 });
    const dead = [await check(resetToken), await check(late), await check('A'.repeat(43))];
    expect(dead.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([400, 'reset_link_invalid']));
    expect(new Set(dead.map(({ envelope }) => JSON.stringify({ ...envelope, requestId: '' }))).size).toBe(1);
    expect((await check('short')).fields).toMatchObject({ resetToken: { key: 'pattern' } });
  });

  test('PASS-05 a password that does not meet the rule leaves the link as it is', async () => {
    const { username, email } = await member();
    await ask(username, email);
    const resetToken = await mailed();
    const common = await reset(resetToken, { newPassword: 'password1', confirmNewPassword: 'password1' });
    expect(common.fields).toMatchObject({ newPassword: { key: 'password_common' } });
    expect((await reset(resetToken)).status).toBe(200);
    const kept = await rows(world, `select encode(token_hash, 'base64') as t from password_reset`);
    expect(JSON.stringify(kept)).not.toContain(resetToken);
  });

  test('too_many_requests: mails in one name are few, whether it exists or not', async () => {
    const { username, email } = await member();
    for (const name of [username, 'Nobody997']) {
      const answers = [];
      for (let nth = 1; nth <= 10; nth++) answers.push((await ask(name, email)).status);
      expect(answers).toEqual([...Array(9).fill(200), 429]);
    }
  });

  test('PASS-01 guesses of the address do not lock its owner out; where the answer tells, they are slowed down', async () => {
    const { username, email } = await member();
    for (let nth = 1; nth <= 12; nth++) expect((await ask(username, `guess${nth}@mail.example`)).status).toBe(200);
    expect((await ask(username, email)).status).toBe(200);
    await setSetting(world, 'recovery.revealUnknownAccount', true);
    const said = [];
    for (let nth = 1; nth <= 11; nth++) said.push((await ask(username, `guess${nth}@other.example`, '192.0.2.1')).code);
    expect(said).toEqual([...Array(10).fill('recovery_unknown_account'), 'too_many_requests']);
    expect((await ask(username, email)).status, 'its owner, from elsewhere').toBe(200);
    await setSetting(world, 'recovery.revealUnknownAccount', false);
  });

  test('the Host of the asker is no part of the link outside a sandbox', () => {
    const { environment } = world.platform;
    const at = (changes: object) =>
      linkOrigin({ ...world.platform, environment: { ...environment, ...changes } }, 'evil.example');
    expect(at({ sandbox: false, publicOrigin: null })).not.toContain('evil.example');
    expect(at({ publicOrigin: 'https://play.example' })).toBe('https://play.example');
  });
});

describe('API-01 POST /wps/member/password/sms, POST /wps/member/password/verification', () => {
  const askCode = (mobileNum: string) =>
    call<CodeSent>('POST', '/wps/member/password/sms', { body: { mobileNum, humanVerification: 'a person' } });
  const recover = (mobileNum: string, verificationCode: string, newPassword = FRESH, address?: string) =>
    call<SessionValue>('POST', '/wps/member/password/verification', {
      ...(address === undefined ? {} : { address }),
      body: { mobileNum, verificationCode, newPassword },
    });
  async function withNumber() {
    const person = await member();
    const national = `13${(1_000_000 + members).toString()}`;
    await provedContact(server, person.playerId, { channel: 'text', value: `+60${national}` });
    return { ...person, national, number: `+60${national}` };
  }

  test('PASS-02 the code sets the password, ends the other sessions and opens a new one', async () => {
    const { national, number, username, playerId, token } = await withNumber();
    const asked = await askCode(national);
    expect(asked.value.expirationTime).toBe(world.clock.now().add({ minutes: 3 }).toString());
    const { value } = await recover(national, post.codeTo(number));
    expect(value).toMatchObject({ id: playerId, passwordExpired: false });
    expect([await isOpen(value.token), await isOpen(token)]).toEqual([true, false]);
    expect((await login(username, FRESH)).status).toBe(200);
    expect((await recover(national, post.codeTo(number))).code).toBe('code_expired');
  });

  test('PASS-02 LOGIN-14 an unknown number is answered alike, before and after', async () => {
    const { national } = await withNumber();
    const [known, unknown] = [await askCode(national), await askCode('139999999')];
    expect(unknown.headers.get('content-length')).toBe(known.headers.get('content-length'));
    const codes = [(await recover(national, 'abc')).code, (await recover('139999999', 'abc')).code];
    expect(codes).toEqual(['code_wrong', 'code_wrong']);
  });

  test('PASS-02 LOGIN-14 wrong codes for a number, or guesses at a name, do not hinder its owner', async () => {
    await setSetting(world, 'features.mobileCodeLogin', true);
    const { national, number, username } = await withNumber();
    const from = (nth: number) => `203.0.113.${nth}`;
    for (let nth = 1; nth <= 12; nth++)
      expect((await recover(national, 'abc', FRESH, from(nth))).code).toBe('code_expired');
    await call('POST', '/wps/verification/sms/noLogin', {
      body: { mobileNum: national, humanVerification: 'a person' },
    });
    const bySms = { username: national, password: post.codeTo(number), type: 'sms' };
    expect((await call('POST', '/wps/session/login', { body: bySms })).status).toBe(200);

    await askCode(national);
    for (let nth = 1; nth <= 12; nth++) await recover(national, 'abc', FRESH, from(nth));
    world.clock.advance({ seconds: 2 });
    for (let nth = 1; nth <= 10; nth++)
      await call('POST', '/wps/session/login', {
        body: credentials(username, { password: 'wrong' }),
        address: from(nth),
      });
    await askCode(national);
    expect((await recover(national, post.codeTo(number))).status, 'a new code has tries of its own').toBe(200);
    expect((await login(username, FRESH)).status, 'the name is open again').toBe(200);
    await setSetting(world, 'features.mobileCodeLogin', false);
  });

  test('PASS-05 a password that does not meet the rule leaves the code as it is', async () => {
    const { national, number, username } = await withNumber();
    await askCode(national);
    expect((await recover(national, post.codeTo(number), 'short')).fields?.['newPassword']?.key).toBe('any');
    const asName = await recover(national, post.codeTo(number), username);
    expect(asName.fields?.['newPassword']?.key, 'told once the code is right').toBe('password_common');
    expect((await recover(national, post.codeTo(number))).status).toBe(200);
  });

  test('LOGIN-12 from a new address the second step follows', async () => {
    await setSetting(world, 'features.loginAddressVerification', true);
    const { national, number, username } = await withNumber();
    await askCode(national);
    expect((await recover(national, post.codeTo(number))).code).toBe('login_verification_required');
    await setSetting(world, 'features.loginAddressVerification', false);
    expect((await login(username, FRESH)).status).toBe(200);
  });

  test('non_member: a closed account is not opened again by its number', async () => {
    const { national, number, playerId, username } = await withNumber();
    await rows(world, `update account set status = 'closed' where player_id = $1`, [playerId]);
    await askCode(national);
    expect((await recover(national, post.codeTo(number))).code).toBe('non_member');
    expect((await login(username, PASSWORD)).code).toBe('non_member');
  });

  test('PASS-02 code_not_allowed: only while CHNGPASSVERIF3 is on', async () => {
    await setSetting(world, 'features.verificationAtPasswordChange', false);
    expect([(await askCode('123456789')).code, (await recover('123456789', '123456')).code]).toEqual([
      'code_not_allowed',
      'code_not_allowed',
    ]);
    await setSetting(world, 'features.verificationAtPasswordChange', true);
  });
});

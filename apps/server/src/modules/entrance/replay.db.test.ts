import type { CodeSent, PlayerId, SessionValue } from '@pelita/contract';
import {
  type Answer,
  credentials,
  PASSWORD,
  peopleServer,
  provedContact,
  registration,
  rows,
  seed,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solvedChallenge } from '../../platform/providers/human-check/testing/solved-challenge.ts';
import { altchaHumanCheck } from '../../platform/providers/human-check/altcha.ts';

/**
 * What is good once: each thing is used, used again, and used by two at the same moment. The second use is refused with
 * its code, and nothing is another for it. Seals stand in `app/sealed-calls.db.test.ts`, the ways of identity providers
 * in `social/social-login.db.test.ts`, and the tokens that prove a number in `codes/number-proof.db.test.ts`.
 */

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);

const FRESH = 'eight green lamps';
const [HOME, AWAY] = ['198.51.100.1', '198.51.100.2'];

beforeAll(async () => {
  for (const name of ['mobileCodeLogin', 'mobileRegistration', 'mobileVerificationAtRegistration'])
    await setSetting(world, `features.${name}`, true);
  await setSetting(world, 'features.verificationAtPasswordChange', true);
  await setSetting(world, 'features.loginAddressVerification', true);
  await setSetting(world, 'registration.fields', { mobileNum: { enabled: true } });
});
beforeEach(() => world.clock.advance({ minutes: 20 }));

type Tried = Answer<unknown>;
/** Used up and used again, then one more of its kind by two at once. */
type OneTimeThing = {
  /** Makes one, and says how it is used. */
  make: () => Promise<() => Promise<Tried>>;
  refusedWith: string;
};

let count = 0;
const next = (): number => (count += 1);
const nextName = (): string => `Replay${String(next()).padStart(4, '0')}`;
/** Registered at home, which is vouched for from then on. */
async function newMember() {
  const username = nextName();
  const body = registration(username);
  const { value } = await call<SessionValue>('PUT', '/wps/member/register', { body, address: HOME });
  return { playerId: value.id as PlayerId, token: value.token, username };
}
async function memberWithNumber() {
  const nth = next();
  const national = `12${6_000_000 + nth}`;
  const person = await newMember();
  await provedContact(server, person.playerId, { channel: 'text', value: `+60${national}` });
  return { ...person, national, number: `+60${national}` };
}
const proof = { humanVerification: 'a person' };
const ask = (path: string, body: object, sent: object = {}) =>
  call<CodeSent>('POST', path, { body: { ...body }, ...sent });
async function heldBack(username: string): Promise<string> {
  const held = await call('POST', '/wps/session/login', { body: credentials(username), address: AWAY });
  return String(held.envelope['verificationToken']);
}
const verify = (body: object) => call('POST', '/wps/session/login/verification', { body, address: AWAY });
async function withAuthenticator() {
  const made = await newMember();
  const { token } = made;
  const { secret } = (
    await call<{ secret: string }>('POST', '/wps/member/authenticator', { token, body: { password: PASSWORD } })
  ).value;
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().epochMilliseconds });
  const bindingCode = codeNow();
  const { recoveryCodes } = (
    await call<{ recoveryCodes: string[] }>('PUT', '/wps/member/authenticator', { token, body: { code: bindingCode } })
  ).value;
  return { ...made, codeNow, bindingCode, recoveryCodes };
}

const things: Record<string, OneTimeThing> = {
  'SMS-04 a code for a login': {
    refusedWith: 'code_expired',
    make: async () => {
      const { national, number } = await memberWithNumber();
      await ask('/wps/verification/sms/noLogin', { mobileNum: national, ...proof });
      const body = { username: national, password: post.codeTo(number), type: 'sms' };
      return () => call('POST', '/wps/session/login', { body, address: HOME });
    },
  },
  'SMS-04 a code for a registration by number': {
    refusedWith: 'code_expired',
    make: async () => {
      const mobileNum = `13${6_000_000 + next()}`;
      await ask('/wps/verification/sms/register', { mobileNum, ...proof });
      const body = { mobileNum, verificationCode: post.codeTo(`+60${mobileNum}`), ...proof };
      return () => call('PUT', '/wps/member/register/mobile', { body });
    },
  },
  'SMS-04 a code for a registration by name, under another name each time': {
    refusedWith: 'code_expired',
    make: async () => {
      const mobileNum = `13${6_000_000 + next()}`;
      await ask('/wps/verification/sms/register', { mobileNum, ...proof });
      const details = { mobileNum, verificationCode: post.codeTo(`+60${mobileNum}`) };
      return () =>
        call('PUT', '/wps/member/register', {
          body: registration(nextName(), details),
        });
    },
  },
  'SMS-04 PASS-02 a code for a new password': {
    refusedWith: 'code_expired',
    make: async () => {
      const { national, number } = await memberWithNumber();
      await ask('/wps/member/password/sms', { mobileNum: national, ...proof });
      const body = { mobileNum: national, verificationCode: post.codeTo(number), newPassword: FRESH };
      return () => call('POST', '/wps/member/password/verification', { body, address: HOME });
    },
  },
  'SMS-04 MC-03 a code that binds a number': {
    refusedWith: 'code_expired',
    make: async () => {
      const { token } = await newMember();
      const contact = { channel: 'text', mobileNum: `14${6_000_000 + next()}` };
      await ask('/wps/member/contact/code', contact, { token });
      const body = { ...contact, code: post.codeTo(`+60${contact.mobileNum}`), password: PASSWORD };
      return () => call('PUT', '/wps/member/contact', { token, body });
    },
  },
  'PASS-01 a link for a new password': {
    refusedWith: 'reset_link_invalid',
    make: async () => {
      const { username, playerId } = await memberWithNumber();
      const email = `${username}@mail.example`.toLowerCase();
      await provedContact(server, playerId, { channel: 'mail', value: email });
      await call('POST', '/wps/member/password/email', { body: { username, email } });
      await server.work('entrance.mail-reset');
      const resetToken = /#reset=([\w-]{43})\n/.exec(post.sent.at(-1)?.text ?? '')?.[1];
      const body = { resetToken, newPassword: FRESH, confirmNewPassword: FRESH };
      return () => call('POST', '/wps/member/password/reset', { body });
    },
  },
  'LOGIN-12 the token of a second step, with its code': {
    refusedWith: 'login_verification_expired',
    make: async () => {
      const { username, number } = await memberWithNumber();
      const verificationToken = await heldBack(username);
      await ask('/wps/session/login/verification/code', { verificationToken, method: 'sms' }, { address: AWAY });
      const body = { verificationToken, method: 'sms', code: post.codeTo(number) };
      return () => verify(body);
    },
  },
  'LOGIN-12 the token of a second step, with the name of a bank account, which is no secret of one use': {
    refusedWith: 'login_verification_expired',
    make: async () => {
      const { token, username } = await newMember();
      const account = { bankName: 'Bank Sauh', accountName: 'Siti Aminah', accountNumber: '1234567890' };
      await call('PUT', '/wps/member/bankCard', { token, body: { ...account, password: PASSWORD } });
      const body = { verificationToken: await heldBack(username), method: 'bankName', code: 'siti aminah' };
      return () => verify(body);
    },
  },
  'LOGIN-12 a code of the authenticator': {
    refusedWith: 'second_step_wrong',
    make: async () => {
      const { username, codeNow } = await withAuthenticator();
      world.clock.advance({ seconds: 30 });
      const tokens = [await heldBack(username), await heldBack(username)];
      const code = codeNow();
      return () => verify({ verificationToken: tokens.pop(), method: 'authenticator', code });
    },
  },
  'LOGIN-12 a recovery code': {
    refusedWith: 'second_step_wrong',
    make: async () => {
      const { username, recoveryCodes } = await withAuthenticator();
      const tokens = [await heldBack(username), await heldBack(username)];
      return () => verify({ verificationToken: tokens.pop(), method: 'authenticator', code: recoveryCodes[0] });
    },
  },
};

describe.each(Object.entries(things))('%s', (_name, { make, refusedWith }) => {
  test('is refused the second time, and nothing is another for it', async () => {
    const use = await make();
    expect((await use()).code).toBeUndefined();
    const before = await everything();
    const again = await use();
    expect([again.status, again.code, again.value]).toEqual([400, refusedWith, undefined]);
    expect(await everything()).toEqual(before);
  });

  test('is good for one of two at the same moment', async () => {
    const use = await make();
    const before = await everything();
    const answers = await Promise.all([use(), use()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { code } = answers.find(({ status }) => status !== 200) ?? {};
    // The later of two may be told what it is too late for, or what it would have done twice.
    expect([refusedWith, 'code_expired']).toContain(code);
    const opened = (await everything()).sessions - before.sessions;
    expect(opened).toBeLessThanOrEqual(1);
  });
});

test('LOGIN-12 the code that bound an authenticator opens no session', async () => {
  const { username, bindingCode } = await withAuthenticator();
  const verificationToken = await heldBack(username);
  expect((await verify({ verificationToken, method: 'authenticator', code: bindingCode })).code).toBe(
    'second_step_wrong',
  );
});

test('LOGIN-12 a recovery code that has opened a session does not take the authenticator off', async () => {
  const { username, recoveryCodes, token } = await withAuthenticator();
  const [code = ''] = recoveryCodes;
  const verificationToken = await heldBack(username);
  expect((await verify({ verificationToken, method: 'authenticator', code })).status).toBe(200);
  const removed = await call('POST', '/wps/member/authenticator/removal', {
    token,
    body: { password: PASSWORD, code },
  });
  expect(removed.code).toBe('second_step_wrong');
});

test('LOGIN-04 one proof of being a person is good for one of two calls at the same moment, of whatever kind', async () => {
  const proved = await peopleServer(world, { humanCheck: altchaHumanCheck(world.platform) });
  await seed(proved, 'Oneproof7');
  const { value } = await proved.call<Parameters<typeof solvedChallenge>[0]>('GET', '/wps/verification/human');
  const humanVerification = await solvedChallenge(value);
  const answers = await Promise.all([
    proved.call<SessionValue>('POST', '/wps/session/login', { body: credentials('Oneproof7', { humanVerification }) }),
    proved.call('PUT', '/wps/member/register', { body: registration('Oneproof8', { humanVerification }) }),
    proved.call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum: '126999999', humanVerification } }),
    proved.call('POST', '/wps/member/password/sms', { body: { mobileNum: '126999999', humanVerification } }),
    proved.call('POST', '/wps/verification/sms/register', { body: { mobileNum: '126999998', humanVerification } }),
  ]);
  await proved.close();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'human_check_failed')).toHaveLength(4);
});

/** What a second use could have changed: who there is, what opens an account, and what is open. */
async function everything() {
  const [counted] = await rows<{ sessions: number; accounts: number; open: number }>(
    world,
    `select (select count(*)::int from session) as sessions, (select count(*)::int from account) as accounts,
      (select count(*)::int from session where ended_at is null) as open`,
  );
  const kept = [];
  for (const table of ['password', 'account_contact', 'contact_claim', 'registered_address', 'authenticator'])
    kept.push(await rows(world, `select md5(string_agg(t::text, ',' order by t::text)) as ${table} from ${table} t`));
  return { sessions: 0, ...counted, kept };
}

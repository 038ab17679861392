import { accountTypes, type Call, type CodeSent, sessionAsked, type SessionValue } from '@pelita/contract';
import {
  type Answer,
  credentials,
  newMember,
  PASSWORD,
  peopleServer,
  provedContact,
  quickHasher,
  registration,
  rows,
  seed,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rateLimits } from '../../platform/http/rate/rate-limits.ts';
import type { PasswordHasher } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertLink } from './social/store.ts';
import { statementsDuring } from '../../platform/database/testing/statements.ts';

/** LOGIN-14: what an attacker does who has time, addresses and lists of passwords. */

const world = await testDatabase();
const judged: (string | null)[] = [];
const server = await peopleServer(world, { hasher: watched(quickHasher()) });
const { call, post } = server;
afterAll(server.close);

beforeAll(async () => {
  for (const name of ['mobileCodeLogin', 'mobileVerificationAtRegistration', 'verificationAtPasswordChange'])
    await setSetting(world, `features.${name}`, true);
  // Each chain of the audit log and each queue is made once in the life of a house, whoever comes first.
  for (let nth = 0; nth < 200; nth++)
    await world.database.transaction((tx) =>
      recordAudit(tx, { actor: 'test', action: 'login', subject: `any:${nth}` }),
    );
  for (const name of ['entrance.deliver-code', 'entrance.mail-reset'])
    await world.database.transaction((tx) => tx.enqueue({ name, data: {} }));
  await rows(world, 'delete from pgboss.job');
});

const login = (body: unknown, address?: string): Promise<Answer<SessionValue>> =>
  call('POST', '/wps/session/login', { body, ...(address === undefined ? {} : { address }) });

describe('LOGIN-14 stuffing: 200 tries a minute with a list of names and passwords', () => {
  const names = Array.from({ length: 60 }, (_, at) => `Stuffed${String(at).padStart(3, '0')}`);
  const pauseMs = 300;

  test('over many addresses: few passwords are judged, the right one comes too late, every lock says how long', async () => {
    for (const name of names.slice(0, 30)) await seed(server, name);
    judged.length = 0;
    const said = new Map<string, number>();
    const waits: string[] = [];
    for (let nth = 0; nth < 1_000; nth++) {
      const username = names[nth % names.length] ?? '';
      // The list holds the right password of everybody, at its end.
      const password = nth < 600 ? `from a list ${nth}` : PASSWORD;
      const answer = await login(credentials(username, { password }), `198.51.${nth % 40}.7`);
      const word = answer.code ?? 'in';
      said.set(word, (said.get(word) ?? 0) + 1);
      if (answer.status === 429) waits.push(answer.headers.get('retry-after') ?? '');
      world.clock.advance({ milliseconds: pauseMs });
    }
    expect(said.get('in')).toBeUndefined();
    // Three tries of a name or of an address need no picture; all later ones are not even looked at.
    expect(judged.length).toBeLessThanOrEqual(3 * 40);
    expect(said.get('captcha_required')).toBeGreaterThan(0);
    expect(said.get('too_many_requests')).toBeGreaterThan(500);
    expect(waits.every((seconds) => Number(seconds) >= 1)).toBe(true);
  });

  test('with a thousand addresses each name is judged three times at most before a picture is asked for', async () => {
    await seed(server, 'Hunted001');
    judged.length = 0;
    for (let nth = 0; nth < 200; nth++) {
      await login(credentials('Hunted001', { password: `guess ${nth}` }), `203.0.${nth % 250}.${nth >> 2}`);
      world.clock.advance({ milliseconds: pauseMs });
    }
    expect(judged).toHaveLength(3);
  });
});

describe('LOGIN-14 enumeration: who exists is told by no word, status or header', () => {
  const comparable = ({ status, headers, envelope }: Answer<unknown>) => {
    // An instant differs by the moment of the question alone.
    const body = JSON.stringify({ ...envelope, requestId: '' }).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'an instant');
    const kept = [...headers].filter(([name]) => !['date', 'set-cookie', 'content-length'].includes(name));
    return { status, headers: kept.toSorted(([one], [other]) => one.localeCompare(other)), body };
  };
  const person = { humanVerification: 'a person' };

  test.each([
    ['a login', 'POST', '/wps/session/login', (of: Known) => credentials(of.username, { password: 'not this one' })],
    [
      'a registration without the human check',
      'PUT',
      '/wps/member/register',
      (of: Known) => registration(of.username, { humanVerification: 'a machine' }),
    ],
    [
      'a forgotten password, by mail',
      'POST',
      '/wps/member/password/email',
      (of: Known) => ({
        username: of.username,
        email: of.email,
      }),
    ],
    [
      'a forgotten password, by phone',
      'POST',
      '/wps/member/password/sms',
      (of: Known) => ({
        mobileNum: of.national,
        ...person,
      }),
    ],
    [
      'a code for a login',
      'POST',
      '/wps/verification/sms/noLogin',
      (of: Known) => ({
        mobileNum: of.national,
        ...person,
      }),
    ],
    [
      'a wrong code at login',
      'POST',
      '/wps/session/login',
      (of: Known) => ({
        username: of.national,
        password: '000000',
        type: 'sms',
      }),
    ],
    [
      'a wrong code for a new password',
      'POST',
      '/wps/member/password/verification',
      (of: Known) => ({
        mobileNum: of.national,
        verificationCode: '000000',
        newPassword: 'eight green lamps',
      }),
    ],
    [
      'a code for a registration',
      'POST',
      '/wps/verification/sms/register',
      (of: Known) => ({
        mobileNum: of.national,
        ...person,
      }),
    ],
  ] as const)('%s', async (_what, method, path, bodyOf) => {
    const known = await knownPerson();
    const unknown = strangerOf(known);
    const answers = [];
    const steps = [];
    for (const of of [known, unknown]) {
      judged.length = 0;
      const sent = post.sent.length;
      let answer: Answer<unknown> | undefined;
      const statements = await statementsDuring(world, async () => {
        answer = await server.ask(method, path, { body: bodyOf(of) });
      });
      if (!answer) throw new Error('no answer');
      // What the answer repeats of the question is the asker's own.
      const { body, ...rest } = comparable(answer);
      answers.push({ ...rest, body: body.replaceAll(of.national.slice(-4), 'NUMB') });
      steps.push({ statements, hashes: judged.length, sent: post.sent.length - sent });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(steps[1], 'and as many steps, in the same order').toEqual(steps[0]);
  });

  test.each([
    ['a mail address', (of: Known) => ({ email: of.email })],
    ['a mobile number that needs no proof', (of: Known) => ({ mobileNum: of.national })],
  ] as const)('a registration with %s that somebody has takes the same steps as any', async (_what, detailOf) => {
    await setSetting(world, 'features.mobileVerificationAtRegistration', false);
    await setSetting(world, 'registration.fields', { email: { enabled: true }, mobileNum: { enabled: true } });
    const known = await knownPerson();
    const steps = [];
    for (const of of [known, strangerOf(known)]) {
      people += 1;
      const body = registration(`Newborn${people}`, detailOf(of));
      let status = 0;
      const statements = await statementsDuring(world, async () => {
        ({ status } = await server.ask('PUT', '/wps/member/register', { body }));
      });
      steps.push({ status, statements });
    }
    expect(steps[0]?.status).toBe(200);
    expect(steps[1]).toEqual(steps[0]);
    await setSetting(world, 'registration.fields', {});
    await setSetting(world, 'features.mobileVerificationAtRegistration', true);
  });
});

describe('SMS-04 LOGIN-14 the brute force of a code', () => {
  test('a day of asking and guessing judges a hundred guesses of a million at most, for a number that is registered or not', async () => {
    const known = await knownPerson();
    for (const { national } of [known, strangerOf(known)]) {
      let guesses = 0;
      let codes = 0;
      for (let minute = 0; minute < 24 * 60; minute += 6) {
        const sent = await call<CodeSent>('POST', '/wps/member/password/sms', {
          body: { mobileNum: national, humanVerification: 'a person' },
        });
        if (sent.status === 200) codes += 1;
        for (let nth = 0; nth < 6 && sent.status === 200; nth++) {
          const { code } = await call('POST', '/wps/member/password/verification', {
            body: {
              mobileNum: national,
              verificationCode: post.codeTo(`+60${national}`) === '111111' ? '222222' : '111111',
              newPassword: 'eight green lamps',
            },
          });
          if (code === 'code_wrong' || (code === 'code_locked' && nth === 4)) guesses += 1;
        }
        world.clock.advance({ minutes: 6 });
      }
      expect(codes).toBeLessThanOrEqual(20);
      expect(guesses).toBeLessThanOrEqual(100);
      expect(guesses).toBeGreaterThan(0);
    }
  });
});

describe('LOGIN-15 session fixation', () => {
  test('a login makes a token of its own, whatever token, cookie or address came with it', async () => {
    await seed(server, 'Fixated01');
    const planted = (await newMember(server, 'Planter01')).token;
    const body = credentials('Fixated01');
    const { value } = await call<SessionValue>('POST', `/wps/session/login?token=${planted}`, {
      body,
      token: planted,
      cookie: `token=${planted}; session=${planted}`,
    });
    expect(value.token).not.toBe(planted);
    expect(value.userName).toBe('Fixated01');
    // The planted one still opens the planter's account and nothing else.
    const info = await call<{ account: string }>('GET', '/wps/member/info', { token: planted });
    expect(info.value.account).toBe('Planter01');
    const again = await login(body);
    expect(again.value.token).not.toBe(value.token);
  });

  test('a token counts in its header alone', async () => {
    const { token } = await newMember(server, 'Header001');
    for (const sent of [{ cookie: `token=${token}; authorization=${token}` }, {}])
      expect((await call('GET', `/wps/member/info?token=${token}&authorization=${token}`, sent)).code).toBe(
        'not_logged_in',
      );
  });

  test('a trial session does not become a member’s by registering beside it', async () => {
    const { value: trial } = await call<SessionValue>('POST', '/wps/session/login/freeplay', {
      body: { humanVerification: 'a person' },
    });
    const { value } = await call<SessionValue>('PUT', '/wps/member/register', {
      body: registration('Grownup01'),
      token: trial.token,
    });
    expect(value.token).not.toBe(trial.token);
    expect((await call<{ type: number }>('GET', '/wps/member/info', { token: trial.token })).value.type).toBe(
      accountTypes.trial,
    );
  });
});

test('SEC-01 every identity call that takes an id refuses another member’s, and what it names stays', async () => {
  const victim = await newMember(server, 'Victim999');
  const attacker = await newMember(server, 'Attack999');
  const ids: Record<string, string> = {
    sessionId:
      (
        await rows<{ session_id: string }>(world, 'select session_id from session where player_id = $1', [
          victim.playerId,
        ])
      )[0]?.session_id ?? '',
    addressId:
      (
        await rows<{ address_id: string }>(world, 'select address_id from registered_address where player_id = $1', [
          victim.playerId,
        ])
      )[0]?.address_id ?? '',
    deviceId: await trustedDeviceOf(victim),
    bankAccountId: await bankAccountOf(victim),
    provider: 'google',
  };
  const link = { provider: 'google', issuer: 'https://issuer.example', subject: 'victim', name: null } as const;
  await world.database.transaction((tx) => insertLink(tx, victim.playerId, link));
  const calls = server.bindings.map(({ call: bound }) => bound).filter(({ path }) => path.includes('{'));
  const before = await everythingOf(victim.playerId);
  const asking = (bound: Call, token: string) => {
    const path = bound.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      expect(Object.keys(ids), `${bound.name} takes an id that this test does not know`).toContain(name);
      return ids[name] ?? '';
    });
    return call(bound.method, path, { token, ...(bound.body ? { body: {} } : {}) });
  };
  for (const bound of calls) {
    // As what is not there at all: by a code of its own kind, and not because the question was ill put.
    const { status, code } = await asking(bound, attacker.token);
    expect([bound.name, status, code]).toEqual([bound.name, 404, expect.stringMatching(/_unknown$/)]);
  }
  expect(calls.length).toBeGreaterThanOrEqual(4);
  expect(await everythingOf(victim.playerId)).toEqual(before);
  // What takes away comes after what asks for it, and the session that asks last: the same questions, asked by whoever owns the ids, are answered.
  const place = ({ path, method }: Call) => (path.includes('sessionId') ? 2 : method === 'DELETE' ? 1 : 0);
  const own = calls.toSorted((one, other) => place(one) - place(other));
  for (const bound of own) expect([bound.name, (await asking(bound, victim.token)).status]).toEqual([bound.name, 200]);
});

async function trustedDeviceOf({ playerId, username }: { playerId: string; username: string }): Promise<string> {
  await call('POST', '/wps/session/login', { body: credentials(username) });
  const [trusted] = await rows<{ device_id: string }>(
    world,
    `update known_device set trusted_at = known_at, trusted_until = expires_at where player_id = $1 returning device_id`,
    [playerId],
  );
  return trusted?.device_id ?? '';
}

test('API-05 SEC-01 a thousand characters in any field of any identity call are refused by that field, and nothing comes of it', async () => {
  const { token } = await newMember(server, 'Longwind1');
  const tables = ['account', 'session', 'account_contact', 'password', 'one_time_code', 'registration_detail'];
  const kept = async () => {
    const counted = [];
    for (const table of tables)
      counted.push(await rows(world, `select '${table}' as name, count(*)::int as rows from ${table}`));
    return counted;
  };
  const before = await kept();
  judged.length = 0;
  const taken: string[] = [];
  let fields = 0;
  for (const bound of server.bindings.map(({ call: one }) => one)) {
    const { method, path } = bound;
    const sample = sampleOf(bound.body);
    for (const [name, value] of Object.entries(sample)) {
      if (typeof value !== 'string') continue;
      fields += 1;
      // The proof of work, the picture and the token of a provider are long by nature; each has a bound of its own.
      const length = { humanVerification: 9_000, firebaseIdToken: 5_000, picture: 7_500_000 }[name] ?? 1_000;
      const body = { ...sample, [name]: 'x'.repeat(length) };
      const answer = await call(method, path.replaceAll(/\{\w+\}/g, 'x'), { token, body });
      if (answer.status !== 413 && !Object.hasOwn(answer.fields ?? {}, name))
        taken.push(`${method} ${path} ${name}: ${answer.status} ${answer.code}`);
    }
    for (const name of Object.keys(sampleOf(bound.query))) {
      const answer = await call(method, `${path}?${name}=${'x'.repeat(1_000)}`, { token });
      if (answer.status !== 400) taken.push(`${method} ${path}?${name}: ${answer.status}`);
    }
  }
  expect(taken).toEqual([]);
  expect(fields).toBeGreaterThan(80);
  expect(judged).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('LOGIN-14 a name that looks like another’s is refused, and where a brand takes any letters it is the same name', async () => {
  await newMember(server, 'Kelvin01');
  const alike = ['\u212Aelvin01', 'Ｋｅｌｖｉｎ０１', 'KELVIN01'];
  for (const username of alike.slice(0, 2))
    expect((await call('PUT', '/wps/member/register', { body: registration(username) })).fields).toHaveProperty(
      'username',
    );
  for (const patternId of ['no_spaces', 'any'] as const) {
    await setSetting(world, 'registration.fields', { username: { patternId } });
    for (const username of [...alike, 'Kelv\u0456n01', '\u039Aelvin01', 'Ke\u0301lvin01', 'Kelv\u0131n01'])
      expect((await call('PUT', '/wps/member/register', { body: registration(username) })).code, username).toBe(
        'username_taken',
      );
  }
  await setSetting(world, 'registration.fields', {});
});

test('LOGIN-14 of two at once who look alike one is made, and each way of writing a name counts its failures together', async () => {
  await setSetting(world, 'registration.fields', { username: { patternId: 'any' } });
  const twins = ['\u0412orneo1', 'Borneo1', 'b\u043Erneo1', 'B\u03BFrneo1'];
  const made = await Promise.all(
    twins.map((username) => call('PUT', '/wps/member/register', { body: registration(username) })),
  );
  expect(made.map(({ code }) => code ?? 'made').sort()).toEqual(['made', ...Array(3).fill('username_taken')]);
  const kept = await rows(world, `select 1 from account where username = any($1)`, [twins]);
  expect(kept).toHaveLength(1);
  judged.length = 0;
  for (let nth = 0; nth < 12; nth++) await login(credentials(twins[1 + (nth % 3)] ?? '', { password: `guess ${nth}` }));
  expect(judged).toHaveLength(3);
  await setSetting(world, 'registration.fields', {});
});

test('REG-13 under any pattern a username that hides something, or shows nothing, is refused by its field', async () => {
  await setSetting(world, 'registration.fields', { username: { patternId: 'any' } });
  const hiding = [
    ' Padded01',
    'Padded01 ',
    'Pad\u200Bded01',
    '\u3164\u3164\u3164\u3164\u3164\u3164',
    '\u2800'.repeat(6),
    'Pad\u202Eded01',
  ];
  for (const username of hiding)
    expect(
      (await call('PUT', '/wps/member/register', { body: registration(username) })).fields?.['username']?.key,
      JSON.stringify(username),
    ).toBe('text_not_storable');
  await setSetting(world, 'registration.fields', {});
});

test('LOGIN-14 every limited identity call answers 429 with Retry-After to one use more than its class allows', async () => {
  const { token } = await newMember(server, 'Limited01');
  const limited = server.bindings.map(({ call: bound }) => bound).filter(isLimited);
  expect(limited.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/wps/session/login', '/wps/member/register', '/wps/captcha', '/wps/agent/affiliate']),
  );
  const classes = new Map<string, Call>();
  for (const bound of limited) if (!classes.has(`${bound.rate}`)) classes.set(`${bound.rate}`, bound);
  for (const [rate, bound] of classes) {
    const { uses } = rateLimits[rate as keyof typeof rateLimits];
    const sent = {
      address: `192.0.2.${rate.length}`,
      ...(sessionAsked(bound.who)?.isRequired ? { token } : {}),
      ...(bound.method === 'GET' ? {} : { body: {} }),
    };
    const statuses = [];
    let last: Answer<unknown> | undefined;
    for (let nth = 0; nth <= uses; nth++) {
      last = await call(bound.method, bound.path, sent);
      statuses.push(last.status);
    }
    expect([rate, statuses.slice(0, uses).includes(429), last?.status, last?.code]).toEqual([
      rate,
      false,
      429,
      'too_many_requests',
    ]);
    expect(Number(last?.headers.get('retry-after')), rate).toBeGreaterThan(0);
  }
});

test('LOGIN-14 the audit log holds what happened to an account, each act once', async () => {
  const { playerId, token } = await newMember(server, 'Logged001');
  const actor = `player:${playerId}`;
  const as = { token };
  const later = () => world.clock.advance({ seconds: 1 });
  later();
  await login(credentials('Logged001', { password: 'not this one' }));
  later();
  const second = await login(credentials('Logged001'));
  later();
  await call('DELETE', '/wps/member/sessions', { token: second.value.token });
  later();
  const fresh = 'eight green lamps';
  await call('POST', '/wps/member/password', {
    token: second.value.token,
    body: { oldPassword: PASSWORD, newPassword: fresh, confirmNewPassword: fresh },
  });
  later();
  await call('POST', '/wps/session/logout', { token: second.value.token, body: {} });
  expect((await call('GET', '/wps/member/info', as)).status).toBe(401);
  const entries = await rows<{ action: string }>(
    world,
    'select action from audit_entry where subject = $1 or actor = $1 order by at',
    [actor],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'register',
    'fail-login',
    'login',
    'end-other-sessions',
    'change-password',
    'logout',
  ]);
});

/** A value of each field's form, as far as the contract's schema tells one. */
function sampleOf(schema: z.core.$ZodType | undefined): Record<string, unknown> {
  if (schema === undefined) return {};
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = shape.type === 'object' ? shape : ((shape.anyOf ?? [])[0] ?? {});
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const { type, enum: allowed } = field as { type?: string; enum?: unknown[] };
      return [name, allowed?.[0] ?? (type === 'boolean' ? true : 'sample123')];
    }),
  );
}

type Known = { username: string; email: string; national: string };
let people = 0;

/** A member with a number and a mail address, both proved. */
async function knownPerson(): Promise<Known> {
  people += 1;
  const username = `Known${String(people).padStart(4, '0')}`;
  const national = `12${3_000_000 + people}`;
  const email = `${username}@mail.example`.toLowerCase();
  const playerId = await seed(server, username);
  await provedContact(server, playerId, { channel: 'text', value: `+60${national}` });
  await provedContact(server, playerId, { channel: 'mail', value: email });
  return { username, national, email };
}

/** Nobody, written with as many characters. */
function strangerOf({ username, national }: Known): Known {
  const name = username.replace('Known', 'Knave');
  return { username: name, national: national.replace(/^123/, '124'), email: `${name}@mail.example`.toLowerCase() };
}

async function bankAccountOf({ token }: { token: string }): Promise<string> {
  const body = { bankName: 'Bank Sauh', accountName: 'Siti Aminah', accountNumber: '1234567890', password: PASSWORD };
  const { value } = await call<{ bankAccountId: string }>('PUT', '/wps/member/bankCard', { token, body });
  return value.bankAccountId;
}

async function everythingOf(playerId: string): Promise<unknown> {
  const kept = [];
  for (const table of ['session', 'registered_address', 'social_account', 'account_contact', 'password'])
    kept.push(await rows(world, `select count(*)::int as ${table} from ${table} where player_id = $1`, [playerId]));
  const ends = [
    'select ended_at from session where player_id = $1',
    'select removed_at from bank_account where player_id = $1',
  ];
  for (const text of ends) kept.push(await rows(world, text, [playerId]));
  return kept;
}

function isLimited(bound: Call): boolean {
  return bound.rate !== undefined && bound.rate !== 'none' && !bound.path.includes('{');
}

/** Notes every password that is judged. */
function watched(hasher: PasswordHasher): PasswordHasher {
  return {
    hash: (password) => hasher.hash(password),
    verify: (hash, password) => {
      judged.push(hash);
      return hasher.verify(hash, password);
    },
  };
}

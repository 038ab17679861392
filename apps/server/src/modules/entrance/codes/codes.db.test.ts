import type { CodeSent, SessionValue } from '@pelita/contract';
import { newMember, peopleServer, provedContact, rows, seed, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsDuring } from '../../../platform/database/testing/statements.ts';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);

beforeAll(async () => {
  await setSetting(world, 'features.mobileCodeLogin', true);
  await setSetting(world, 'features.mobileVerificationAtRegistration', true);
});

const askLogin = (mobileNum: string, changes: object = {}) =>
  call<CodeSent>('POST', '/wps/verification/sms/noLogin', {
    body: { mobileNum, countryDialingCode: '60', humanVerification: 'a person', ...changes },
  });
const loginBySms = (username: string, password: string, changes: object = {}) =>
  call<SessionValue>('POST', '/wps/session/login', {
    body: { username, password, type: 'sms', countryDialingCode: '60', ...changes },
  });

let numbers = 0;
/** A member with a proved number of their own. */
async function memberWithNumber() {
  numbers += 1;
  const national = `12${(1_000_000 + numbers).toString()}`;
  const playerId = await seed(server, `Mobile${numbers.toString().padStart(3, '0')}`);
  await provedContact(server, playerId, { channel: 'text', value: `+60${national}` });
  return { playerId, national, number: `+60${national}` };
}
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('API-01 POST /wps/verification/sms/noLogin', () => {
  test('LOGIN-01 LOGIN-04 SMS-01 a code to the number opens a session, without another human check', async () => {
    const { playerId, national, number } = await memberWithNumber();
    const asked = await askLogin(national);
    expect(asked.value).toEqual({
      expiredMinutes: 3,
      expirationTime: world.clock.now().add({ minutes: 3 }).toString(),
      message: expect.stringContaining(`${number.slice(0, 3)}•••${number.slice(-3)}`),
    });
    expect(post.sent.at(-1)).toMatchObject({ channel: 'sms', to: number, code: expect.stringMatching(/^\d{6}$/) });
    const entered = await loginBySms(`0${national}`, post.codeTo(number));
    expect(entered.value).toMatchObject({ id: playerId, passwordExpired: false, firstTimeLogin: false });
  });

  test('LOGIN-14 SMS-04 an unknown number is answered alike, waits alike and locks alike, and no text goes out', async () => {
    const { national } = await memberWithNumber();
    const before = post.sent.length;
    const [known, unknown] = [await askLogin(national), await askLogin('129999999')];
    expect(unknown.status).toBe(200);
    expect({ ...unknown.value, message: '' }).toEqual({ ...known.value, message: '' });
    expect(unknown.headers.get('content-length')).toBe(known.headers.get('content-length'));
    expect(post.sent.slice(before).map(({ to }) => to)).toEqual([`+60${national}`]);
    for (let nth = 1; nth <= 6; nth++) {
      const answers = [await loginBySms(national, 'abc'), await loginBySms('129999999', 'abc')];
      expect(answers.map(({ code }) => code)).toEqual(Array(2).fill(nth < 5 ? 'code_wrong' : 'code_locked'));
    }
  });

  test('LOGIN-14 the answer comes before anybody looks whose number it is; what waits to be sent lies closed', async () => {
    const { national, number } = await memberWithNumber();
    const body = { countryDialingCode: '60', humanVerification: 'a person' };
    const before = post.sent.length;
    const statements = [];
    for (const mobileNum of [national, '129999998']) {
      const ask = () => server.ask('POST', '/wps/verification/sms/noLogin', { body: { ...body, mobileNum } });
      statements.push(await statementsDuring(world, ask));
    }
    expect(post.sent.length).toBe(before);
    expect(statements[0]?.length).toBeGreaterThan(3);
    expect(statements[1]).toEqual(statements[0]);
    const waiting = JSON.stringify(
      await rows(world, `select data from pgboss.job where name = 'entrance.deliver-code' and state = 'created'`),
    );
    expect(waiting).not.toContain(national);
    await server.work('entrance.deliver-code');
    expect(post.sent.slice(before).map(({ to }) => to)).toEqual([number]);
    expect(waiting).not.toContain(post.codeTo(number));
  });

  test('SMS-02 SMS-06 a missing or impossible number is told before anything else, and nothing is sent', async () => {
    const before = post.sent.length;
    expect((await askLogin(' ')).fields?.['mobileNum']?.key).toBe('required');
    expect((await askLogin('12', { humanVerification: 'a machine' })).fields?.['mobileNum']?.key).toBe('phone_number');
    expect((await askLogin('123456789', { countryDialingCode: '999' })).code).toBe('invalid_field');
    expect(post.sent.length).toBe(before);
  });

  test('human_check_failed: no code without a proof of being a person', async () => {
    expect((await askLogin('123456789', { humanVerification: 'a machine' })).code).toBe('human_check_failed');
  });

  test('LOGIN-01 code_not_allowed: without MOBILEVERCODELOGIN3 there is neither a code nor a login by one', async () => {
    await setSetting(world, 'features.mobileCodeLogin', false);
    expect([(await askLogin('123456789')).status, (await loginBySms('123456789', '123456')).code]).toEqual([
      403,
      'code_not_allowed',
    ]);
    await setSetting(world, 'features.mobileCodeLogin', true);
  });

  test('SMS-02 too_many_requests, too_many_codes: one a second, and five in a row wait five minutes', async () => {
    const { national } = await memberWithNumber();
    await askLogin(national);
    const early = await askLogin(national);
    expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '1']);
    for (let nth = 2; nth <= 5; nth++) {
      world.clock.advance({ seconds: 2 });
      expect((await askLogin(national)).status).toBe(200);
    }
    world.clock.advance({ seconds: 2 });
    const many = await askLogin(national);
    expect([many.status, many.code, many.headers.get('retry-after')]).toEqual([429, 'too_many_codes', '298']);
    world.clock.advance({ minutes: 5 });
    expect((await askLogin(national)).status).toBe(200);
  });

  test('SMS-02 of ten requests at the same moment one text goes out', async () => {
    const { national, number } = await memberWithNumber();
    const answers = await Promise.all(Array.from({ length: 10 }, () => askLogin(national)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, ...Array(9).fill(429)]);
    expect(post.sent.filter(({ to }) => to === number)).toHaveLength(1);
  });
});

test('SMS-02 too_many_codes: five members who ask for codes to one number have one count together', async () => {
  const body = { channel: 'text', mobileNum: '0191234567' };
  const asked = [];
  for (let nth = 1; nth <= 6; nth++) {
    const { token } = await newMember(server, `Flooding0${nth}`);
    asked.push(await call<CodeSent>('POST', '/wps/member/contact/code', { token, body }));
    world.clock.advance({ seconds: 2 });
  }
  expect(asked.map(({ code }) => code)).toEqual([...Array(5).fill(undefined), 'too_many_codes']);
  expect(post.sent.filter(({ to }) => to === '+60191234567')).toHaveLength(5);
});

describe('SMS-04 a code', () => {
  test('is good once: of ten logins with it at the same moment one gets in', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const code = post.codeTo(number);
    const answers = await Promise.all(Array.from({ length: 5 }, () => loginBySms(national, code)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400, 400, 400, 400]);
    expect(answers.filter(({ status }) => status === 400).map((answer) => answer.code)).toEqual(
      Array(4).fill('code_expired'),
    );
  });

  test('is locked after five wrong tries, and then the right one is wrong too', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const code = post.codeTo(number);
    const locks = () =>
      rows<{ row: string }>(world, `select t::text as row from audit_entry t where action = 'lock-code'`);
    const before = (await locks()).length;
    const said = [];
    for (let nth = 1; nth <= 5; nth++) said.push((await loginBySms(national, wrong(code))).code);
    expect(said).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_locked']);
    expect((await loginBySms(national, code)).code).toBe('code_locked');
    const kept = (await locks()).slice(before);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.row).not.toContain(national);
  });

  test('counts each of many wrong tries at the same moment', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const code = post.codeTo(number);
    await Promise.all(Array.from({ length: 5 }, () => loginBySms(national, wrong(code))));
    expect((await loginBySms(national, code)).code).toBe('code_locked');
  });

  test('expires', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const code = post.codeTo(number);
    world.clock.advance({ minutes: 3 });
    expect((await loginBySms(national, code)).code).toBe('code_expired');
  });

  test('is replaced by the next one', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const first = post.codeTo(number);
    world.clock.advance({ seconds: 1 });
    await askLogin(national);
    expect(post.codeTo(number)).not.toBe(first);
    expect((await loginBySms(national, first)).code).toBe('code_wrong');
    expect((await loginBySms(national, post.codeTo(number))).status).toBe(200);
  });

  test('is bound to its number and its purpose', async () => {
    const [one, other] = [await memberWithNumber(), await memberWithNumber()];
    await askLogin(one.national);
    expect((await loginBySms(other.national, post.codeTo(one.number))).code).toBe('code_expired');
    const asked = await call<CodeSent>('POST', '/wps/verification/sms/register', {
      body: { mobileNo: other.national, humanVerification: 'a person' },
    });
    expect(asked.status).toBe(200);
    expect((await loginBySms(other.national, post.codeTo(other.number))).code).toBe('code_expired');
  });

  test('SEC-03 is kept as a hash, and so is its number', async () => {
    const { national, number } = await memberWithNumber();
    await askLogin(national);
    const kept = JSON.stringify(
      await rows(
        world,
        `select encode(key, 'escape') || encode(code_hash, 'escape') as t from one_time_code
         union all select encode(key, 'escape') from code_sends`,
      ),
    );
    expect(kept).not.toContain(post.codeTo(number));
    expect(kept).not.toContain(national);
  });
});

describe('API-01 POST /wps/verification/sms/register', () => {
  const ask = (body: object) =>
    call<CodeSent>('POST', '/wps/verification/sms/register', { body: { humanVerification: 'a person', ...body } });

  test('goes to any number, by either of its names; without one the field is told', async () => {
    expect((await ask({ mobileNo: '0171234567' })).value.expiredMinutes).toBe(3);
    expect((await ask({ mobileNum: '0171234568', countryDialingCode: '60' })).status).toBe(200);
    expect((await ask({})).fields?.['mobileNum']?.key).toBe('required');
    expect((await ask({ mobileNo: '5' })).fields?.['mobileNo']?.key).toBe('phone_number');
  });

  test('SMS-03 code_not_sent: a carrier that takes nothing is told', async () => {
    post.office.isClosed = true;
    const answer = await ask({ mobileNo: '0171234599' });
    expect([answer.status, answer.code]).toEqual([503, 'code_not_sent']);
    post.office.isClosed = false;
  });

  test('code_not_allowed: while REGMOBVERF3 is off', async () => {
    await setSetting(world, 'features.mobileVerificationAtRegistration', false);
    expect((await ask({ mobileNo: '0171234577' })).code).toBe('code_not_allowed');
    await setSetting(world, 'features.mobileVerificationAtRegistration', true);
  });
});

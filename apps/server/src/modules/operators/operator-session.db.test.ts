import {
  getOperatorSession,
  listOperators,
  lockOperatorSession,
  noteOperatorActivity,
  officeStream,
  OPERATOR_IDLE_MINUTES,
  operatorLogin,
  operatorLogout,
  proveOperatorCode,
  unlockOperatorSession,
  endOperatorSessions,
} from '@pelita/contract/office';
import { testDatabase, testOffice, type TestOperator } from '@pelita/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LONGEST_HOURS, RECENT_CODE_MINUTES } from './limits.ts';

const world = await testDatabase();
const office = await testOffice(world);
const { ours } = office;
const wrong = { status: 400, body: { code: 'wrong_credentials' } };

const logIn = (body: { username: string; password: string; code?: string }, headers = ours) =>
  office.send(operatorLogin, { body }, { headers });
/** A code that was not used yet: each is good once. */
const freshCode = async ({ authenticatorSecret }: TestOperator) => {
  world.clock.advance({ seconds: 30 });
  return office.codeOf(authenticatorSecret);
};

describe('OPS-01 an operator’s login', () => {
  test('sets a cookie that no script reads, and shows the login before', async () => {
    const operator = await office.operator('finance');
    const { username, password } = operator;
    const answer = await logIn({ username: ` ${username.toUpperCase()} `, password, code: await freshCode(operator) });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-office=[\w-]{43}; Path=\/; Max-Age=36000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(answer.value).toMatchObject({ username, roles: ['finance'], isLocked: false });
    expect(answer.value.lastLogin).toMatchObject({ address: '127.0.0.1' });
    expect(answer.value.permissions).toContain('adjustments.propose');
    expect(answer.value.permissions).not.toContain('operators.see');
  });

  test('needs the authenticator’s code, which is asked for once the password is right', async () => {
    const { username, password } = await office.operator('finance');
    expect(await logIn({ username, password })).toMatchObject({
      status: 403,
      body: { code: 'authenticator_code_required', fields: { code: {} } },
    });
    expect(await logIn({ username, password: 'another one' })).toMatchObject(wrong);
  });

  test('SEC-03 answers a wrong password, a wrong code, a used code and an unknown name in the same words', async () => {
    const operator = await office.operator('finance');
    const { username, password, authenticatorSecret } = operator;
    const used = await office.codeOf(authenticatorSecret);
    const answers = [
      await logIn({ username, password: 'wrong', code: await freshCode(operator) }),
      await logIn({ username, password, code: '000000' }),
      await logIn({ username, password, code: used }),
      await logIn({ username: 'nobody.here', password, code: used }),
    ];
    const told = answers.map(({ status, body }) => ({ status, ...body, requestId: null }));
    expect(told).toEqual(told.map(() => told[0]));
    expect(answers[0]).toMatchObject(wrong);
  });

  test('SEC-03 the tenth failure is refused unjudged, for a name that exists and for one that does not', async () => {
    const operator = await office.operator('support');
    const { username, password } = operator;
    for (const name of [username, 'not.an.operator']) {
      for (let tried = 0; tried < 9; tried += 1)
        expect((await logIn({ username: name, password: 'wrong', code: '123456' })).status).toBe(400);
      const refused = await logIn({ username: name, password, code: await freshCode(operator) });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    }
  });

  test('SEC-03 tries of one name at once are counted each, and a code opens one session', async () => {
    const operator = await office.operator('support');
    const { username, password } = operator;
    const code = await freshCode(operator);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn({ username, password, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  test('a name that is nobody’s is not kept: it may be a password', async () => {
    await logIn({ username: 'hush-hush-2026', password: 'x', code: '123456' });
    const rows = await world.asOwner<{ text: string }>('select e::text as text from audit_entry e');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes('hush'))).toEqual([]);
  });
});

describe('SEC-03 a page of another site can send nothing in an operator’s name', () => {
  const bad = {
    'nothing said of where from': {},
    'another site': { ...ours, 'sec-fetch-site': 'cross-site' },
    'another port of the same host': { ...ours, 'sec-fetch-site': 'same-site' },
    'typed into the address bar': { ...ours, 'sec-fetch-site': 'none' },
  };
  test.each(Object.entries(bad))('%s is refused, the login included', async (_name, headers) => {
    const { headers: own } = await office.operator('admin');
    const sent = { headers: { ...headers, cookie: own['cookie'] ?? '' } };
    const foreign = { status: 403, body: { code: 'foreign_request' } };
    expect(await office.send(listOperators, { query: {} }, sent)).toMatchObject(foreign);
    expect(await office.send(operatorLogout, { body: {} }, sent)).toMatchObject(foreign);
    expect(await logIn({ username: 'x', password: 'x' }, headers as typeof ours)).toMatchObject(foreign);
    expect(await office.call(officeStream.path, sent)).toMatchObject(foreign);
  });

  test('what changes something names our origin too; reading has none to name', async () => {
    const { headers: own } = await office.operator('admin');
    for (const origin of [undefined, 'https://evil.example.com', 'null', `${office.origin}0`]) {
      const headers = {
        'sec-fetch-site': 'same-origin',
        cookie: own['cookie'] ?? '',
        ...(origin === undefined ? {} : { origin }),
      };
      expect((await office.send(lockOperatorSession, { body: {} }, { headers })).body).toMatchObject({
        code: 'foreign_request',
      });
      expect((await office.send(listOperators, { query: {} }, { headers })).status).toBe(200);
    }
  });

  test('SEC-03 no other Host is answered: a name that somebody points at this machine reaches nothing', async () => {
    const { port } = new URL(office.origin);
    const foreign = await fetch(`http://localhost:${port}${listOperators.path}`, { headers: ours });
    expect(foreign.status).toBe(421);
    expect(await foreign.json()).toMatchObject({ code: 'domain_check_failed' });
  });
});

describe('OPS-01 an operator’s session', () => {
  const listed = async (operator: TestOperator) => (await operator.send(listOperators, { query: {} })).status;
  const locked = { status: 403, body: { code: 'session_locked' } };

  test('is locked after a quarter of an hour without a sign of life; reading again and again is none', async () => {
    const [active, idle] = [await office.operator('admin'), await office.operator('admin')];
    world.clock.advance({ minutes: OPERATOR_IDLE_MINUTES - 1 });
    expect((await active.send(noteOperatorActivity, { body: {} })).status).toBe(200);
    expect(await listed(idle)).toBe(200);
    world.clock.advance({ minutes: 1 });
    expect(await listed(active)).toBe(200);
    expect(await idle.send(listOperators, { query: {} })).toMatchObject(locked);
    expect(await idle.send(noteOperatorActivity, { body: {} })).toMatchObject(locked);
    expect((await idle.send(getOperatorSession, {})).value.isLocked).toBe(true);
  });

  test('is unlocked by its password, and by no other', async () => {
    const operator = await office.operator('admin');
    await operator.send(lockOperatorSession, { body: {} });
    expect(await operator.send(listOperators, { query: {} })).toMatchObject(locked);
    const unlocked = (password: string) => operator.send(unlockOperatorSession, { body: { password } });
    expect(await unlocked('not mine')).toMatchObject({ status: 400, body: { code: 'password_wrong' } });
    expect(await operator.send(proveOperatorCode, { body: { code: '123456' } })).toMatchObject(locked);
    expect((await unlocked(operator.password)).value.isLocked).toBe(false);
    expect(await listed(operator)).toBe(200);
  });

  test('guesses at the password of a locked session are counted', async () => {
    const operator = await office.operator('admin');
    await operator.send(lockOperatorSession, { body: {} });
    for (let tried = 0; tried < 9; tried += 1)
      await operator.send(unlockOperatorSession, { body: { password: 'wrong' } });
    const refused = await operator.send(unlockOperatorSession, { body: { password: operator.password } });
    expect(refused).toMatchObject({ status: 429 });
  });

  test('ends after ten hours whatever is done in it', async () => {
    const operator = await office.operator('admin');
    for (let minutes = 10; minutes < LONGEST_HOURS * 60; minutes += 10) {
      world.clock.advance({ minutes: 10 });
      expect((await operator.send(noteOperatorActivity, { body: {} })).status).toBe(200);
    }
    world.clock.advance({ minutes: 10 });
    expect(await operator.send(listOperators, { query: {} })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
  });

  test('ends by its own logout, and its cookie goes with it', async () => {
    const operator = await office.operator('admin');
    const left = await operator.send(operatorLogout, { body: {} });
    expect(left.value).toEqual({ done: true });
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-office=; Path=\/; Max-Age=0;/);
    expect(await listed(operator)).toBe(401);
  });

  test('needs a code of some minutes ago at most for what is dear, and takes a new one', async () => {
    const [operator, other] = [await office.operator('admin'), await office.operator('admin')];
    const input = { params: { operatorId: other.operatorId } };
    world.clock.advance({ minutes: RECENT_CODE_MINUTES });
    expect(await operator.send(endOperatorSessions, input)).toMatchObject({
      status: 403,
      body: { code: 'recent_code_required' },
    });
    expect(await operator.send(proveOperatorCode, { body: { code: '000000' } })).toMatchObject({
      status: 400,
      body: { code: 'second_step_wrong' },
    });
    const code = await office.codeOf(operator.authenticatorSecret);
    expect((await operator.send(proveOperatorCode, { body: { code } })).value.recentCodeUntil).not.toBeNull();
    expect((await operator.send(endOperatorSessions, input)).value).toEqual({ ended: 1 });
    expect(await listed(other)).toBe(401);
  });

  test('has the permissions of this moment: a role that is taken away counts with the next request', async () => {
    const operator = await office.operator('admin');
    expect(await listed(operator)).toBe(200);
    await world.asOwner('delete from operator_role where operator_id = $1', [operator.operatorId]);
    expect(await operator.send(listOperators, { query: {} })).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    });
    expect((await operator.send(operatorLogout, { body: {} })).status).toBe(200);
  });

  test('LIVE-01 its stream ends with it', async () => {
    const [operator, other] = [await office.operator('admin'), await office.operator('admin')];
    const aborter = new AbortController();
    onTestFinished(() => aborter.abort());
    const { headers } = other;
    const stream = await fetch(office.origin + officeStream.path, { headers, signal: aborter.signal });
    expect(stream.status).toBe(200);
    await operator.send(endOperatorSessions, { params: { operatorId: other.operatorId } });
    expect(await stream.text()).toContain('event: session');
    expect((await office.call(officeStream.path, { headers })).status).toBe(401);
    expect((await office.call(officeStream.path, { headers: ours })).body).toMatchObject({ code: 'not_logged_in' });
  });

  test('SEC-03 is kept as a hash alone', async () => {
    const { headers } = await office.operator('admin');
    const token = headers['cookie']?.split('=')[1] ?? '';
    const rows = await world.asOwner<{ text: string }>('select s::text as text from operator_session s');
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });
});

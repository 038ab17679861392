import { accountTypes, type SessionValue } from '@pelita/contract';
import {
  type Answer,
  credentials,
  PASSWORD,
  peopleServer,
  quickHasher,
  registration,
  rows,
  seed,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../../audit/index.ts';
import { createPasswordHasher } from '../../accounts/index.ts';

const world = await testDatabase();
const server = await peopleServer(world);
afterAll(server.close);
const { call } = server;

const login = (body: unknown, address?: string): Promise<Answer<SessionValue>> =>
  call('POST', '/wps/session/login', { body, ...(address === undefined ? {} : { address }) });

/** Ten tries that fail, from ten addresses: the answer to each. */
async function failTenTimes(username: string): Promise<Answer<SessionValue>[]> {
  const answers = [];
  for (let nth = 1; nth <= 10; nth++) answers.push(await login(credentials(username, { password: `wrong ${nth}` })));
  return answers;
}

describe('API-01 POST /wps/session/login', () => {
  test('LOGIN-05 answers a token that opens the member’s own account', async () => {
    const playerId = await seed(server, 'Gooddoor1');
    const { status, value } = await login(credentials('Gooddoor1'));
    expect(status).toBe(200);
    expect(value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      id: playerId,
      userName: 'Gooddoor1',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const info = await call<{ id: string }>('GET', '/wps/member/info', { token: value.token });
    expect(info.value.id).toBe(playerId);
  });

  test('LOGIN-02 the username is trimmed and its letter case does not matter; the password is taken as typed', async () => {
    await seed(server, 'Trimdoor1');
    expect((await login(credentials('  TRIMdoor1\t'))).value.userName).toBe('Trimdoor1');
    for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase()]) {
      const answer = await login(credentials('Trimdoor1', { password }));
      expect([answer.status, answer.code]).toEqual([400, 'wrong_credentials']);
    }
  });

  test('LOGIN-14 wrong_credentials: an unknown name and a wrong password read alike, whatever the name looks like', async () => {
    await seed(server, 'Realname1');
    const wrong = await login(credentials('Realname1', { password: 'not this one' }));
    const names = ['Nobody123', '', ' ', '\u0420ealname1', "x' or 1=1 --", 'a'.repeat(256), '\u{1F6A4}'];
    for (const username of names) {
      const answer = await login(credentials(username));
      expect([username, answer.status, answer.code, answer.fields]).toEqual([
        username,
        400,
        'wrong_credentials',
        undefined,
      ]);
      expect(answer.headers.get('content-length')).toBe(wrong.headers.get('content-length'));
    }
  });

  test('LOGIN-02 a name that was pasted with something invisible is the name that it looks like', async () => {
    await seed(server, 'Pastedin1');
    expect((await login(credentials('Pastedin1\u200B'))).status).toBe(200);
    expect((await login(credentials('Pastedin1\u200B', { password: 'not this one' }))).code).toBe('wrong_credentials');
  });

  test('LOGIN-14 an unknown name costs a hash like a wrong password', async () => {
    const judged: (string | null)[] = [];
    const hasher = quickHasher();
    const watched = await peopleServer(world, {
      hasher: {
        hash: (password) => hasher.hash(password),
        verify: (hash, password) => {
          judged.push(hash);
          return hasher.verify(hash, password);
        },
      },
    });
    await seed(server, 'Costly001');
    for (const username of ['Costly001', 'Nobody456', '', "x' or 1=1 --"]) {
      const body = credentials(username, { password: 'not this one' });
      expect((await watched.call('POST', '/wps/session/login', { body })).code).toBe('wrong_credentials');
    }
    expect(judged).toEqual([expect.stringMatching(/^\$argon2id\$/), null, null, null]);
    await watched.close();
  });

  test('LOGIN-04 human_check_failed: without a proof the password is not even looked at', async () => {
    await seed(server, 'Proofless');
    const answer = await login(credentials('Proofless', { humanVerification: 'a machine' }));
    expect([answer.status, answer.code]).toEqual([400, 'human_check_failed']);
    expect(
      await rows(world, `select action from audit_entry where action = 'login' and after like '%Proofless%'`),
    ).toEqual([]);
  });

  test.each([
    ['no username', { username: undefined }, 'username', 'required'],
    ['no password', { password: undefined }, 'password', 'required'],
    ['no type', { type: undefined }, 'type', 'required'],
    ['another type', { type: 'firebase' }, 'type', 'pattern'],
    ['no proof', { humanVerification: undefined }, 'humanVerification', 'required'],
    ['another side', { loginSide: 'operator' }, 'loginSide', 'pattern'],
    ['a thousand characters of name', { username: 'a'.repeat(1_000) }, 'username', 'too_long'],
    ['a thousand characters of password', { password: 'p'.repeat(1_000) }, 'password', 'too_long'],
    ['ten thousand characters of proof', { humanVerification: 'p'.repeat(10_000) }, 'humanVerification', 'too_long'],
    ['a password that is an object', { password: { $ne: null } }, 'password', 'invalid'],
  ])('API-05 %s is invalid_field', async (_what, changes, field, key) => {
    const answer = await login(credentials('Gooddoor1', changes));
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
    expect(answer.fields?.[field]?.key).toBe(key);
  });

  test('PASS-04 firstTimeLogin is true until the password that an operator or agent set is changed', async () => {
    const playerId = await seed(server, 'Imported1');
    await rows(world, 'update password set set_by_holder = false where player_id = $1', [playerId]);
    expect((await login(credentials('Imported1'))).value.firstTimeLogin).toBe(true);
    const { value } = await login(credentials('Imported1'));
    expect(value.firstTimeLogin).toBe(true);
    const body = { newPassword: 'eight green lamps', confirmNewPassword: 'eight green lamps' };
    await call('POST', '/wps/member/password', { token: value.token, body });
    const again = await login(credentials('Imported1', { password: body.newPassword }));
    expect(again.value.firstTimeLogin).toBe(false);
  });

  test('a login is an entry of the audit log, with the failed tries before it', async () => {
    const playerId = await seed(server, 'Audited2');
    await login(credentials('Audited2', { password: 'not this one' }));
    await login(credentials('Audited2', { password: 'nor this one' }));
    await login(credentials('Audited2'), '198.51.100.9');
    const entries = await rows<{ after: string }>(
      world,
      `select after from audit_entry where subject = $1 and action = 'login'`,
      [`player:${playerId}`],
    );
    expect(entries.map(({ after }) => JSON.parse(after))).toEqual([
      { sessionId: expect.any(String), address: '198.51.100.9', side: 'member', failedBefore: 2 },
    ]);
    expect(await world.database.reading(verifyChain)).toMatchObject({ isIntact: true });
  });
});

describe('LOGIN-13 the two sides', () => {
  const { member, agent, seniorAgent, masterAgent, superAgent } = accountTypes;

  test.each([
    ['a member', 'Sidemem01', member, 200, 'non_agent'],
    ['an agent of type 1', 'Sideagt01', agent, 200, 200],
    ['an agent of type 2', 'Sideagt02', seniorAgent, 200, 200],
    ['an agent of type 41', 'Sideagt41', masterAgent, 200, 200],
    ['an agent of type 42', 'Sideagt42', superAgent, 200, 200],
    ['an operator', 'Sideopr01', 'operator', 'non_member', 'non_agent'],
  ] as const)('%s', async (_what, username, accountType, onMemberSide, onAgentSide) => {
    await seed(server, username, accountType);
    for (const [loginSide, expected] of [
      ['member', onMemberSide],
      ['agent', onAgentSide],
    ]) {
      const answer = await login(credentials(username, { loginSide }));
      expect(answer.code ?? answer.status).toBe(expected);
      expect(answer.status).toBe(expected === 200 ? 200 : 403);
      expect(answer.value?.customerType).toBe(expected === 200 ? accountType : undefined);
    }
  });

  test('GATE-03 which types enter on the agent side is the setting agent.centreTypes', async () => {
    await seed(server, 'Sideset01', agent);
    await setSetting(world, 'agent.centreTypes', [seniorAgent]);
    expect((await login(credentials('Sideset01', { loginSide: 'agent' }))).code).toBe('non_agent');
    await setSetting(world, 'agent.centreTypes', [agent, seniorAgent, masterAgent, superAgent]);
    expect((await login(credentials('Sideset01', { loginSide: 'agent' }))).status).toBe(200);
  });

  test('a closed account is refused on both, and only who knows its password learns of it', async () => {
    const playerId = await seed(server, 'Closed001', agent);
    await rows(world, `update account set status = 'closed' where player_id = $1`, [playerId]);
    expect((await login(credentials('Closed001'))).code).toBe('non_member');
    expect((await login(credentials('Closed001', { loginSide: 'agent' }))).code).toBe('non_agent');
    expect((await login(credentials('Closed001', { password: 'not this one' }))).code).toBe('wrong_credentials');
  });
});

describe('LOGIN-14 too_many_requests', () => {
  // The picture that is asked for in between has tests of its own.
  beforeAll(() => setSetting(world, 'login.captchaAfterFailures', 0));
  afterAll(() => setSetting(world, 'login.captchaAfterFailures', 3));

  test.each([
    ['a name that somebody has', 'Braked001', true],
    ['a name that nobody has', 'Unreal001', false],
  ])('the tenth failed try in fifteen minutes, for %s, from wherever it comes', async (_what, username, isReal) => {
    if (isReal) await seed(server, username);
    const answers = await failTenTimes(username);
    expect(answers.slice(0, 9).map(({ code }) => code)).toEqual(Array(9).fill('wrong_credentials'));
    expect([answers[9]?.status, answers[9]?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answers[9]?.headers.get('retry-after'))).toBe(15 * 60);
    // In any letter case, and even with the right password: nothing is judged any more.
    expect((await login(credentials(username.toUpperCase()))).code).toBe('too_many_requests');
  });

  test('fifteen minutes later the name is free again, and tries in between have not made it longer', async () => {
    await seed(server, 'Braked002');
    await failTenTimes('Braked002');
    world.clock.advance({ minutes: 14 });
    const still = await login(credentials('Braked002'));
    expect(Number(still.headers.get('retry-after'))).toBe(60);
    world.clock.advance({ minutes: 1 });
    expect((await login(credentials('Braked002'))).status).toBe(200);
  });

  test.each([
    ['a name that somebody has', 'Stepped01', true],
    ['a name that nobody has', 'Unreal002', false],
  ])(
    'each lock within a day is twice as long, up to two hours; a quiet day forgets: %s',
    async (_what, username, isReal) => {
      if (isReal) await seed(server, username);
      const lockedFor = async () => Number((await failTenTimes(username)).at(-1)?.headers.get('retry-after')) / 60;
      const waits = [];
      for (let nth = 1; nth <= 5; nth++) {
        const minutes = await lockedFor();
        waits.push(minutes);
        world.clock.advance({ minutes });
      }
      expect(waits).toEqual([15, 30, 60, 120, 120]);
      world.clock.advance({ hours: 24 });
      expect(await lockedFor()).toBe(15);
    },
  );

  test('an address too waits twice as long each time', async () => {
    const address = '198.51.100.80';
    for (const minutes of [15, 30]) {
      const answers = [];
      for (let nth = 1; nth <= 10; nth++) answers.push(await login(credentials(`Manyof${minutes}${nth}`), address));
      expect(answers.at(-1)?.headers.get('retry-after')).toBe(String(minutes * 60));
      world.clock.advance({ minutes });
    }
  });

  test('after a lock the holder is let in at once when it ends, and the steps begin anew', async () => {
    await seed(server, 'Stepped02');
    await failTenTimes('Stepped02');
    world.clock.advance({ minutes: 15 });
    expect((await login(credentials('Stepped02'))).status).toBe(200);
    const again = await failTenTimes('Stepped02');
    expect(again.at(-1)?.headers.get('retry-after')).toBe('900');
  });

  test('a success wipes the name’s failures', async () => {
    await seed(server, 'Braked003');
    for (let round = 1; round <= 2; round++) {
      for (let nth = 1; nth <= 8; nth++) await login(credentials('Braked003', { password: 'not this one' }));
      expect((await login(credentials('Braked003'))).status).toBe(200);
    }
  });

  test('the tenth failed try from one address, over ten names, of IPv6 from one /64', async () => {
    for (const addresses of [(_nth: number) => '198.51.100.50', (nth: number) => `2001:db8:7:7::${nth}`]) {
      for (let nth = 1; nth <= 9; nth++) await login(credentials(`Spread00${nth}`), addresses(nth));
      const tenth = await login(credentials('Spread010'), addresses(10));
      expect([tenth.status, tenth.code]).toEqual([429, 'too_many_requests']);
    }
    expect((await login(credentials('Spread011'), '198.51.100.51')).code).toBe('wrong_credentials');
  });

  test('over loopback a sandbox brakes by name alone; outside a sandbox loopback is an address like any other', async () => {
    type Try = (username: string, address: string) => Promise<Answer<SessionValue>>;
    const failFromLoopback = async (attempt: Try) => {
      const codes = [];
      for (let nth = 1; nth <= 12; nth++) codes.push((await attempt(`Machine${nth}`, '127.0.0.1')).code);
      return codes;
    };
    const sandboxed: Try = (username, address) => login(credentials(username), address);
    expect(await failFromLoopback(sandboxed)).toEqual(Array(12).fill('wrong_credentials'));
    const braked = [];
    for (let nth = 1; nth <= 10; nth++) braked.push((await sandboxed('Machine99', '127.0.0.1')).code);
    expect(braked.at(-1)).toBe('too_many_requests');

    const platform = { ...world.platform, environment: { ...world.platform.environment, sandbox: false } };
    const live = await peopleServer({ ...world, platform });
    const codes = await failFromLoopback((username, address) =>
      live.call('POST', '/wps/session/login', { body: credentials(username), address }),
    );
    await live.close();
    expect(codes.slice(8)).toEqual(['wrong_credentials', ...Array(3).fill('too_many_requests')]);
  });

  test('an address is not freed by logging in to an account of one’s own between the guesses', async () => {
    await seed(server, 'Ownacct01');
    const address = '198.51.100.60';
    for (let nth = 1; nth <= 9; nth++) {
      expect((await login(credentials('Ownacct01'), address)).status).toBe(200);
      await login(credentials(`Victim00${nth}`), address);
    }
    expect((await login(credentials('Victim010'), address)).code).toBe('too_many_requests');
  });

  test('of thirty guesses at once nine are judged', async () => {
    await seed(server, 'Parallel1');
    const guesses = Array.from({ length: 30 }, (_, nth) =>
      login(credentials('Parallel1', { password: `guess ${nth}` })),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(9);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(21);
  });

  test('guesses without a proof do not lock another’s name, but slow their own address down', async () => {
    await seed(server, 'Shutout01');
    const address = '198.51.100.70';
    for (let nth = 1; nth <= 12; nth++) {
      const answer = await login(credentials('Shutout01', { humanVerification: 'a machine' }), address);
      expect(answer.code).toBe(nth < 10 ? 'human_check_failed' : 'too_many_requests');
    }
    expect((await login(credentials('Shutout01'))).status).toBe(200);
  });

  test('a restart does not open a new round', async () => {
    await failTenTimes('Restarted');
    const restarted = await peopleServer(world);
    const answer = await restarted.call('POST', '/wps/session/login', { body: credentials('Restarted') });
    await restarted.close();
    expect(answer.code).toBe('too_many_requests');
  });

  test('the brake is one entry of the audit log, which names no name', async () => {
    const typedIntoTheWrongField = 'MyPassword77';
    await failTenTimes(typedIntoTheWrongField);
    await failTenTimes(typedIntoTheWrongField);
    const kept = await rows<{ row: string }>(
      world,
      `select t::text as row from audit_entry t where action = 'brake-logins'`,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(kept.map(({ row }) => row)).size).toBe(kept.length);
    expect(JSON.stringify(kept)).not.toMatch(/mypassword77/i);
  });
});

test('REL-02 overloaded: beyond its queue the server refuses to hash, for login and registration alike', async () => {
  const narrow = await peopleServer(world, {
    hasher: createPasswordHasher({ atOnce: 1, waiting: 1, retryAfterSeconds: 3 }),
  });
  const crowd = [1, 2, 3, 4, 5, 6];
  const logins = crowd.map((nth) => narrow.call('POST', '/wps/session/login', { body: credentials(`Crowd00${nth}`) }));
  const refused = (await Promise.all(logins)).filter(({ code }) => code === 'overloaded');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ status, headers }) => status === 503 && headers.get('retry-after') === '3')).toBe(true);
  const registrations = crowd.map((nth) =>
    narrow.call('PUT', '/wps/member/register', { body: registration(`Crowd00${nth}`) }),
  );
  const codes = (await Promise.all(registrations)).map(({ code }) => code);
  expect(codes).toContain('overloaded');
  expect(codes).toContain(undefined);
  await narrow.close();
});

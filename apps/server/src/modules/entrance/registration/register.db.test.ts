import { createHash } from 'node:crypto';
import { fieldPatterns, type PlayerId } from '@pelita/contract';
import { credentials, PASSWORD, peopleServer, registration, rows, setSetting } from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { checkBook, readWallet } from '../../ledger/index.ts';
import { verifyChain } from '../../audit/index.ts';

const world = await testDatabase();
const server = await peopleServer(world);
afterAll(server.close);
const { call } = server;

const register = (body: unknown, sent: { address?: string; userAgent?: string } = {}) =>
  call('PUT', '/wps/member/register', { body, ...sent });

const set = (key: string, value: unknown) => setSetting(world, key, value);

describe('API-01 PUT /wps/member/register', () => {
  test('REG-10 makes a member with a wallet of real money and answers as login does, session open', async () => {
    const answer = await register(registration('Alice01'), { address: '198.51.100.7', userAgent: 'A browser' });
    expect(answer.status).toBe(200);
    expect(answer.value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userName: 'Alice01',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const wallet = await world.database.reading((tx) => readWallet(tx, answer.value.id as PlayerId));
    expect(wallet).toMatchObject({ availableMinor: 0n, currency: 'MYR', book: 'real' });
    const info = await call<{ account: string }>('GET', '/wps/member/info', { token: answer.value.token });
    expect(info.value.account).toBe('Alice01');

    const [account] = await rows(world, 'select registered_address, status, role from account where player_id = $1', [
      answer.value.id,
    ]);
    expect(account).toEqual({ registered_address: '198.51.100.7', status: 'open', role: 'player' });
    const [session] = await rows(world, 'select address, user_agent, token_hash from session where player_id = $1', [
      answer.value.id,
    ]);
    const hash = createHash('sha256').update(answer.value.token).digest();
    expect(session).toEqual({ address: '198.51.100.7', user_agent: 'A browser', token_hash: hash });
  });

  test('PASS-05 SEC-03 neither the password nor the token lies anywhere in the database', async () => {
    const secret = 'an unusual lantern 77';
    const { value } = await register(registration('secrets1', { password: secret, confirmPassword: secret }));
    const tables = [
      'account',
      'account_name',
      'password',
      'session',
      'registration_detail',
      'audit_entry',
      'login_failures',
    ];
    for (const table of tables) {
      const kept = JSON.stringify(await rows<{ row: string }>(world, `select t::text as row from ${table} t`));
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(value.token);
    }
    const [password] = await rows<{ hash: string }>(world, 'select hash from password where player_id = $1', [
      value.id,
    ]);
    expect(password?.hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test('username_taken: a name is taken in every letter case; nothing of the second account stays', async () => {
    await register(registration('Taken01'));
    const before = await rows(world, 'select player_id from account');
    for (const username of ['Taken01', 'taken01', 'TAKEN01']) {
      const answer = await register(registration(username));
      expect([answer.status, answer.code]).toEqual([400, 'username_taken']);
      expect(answer.fields).toMatchObject({ username: { key: 'taken' } });
    }
    expect(await rows(world, 'select player_id from account')).toEqual(before);
  });

  test('of ten who want one name at once, one gets it and the others get username_taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        register(registration('Popular1'), { address: `198.51.100.${place + 20}` }),
      ),
    );
    expect(answers.map(({ code }) => code).filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'username_taken')).toHaveLength(9);
    expect(await rows(world, `select username from account where username = 'Popular1'`)).toHaveLength(1);
  });

  test('REG-13 human_check_failed: whether a name is taken is told only after the human check', async () => {
    await register(registration('Hidden01'));
    const wrong = { humanVerification: 'a machine' };
    const taken = await register(registration('Hidden01', wrong));
    const free = await register(registration('Hidden02', wrong));
    expect([taken.status, taken.code]).toEqual([400, 'human_check_failed']);
    expect([free.status, free.code]).toEqual([taken.status, taken.code]);
    expect(await rows(world, `select 1 from account_name where name = 'hidden02'`)).toEqual([]);
  });

  test('REG-06 invalid_field: every rule is applied again, every faulty field named with its key', async () => {
    const answer = await register(
      registration('1x', { password: 'password1', confirmPassword: 'password2', email: 'left unread' }),
    );
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
    expect(answer.fields).toEqual({
      username: { key: 'letter_first', params: { minimum: 6, maximum: 13 }, message: 'letter_first' },
      password: { key: 'password_common', message: 'password_common' },
      confirmPassword: { key: 'checkPass', message: 'checkPass' },
    });
  });

  test.each([
    ['a missing name', { username: undefined }, 'username', 'required'],
    ['no proof', { humanVerification: '' }, 'humanVerification', 'required'],
    ['a thousand characters of name', { username: 'a'.repeat(1_000) }, 'username', 'too_long'],
    ['a thousand characters of password', { password: 'p'.repeat(1_000) }, 'password', 'too_long'],
    ['a thousand characters of e-mail', { email: 'e'.repeat(1_000) }, 'email', 'too_long'],
    ['a list as name', { username: ['alice'] }, 'username', 'invalid'],
    ['a field that nobody knows', { isOperator: true }, 'isOperator', 'unknown'],
    ['an account type of its own', { accountType: 42 }, 'accountType', 'unknown'],
    ['NUL', { username: 'ali\0ce01' }, 'username', 'text_not_storable'],
  ])('API-05 %s is a 400 that names the field, and nothing is stored', async (_what, changes, field, key) => {
    const before = await rows(world, 'select player_id from account');
    const answer = await register(registration('Strange1', changes));
    expect([answer.status, answer.code]).toEqual([400, 'invalid_field']);
    expect(answer.fields?.[field]?.key).toBe(key);
    expect(await rows(world, 'select player_id from account')).toEqual(before);
  });

  test('REG-02 optional fields are kept when the brand asks for them, a payment password as Argon2id', async () => {
    await set('registration.fields', {
      email: { enabled: true, required: true },
      paymentPassword: { enabled: true },
    });
    const without = await register(registration('Details1'));
    expect(without.fields).toMatchObject({ email: { key: 'required' }, paymentPassword: { key: 'required' } });
    const { value } = await register(
      registration('Details1', { email: ' ali@mail.example ', paymentPassword: '483920', qqNum: '12345' }),
    );
    expect(await rows(world, 'select channel, value, proved_at from account_contact')).toEqual([
      { channel: 'mail', value: 'ali@mail.example', proved_at: null },
    ]);
    expect(await rows(world, 'select field from registration_detail where player_id = $1', [value.id])).toEqual([]);
    const kept = await rows<{ hash: string }>(
      world,
      `select hash from password where player_id = $1 and purpose = 'payment'`,
      [value.id],
    );
    expect(kept).toEqual([{ hash: expect.stringMatching(/^\$argon2id\$/) }]);
    await set('registration.fields', {});
  });

  test.each(['features.directRegistration', 'features.usernameRegistration'] as const)(
    'REG-01 SHELL-02 registration_closed while %s is off',
    async (key) => {
      await set(key, false);
      const answer = await register(registration('Closed01'));
      expect([answer.status, answer.code]).toEqual([403, 'registration_closed']);
      await set(key, true);
      expect((await register(registration('Closed01'))).status).toBe(200);
      await rows(world, `delete from account_name where name = 'closed01'`);
    },
  );

  test('LOGIN-02 with login.trimPassword on, spaces around a password are dropped at registration and login alike', async () => {
    await set('login.trimPassword', true);
    const spaced = `  ${PASSWORD} `;
    await register(registration('Trimmed1', { password: spaced, confirmPassword: PASSWORD }));
    const login = await call('POST', '/wps/session/login', {
      body: credentials('Trimmed1', { password: ` ${PASSWORD}` }),
      address: '198.51.100.90',
    });
    expect(login.status).toBe(200);
    await set('login.trimPassword', false);
  });

  test('too_many_requests: the forty-first call of an hour from one address has to wait', async () => {
    const address = '198.51.100.200';
    const answers = [];
    for (let nth = 1; nth <= 41; nth++) answers.push(await register(registration('x'), { address }));
    expect(answers[39]?.code).toBe('invalid_field');
    expect([answers[40]?.status, answers[40]?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answers[40]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('REG-10 the welcome amount is credited with the account, once, and the books agree', async () => {
    const wallet = (id: string) => world.database.reading((tx) => readWallet(tx, id as PlayerId));
    await set('registration.welcomeAmountMinor', 1_000);
    const { value } = await register(registration('Welcome1'));
    expect(await wallet(value.id)).toMatchObject({ availableMinor: 1_000n, book: 'real' });
    expect(
      await rows(
        world,
        'select source, idempotency_key, kind, debit_account, amount_minor from transfer where player_id = $1',
        [value.id],
      ),
    ).toEqual([
      {
        source: 'identity',
        idempotency_key: 'welcome',
        kind: 'grant',
        debit_account: 'house:bonus',
        amount_minor: 1_000n,
      },
    ]);
    // Of two who want one name, one is a member and one is credited.
    await Promise.all([register(registration('Welcome2')), register(registration('Welcome2'))]);
    expect(await rows(world, `select 1 from transfer where kind = 'grant'`)).toHaveLength(2);
    expect(await world.database.reading(checkBook)).toEqual([]);

    await set('registration.welcomeAmountMinor', 0);
    const after = await register(registration('Welcome3'));
    expect(await wallet(after.value.id)).toMatchObject({ availableMinor: 0n });
  });

  test('REG-02 the login flag: false makes the member and opens no session, true or nothing opens one', async () => {
    const { status, value } = await register(registration('Flagged1', { login: false }));
    expect([status, value]).toEqual([
      200,
      {
        token: '',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userName: 'Flagged1',
        customerType: 0,
        firstTimeLogin: false,
        passwordExpired: false,
      },
    ]);
    expect(await rows(world, 'select 1 from session where player_id = $1', [value.id])).toEqual([]);
    const login = await call('POST', '/wps/session/login', { body: credentials('Flagged1') });
    expect(login.value.id).toBe(value.id);
    expect((await register(registration('Flagged2', { login: true }))).value.token).not.toBe('');
    expect((await register(registration('Flagged3', { login: 'no' }))).fields).toMatchObject({
      login: { key: 'invalid' },
    });
  });

  test('a registration is an entry of the audit log', async () => {
    const { value } = await register(registration('Audited1'), { address: '198.51.100.8' });
    const entries = await rows<{ action: string; after: string }>(
      world,
      'select action, after from audit_entry where subject = $1',
      [`player:${value.id}`],
    );
    expect(entries.map(({ action }) => action)).toEqual(['register']);
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ address: '198.51.100.8' });
    expect(await world.database.reading(verifyChain)).toMatchObject({ isIntact: true });
  });
});

describe('API-01 GET /wps/system/setting/register', () => {
  type Rules = Record<string, Record<string, unknown>>;

  test('REG-02 REG-03 every field of the form with its rule, as register applies it', async () => {
    const { status, value } = await call<Rules>('GET', '/wps/system/setting/register');
    expect(status).toBe(200);
    const named =
      'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain';
    expect(Object.keys(value)).toEqual(named.split(' '));
    expect(value['username']).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 'letter_first',
      minLength: 6,
      maxLength: 13,
      type: 'text',
    });
    expect(value['password']).toMatchObject({ minLength: 8, maxLength: 64, type: 'password' });
    expect(value['email']).toMatchObject({ enabled: false, required: false });
    for (const rule of Object.values(value)) {
      expect(
        () => new RegExp(rule['acceptedPattern'] === '*' ? '' : String(rule['acceptedPattern']), 'u'),
      ).not.toThrow();
    }
  });

  test('GATE-05 a rule that an operator changes is served and applied', async () => {
    await set('registration.fields', { username: { minLength: 8 } });
    const { value } = await call<Rules>('GET', '/wps/system/setting/register');
    expect(value['username']).toMatchObject({ minLength: 8, maxLength: 13, patternId: 'letter_first' });
    expect((await register(registration('Short01'))).fields).toMatchObject({ username: { key: 'letter_first' } });
    await set('registration.fields', {});
  });

  test('REG-04 REG-05 a patternId brings its pattern along, and a pattern of one’s own its own text', async () => {
    await set('registration.fields', {
      payeeName: { enabled: true, patternId: 'full_name' },
      line: { enabled: true, acceptedPattern: '^x+$', minLength: 3, maxLength: 3 },
    });
    const { value } = await call<Rules>('GET', '/wps/system/setting/register');
    expect(value['payeeName']).toMatchObject({ patternId: 'full_name', acceptedPattern: fieldPatterns.full_name });
    expect(value['line']).toMatchObject({ patternId: 'other', acceptedPattern: '^x+$' });
    const { fields } = await register(registration('Patterns1', { payeeName: 'Siti', line: 'abc' }));
    expect(fields).toEqual({
      payeeName: { key: 'full_name', params: { minimum: 2, maximum: 100 }, message: 'full_name' },
      line: { key: 'other', params: { minimum: 3, maximum: 3 }, message: 'other' },
    });
    await expect(set('registration.fields', { line: { patternId: 'nonsense' } })).rejects.toThrow('invalid_field');
    await set('registration.fields', {});
  });

  test('REG-13 a thousand characters and look-alikes in every field are refused by name, and nothing is stored', async () => {
    const names = 'payeeName email qqNum mobileNum recommenderId line whatsapp facebook wechat idNumber'.split(' ');
    await set('registration.fields', Object.fromEntries(names.map((name) => [name, { enabled: true }])));
    const before = await rows(world, 'select player_id from account');
    const long = await register(
      registration('Longlong1', Object.fromEntries(names.map((name) => [name, '8'.repeat(1_000)]))),
    );
    expect([long.status, Object.keys(long.fields ?? {}).sort()]).toEqual([400, names.toSorted()]);
    // Full-width digits, a name in Cyrillic letters, a mark that turns the direction of writing.
    const strange = { qqNum: '１２３４５６', recommenderId: '\u0430lice01', line: 'ali\u202Ecod' };
    const alike = await register(registration('Longlong1', strange));
    expect([alike.status, Object.keys(alike.fields ?? {}).sort()]).toEqual([400, Object.keys(strange).toSorted()]);
    expect(await rows(world, 'select player_id from account')).toEqual(before);
    await set('registration.fields', {});
  });
});

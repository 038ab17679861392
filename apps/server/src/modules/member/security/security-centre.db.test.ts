import type { CallValue, getProfile, getSecurity, listBankAccounts, PlayerId } from '@pelita/contract';
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
import { afterAll, describe, expect, test } from 'vitest';
import { postTransfer } from '../../ledger/index.ts';

const world = await testDatabase();
const server = await peopleServer(world);
const { call } = server;
afterAll(server.close);

type Card = CallValue<typeof listBankAccounts>[number];
const security = async (token: string) =>
  (await call<CallValue<typeof getSecurity>>('GET', '/wps/member/security', { token })).value;
const card = (changes: object = {}) => ({
  bankName: 'Bank Purnama',
  accountName: 'Ali bin Abu',
  accountNumber: '1234567890',
  password: PASSWORD,
  ...changes,
});
const addCard = (token: string, changes?: object) =>
  call<Card>('PUT', '/wps/member/bankCard', { token, body: card(changes) });

describe('API-01 GET /wps/member/security', () => {
  test('MC-03 tells what is there and what is missing, contacts masked, and the login before', async () => {
    const { token, playerId } = await newMember(server, 'Centre001');
    expect(await security(token)).toEqual({
      mobileNum: null,
      email: null,
      hasLoginPassword: true,
      hasPaymentPassword: false,
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      bankAccounts: 0,
      socialAccounts: 0,
      registeredAddresses: 1,
      isProfileComplete: false,
      invitationCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
      lastLogin: null,
    });
    await provedContact(server, playerId, { channel: 'text', value: '+60123456789' });
    world.clock.advance({ minutes: 1 });
    const again = await call<{ token: string }>('POST', '/wps/session/login', { body: credentials('Centre001') });
    const seen = await security(again.value.token);
    expect(seen.mobileNum).toEqual({ value: '+60•••789', isProved: true });
    expect(seen.lastLogin?.at).toBe(world.clock.now().subtract({ minutes: 1 }).toString());
  });
});

describe('API-01 GET and PUT /wps/member/profile', () => {
  type Profile = CallValue<typeof getProfile>;
  const save = (token: string, body: object) => call<Profile>('PUT', '/wps/member/profile', { token, body });

  test('MC-03 every field is kept as typed in NFC; what is left out stays, what is empty goes', async () => {
    const { token } = await newMember(server, 'Profile01');
    const filled = {
      nickname: 'Ali 🪔',
      birthday: '1990-02-28',
      address: 'Jalan 1, Ipoh',
      nationality: 'MY',
      occupation: 'guru',
      sourceOfIncome: 'gaji',
      placeOfBirth: 'Cafe\u0301',
      telegram: '@ali',
      zalo: 'ali',
      line: 'ali',
      whatsapp: '+60123456789',
      facebook: 'ali',
      wechat: 'ali',
      qqNum: '12345',
    };
    expect((await save(token, filled)).value).toEqual({ ...filled, placeOfBirth: 'Café', payeeName: null });
    const { value } = await save(token, { nickname: '', zalo: ' ' });
    expect(value).toEqual({ ...filled, placeOfBirth: 'Café', payeeName: null, nickname: null, zalo: null });
    expect((await call<Profile>('GET', '/wps/member/profile', { token })).value).toEqual(value);
  });

  test('MC-03 a nationality is a country of the list; what was typed before there was one stays until it is chosen anew', async () => {
    const { token, playerId } = await newMember(server, 'Profile04');
    const said = async (nationality: string) => {
      const { value, fields } = await save(token, { nationality });
      return fields?.['nationality']?.key ?? value.nationality;
    };
    for (const nationality of ['Malaysia', 'my', 'ZZ', 'M', 'MYS'])
      expect(await said(nationality), nationality).toBe('not_on_list');
    expect(await said('MY')).toBe('MY');
    await rows(world, `update registration_detail set value = 'Warganegara' where player_id = $1 returning 1`, [
      playerId,
    ]);
    expect((await save(token, { nickname: 'Ali' })).value.nationality).toBe('Warganegara');
    expect(await said('Warganegara')).toBe('Warganegara');
    expect(await said('SG')).toBe('SG');
    expect(await said('Warganegara')).toBe('not_on_list');
    expect(await said('')).toBeNull();
  });

  test('REG-12 a member younger than the limit of 21 is refused, to the day in the brand’s zone', async () => {
    const { token } = await newMember(server, 'Profile02');
    const today = world.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').toPlainDate();
    const young = await save(token, { birthday: today.subtract({ years: 21 }).add({ days: 1 }).toString() });
    expect(young.fields?.['birthday']).toMatchObject({ key: 'too_young', params: { minimum: 21 } });
    expect((await save(token, { birthday: today.subtract({ years: 21 }).toString() })).status).toBe(200);
  });

  test('birthday_fixed: once it is set, and of two at once one is; other words for a day are none', async () => {
    const { token } = await newMember(server, 'Profile03');
    for (const birthday of ['1990-02-30', '28-02-1990', 'yesterday', '1990-2-8'])
      expect((await save(token, { birthday })).fields?.['birthday']?.key, birthday).toBe('date_ymd');
    const both = await Promise.all(['1990-01-01', '1980-01-01'].map((birthday) => save(token, { birthday })));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect((await save(token, { birthday: '' })).code).toBe('birthday_fixed');
  });

  test.each([
    ['nickname', 'x'.repeat(31), 'too_long'],
    ['address', 'x'.repeat(1_000), 'too_long'],
    ['address', 'a\0b', 'text_not_storable'],
    ['address', '\ud800', 'text_not_storable'],
    ['address', 5, 'invalid'],
    ['payeeName', 'Somebody Else', 'unknown'],
    ['type', 1, 'unknown'],
  ])('API-05 invalid_field: %s as %j', async (field, value, key) => {
    const token = (await call<{ token: string }>('POST', '/wps/session/login', { body: credentials('Profile03') }))
      .value.token;
    expect((await save(token, { [field]: value })).fields?.[field]?.key).toBe(key);
  });
});

describe('API-01 PUT and POST /wps/member/paymentPassword, GET /wps/member/hasWithdrawalPassword', () => {
  const set = (token: string, changes: object = {}) =>
    call('PUT', '/wps/member/paymentPassword', {
      token,
      body: { password: PASSWORD, paymentPassword: '483920', confirmPaymentPassword: '483920', ...changes },
    });
  const change = (token: string, oldPaymentPassword: string) =>
    call('POST', '/wps/member/paymentPassword', {
      token,
      body: { oldPaymentPassword, paymentPassword: '720561', confirmPaymentPassword: '720561' },
    });

  test('MC-03 it is set by the login password and changed by the old one, as Argon2id', async () => {
    const { token, playerId } = await newMember(server, 'Payment01');
    const has = async () => (await call('GET', '/wps/member/hasWithdrawalPassword', { token })).value;
    expect(await has()).toEqual({ hasWithdrawalPassword: false });
    expect((await change(token, '483920')).code).toBe('payment_password_unset');
    expect((await set(token, { password: 'not this one' })).code).toBe('password_wrong');
    expect((await set(token)).status).toBe(200);
    expect(await has()).toEqual({ hasWithdrawalPassword: true });
    expect((await set(token)).code).toBe('payment_password_set');
    expect((await change(token, '000111')).fields).toMatchObject({ oldPaymentPassword: { key: 'wrong_password' } });
    expect((await change(token, '483920')).status).toBe(200);
    expect((await change(token, '483920')).code).toBe('password_wrong');
    const [kept] = await rows<{ hash: string }>(
      world,
      `select hash from password where purpose = 'payment' and player_id = $1`,
      [playerId],
    );
    expect(kept?.hash).toMatch(/^\$argon2id\$/);
  });

  test('too_many_requests: a stolen session is no way to guess it', async () => {
    const { token } = await newMember(server, 'Payment02');
    await set(token);
    const said = [];
    for (let nth = 1; nth <= 10; nth++) said.push((await change(token, `10203${nth % 10}`)).code);
    expect(said).toEqual([...Array(9).fill('password_wrong'), 'too_many_requests']);
  });

  test.each([
    ['12345', 'digits'],
    ['abcdef', 'digits'],
    ['111111', 'password_common'],
    ['123456', 'password_common'],
    ['', 'required'],
  ])('invalid_field: %j', async (paymentPassword, key) => {
    const token = (await call<{ token: string }>('POST', '/wps/session/login', { body: credentials('Payment02') }))
      .value.token;
    const answer = await set(token, { paymentPassword, confirmPaymentPassword: paymentPassword });
    expect(answer.fields?.['paymentPassword']?.key).toBe(key);
  });
});

describe('API-01 GET and PUT /wps/member/bankCard, DELETE /wps/member/bankCard/{bankAccountId}', () => {
  const list = async (token: string) => (await call<Card[]>('GET', '/wps/member/bankCard', { token })).value;

  test('MC-03 accounts in one name, shown by the end of their number, at most five', async () => {
    const { token } = await newMember(server, 'Banking01');
    expect((await addCard(token)).value).toMatchObject({ accountName: 'Ali bin Abu', accountNumber: '•••7890' });
    const differing = await addCard(token, { accountName: 'Abu bin Ali', accountNumber: '1234567891' });
    expect(differing.fields).toMatchObject({ accountName: { key: 'holder_differs' } });
    for (let nth = 1; nth <= 4; nth++)
      expect((await addCard(token, { accountName: 'ALI  bin abu', accountNumber: `200000000${nth}` })).status).toBe(
        200,
      );
    expect((await addCard(token, { accountNumber: '2000000009' })).code).toBe('too_many_bank_accounts');
    expect(await list(token)).toHaveLength(5);
  });

  test('API-01 GET /wps/system/withdrawBanks MC-03 the brand’s banks, and no account at another', async () => {
    const { token } = await newMember(server, 'Banking06');
    const { value } = await call<{ bankCode: string; bankName: string }[]>('GET', '/wps/system/withdrawBanks');
    expect(value).toContainEqual({ bankCode: 'sauh', bankName: 'Bank Sauh' });
    for (const { bankName } of value)
      expect((await addCard(token, { bankName, accountNumber: '7000000001' })).value.bankName).toBe(bankName);
    const elsewhere = await addCard(token, { bankName: 'Bank of Nowhere' });
    expect([elsewhere.status, elsewhere.fields?.['bankName']?.key]).toEqual([400, 'not_on_list']);
  });

  test('bank_account_known: the same one twice, also at once; password_wrong: without the password none', async () => {
    const { token } = await newMember(server, 'Banking02');
    expect((await addCard(token, { password: 'not this one' })).code).toBe('password_wrong');
    const both = await Promise.all([addCard(token), addCard(token)]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['bank_account_known', undefined]));
  });

  test('bank_account_unknown: another member’s account is not there; a removed one is gone and may come again', async () => {
    const [one, other] = [await newMember(server, 'Banking03'), await newMember(server, 'Banking04')];
    const { bankAccountId } = (await addCard(one.token)).value;
    const remove = (token: string) => call('DELETE', `/wps/member/bankCard/${bankAccountId}`, { token });
    expect([(await remove(other.token)).status, (await remove(other.token)).code]).toEqual([
      404,
      'bank_account_unknown',
    ]);
    expect(await list(one.token)).toHaveLength(1);
    expect((await remove(one.token)).status).toBe(200);
    expect(await list(one.token)).toEqual([]);
    expect((await addCard(one.token)).status).toBe(200);
  });

  describe('API-01 PUT /wps/member/bankCard/{bankAccountId}/default', () => {
    const choose = (token: string, bankAccountId: string) =>
      call<Card[]>('PUT', `/wps/member/bankCard/${bankAccountId}/default`, { token });
    const numbersAdded = async (token: string, ...numbers: string[]): Promise<string[]> => {
      const ids = [];
      for (const accountNumber of numbers) {
        ids.push((await addCard(token, { accountNumber })).value.bankAccountId);
        world.clock.advance({ seconds: 1 });
      }
      return ids;
    };
    const defaults = async (token: string) =>
      (await list(token)).filter(({ isDefault }) => isDefault).map(({ bankAccountId }) => bankAccountId);

    test('MC-03 the first account is the default until another is chosen; without the chosen one it is the oldest', async () => {
      const { token } = await newMember(server, 'Default01');
      const first = await addCard(token, { accountNumber: '3000000000' });
      expect(first.value.isDefault).toBe(true);
      world.clock.advance({ seconds: 1 });
      const [second = '', third = ''] = await numbersAdded(token, '3000000001', '3000000002');
      const oldest = first.value.bankAccountId;
      expect(await defaults(token)).toEqual([oldest]);
      const chosen = await choose(token, third);
      expect(chosen.value.map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
      expect((await choose(token, third)).status).toBe(200);
      await choose(token, second);
      expect(await defaults(token)).toEqual([second]);
      await call('DELETE', `/wps/member/bankCard/${second}`, { token });
      expect(await defaults(token)).toEqual([oldest]);
      await call('DELETE', `/wps/member/bankCard/${oldest}`, { token });
      expect(await defaults(token)).toEqual([third]);
    });

    test('bank_account_unknown: another member’s, a removed one and none at all, and the default stays', async () => {
      const [one, other] = [await newMember(server, 'Default02'), await newMember(server, 'Default03')];
      const [mine = '', removed = '', last = ''] = await numbersAdded(
        one.token,
        '4000000001',
        '4000000002',
        '4000000003',
      );
      const [theirs = ''] = await numbersAdded(other.token, '4000000001');
      await choose(one.token, last);
      await call('DELETE', `/wps/member/bankCard/${removed}`, { token: one.token });
      for (const id of [theirs, removed, '019a0000-0000-7000-8000-000000000000']) {
        const answer = await choose(one.token, id);
        expect([answer.status, answer.code], id).toEqual([404, 'bank_account_unknown']);
      }
      expect((await choose(one.token, 'x')).fields?.['bankAccountId']?.key).toBe('pattern');
      expect(await defaults(one.token)).toEqual([last]);
      expect(await defaults(other.token)).toEqual([theirs]);
      const at = await Promise.all([choose(one.token, mine), choose(one.token, last), choose(one.token, mine)]);
      expect(at.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await defaults(one.token)).toHaveLength(1);
    });
  });

  test('LOGIN-12 the name of the account is a second step', async () => {
    const { token, username } = await newMember(server, 'Banking05');
    await addCard(token);
    await setSetting(world, 'features.loginAddressVerification', true);
    const address = '203.0.113.55';
    const held = await call('POST', '/wps/session/login', { body: credentials(username), address });
    expect(held.envelope['methods']).toEqual([{ method: 'bankName', hint: 'Bank Purnama' }]);
    const verify = (code: string) =>
      call('POST', '/wps/session/login/verification', {
        body: { verificationToken: held.envelope['verificationToken'], method: 'bankName', code },
        address,
      });
    expect((await verify('Abu bin Ali')).code).toBe('second_step_wrong');
    expect((await verify(' ali BIN  abu ')).status).toBe(200);
    await setSetting(world, 'features.loginAddressVerification', false);
  });
});

describe('API-01 POST /wps/member/closure', () => {
  const close = (token: string, password = PASSWORD) =>
    call('POST', '/wps/member/closure', { token, body: { password } });

  test('MC-03 the account is closed for good, every session ends, and its owner hears of it', async () => {
    const { token, username, playerId } = await newMember(server, 'Closing01');
    await provedContact(server, playerId, { channel: 'mail', value: 'closing@mail.example' });
    expect((await close(token, 'not this one')).code).toBe('password_wrong');
    expect((await close(token)).status).toBe(200);
    expect((await call('GET', '/wps/member/info', { token })).code).toBe('token_invalid');
    expect((await call('POST', '/wps/session/login', { body: credentials(username) })).code).toBe('non_member');
    await server.work('accounts.tell-owner');
    expect(server.post.sent.at(-1)?.to).toBe('closing@mail.example');
  });

  test('account_not_empty: while money is in it', async () => {
    const { token, playerId } = await newMember(server, 'Closing02');
    await paid(playerId);
    const answer = await close(token);
    expect([answer.status, answer.code]).toEqual([409, 'account_not_empty']);
    expect((await call('GET', '/wps/member/info', { token })).status).toBe(200);
  });

  async function paid(playerId: PlayerId): Promise<void> {
    await world.database.transaction((tx) =>
      postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'grant',
        key: 'closing',
        kind: 'grant',
        direction: 'credit',
        counterAccount: 'house:grant',
        amountMinor: 100n,
        currency: 'MYR',
        reference: 'closing',
      }),
    );
  }
});

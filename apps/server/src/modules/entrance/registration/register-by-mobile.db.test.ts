import { accountTypes, type CodeSent, type PlayerId, type SessionValue } from '@pelita/contract';
import {
  credentials,
  newMember,
  PASSWORD,
  peopleServer,
  registration,
  rows,
  seed,
  setSetting,
} from '@pelita/server/testing-people';
import { testDatabase } from '@pelita/testkit';
import { uplineOf } from '../../agents/index.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await peopleServer(world);
const { call, post } = server;
afterAll(server.close);
beforeEach(async () => {
  await setSetting(world, 'features.mobileRegistration', true);
  await setSetting(world, 'features.mobileVerificationAtRegistration', true);
  await setSetting(world, 'features.passwordAtMobileRegistration', false);
  await setSetting(world, 'features.mobileCodeLogin', true);
  await setSetting(world, 'registration.fields', {});
});

let numbers = 0;
const newNumber = (): string => `14${(1_000_000 + (numbers += 1)).toString()}`;
const byMobile = (body: object) =>
  call<SessionValue>('PUT', '/wps/member/register/mobile', { body: { humanVerification: 'a person', ...body } });
const byUsername = (body: object) => call<SessionValue>('PUT', '/wps/member/register', { body });
async function codeFor(mobileNo: string): Promise<string> {
  world.clock.advance({ seconds: 2 });
  await call<CodeSent>('POST', '/wps/verification/sms/register', { body: { mobileNo, humanVerification: 'a person' } });
  return post.codeTo(`+60${mobileNo}`);
}
const contactsOf = (playerId: string) =>
  rows(world, 'select channel, value, proved_at is not null as proved from account_contact where player_id = $1', [
    playerId,
  ]);

describe('API-01 PUT /wps/member/register/mobile', () => {
  test('REG-01 REG-06 the code proves the number, the name is drawn, and the number logs in from then on', async () => {
    const mobileNum = newNumber();
    const { value } = await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    expect(value.userName).toMatch(/^m[0-9a-z]{9}$/);
    expect(await contactsOf(value.id)).toEqual([{ channel: 'text', value: `+60${mobileNum}`, proved: true }]);
    expect(await rows(world, 'select 1 from password where player_id = $1', [value.id])).toEqual([]);
    await call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum, humanVerification: 'a person' } });
    const body = { username: mobileNum, password: post.codeTo(`+60${mobileNum}`), type: 'sms' };
    expect((await call<SessionValue>('POST', '/wps/session/login', { body })).value.id).toBe(value.id);
  });

  test('REG-06 a password is asked for, and kept, while MOBILENUMPASSREG3 is on', async () => {
    await setSetting(world, 'features.passwordAtMobileRegistration', true);
    const mobileNum = newNumber();
    const without = await byMobile({ mobileNum, verificationCode: '123456' });
    expect(without.fields).toMatchObject({ password: { key: 'required' } });
    const differing = { mobileNum, verificationCode: '123456', password: PASSWORD, confirmPassword: 'another' };
    expect((await byMobile(differing)).fields).toMatchObject({ confirmPassword: { key: 'checkPass' } });
    const common = { ...differing, password: 'password1', confirmPassword: 'password1' };
    expect((await byMobile(common)).fields).toMatchObject({ password: { key: 'password_common' } });
    const verificationCode = await codeFor(mobileNum);
    const { value } = await byMobile({ ...differing, verificationCode, confirmPassword: PASSWORD });
    const login = await call('POST', '/wps/session/login', { body: credentials(value.userName) });
    expect(login.status).toBe(200);
  });

  /** What each optional field may hold, and what its pattern refuses. */
  const optional = {
    payeeName: ['Ali bin Abu', 'A'],
    email: ['ali@mail.example', 'ali'],
    qqNum: ['1234567', '12'],
    line: ['ali.line', 'ali line'],
    whatsapp: ['ali-wa', 'ali wa'],
    facebook: ['ali.fb', 'ali fb'],
    wechat: ['ali_wc', 'ali wc'],
    idNumber: ['A1234567', 'A-1'],
    recommenderId: ['R2D2', 'R 2'],
    paymentPassword: ['247013', '12'],
  } as const;

  test.each(Object.entries(optional))(
    'REG-03 REG-13 by mobile too the brand may ask for %s, and its rule is applied',
    async (field, [fit, unfit]) => {
      const mobileNum = newNumber();
      const needed = { mobileNum, verificationCode: '000000' };
      await setSetting(world, 'registration.fields', { [field]: { enabled: true, required: true } });
      expect((await byMobile(needed)).fields).toMatchObject({ [field]: { key: 'required' } });
      expect(Object.keys((await byMobile({ ...needed, [field]: unfit })).fields ?? {})).toEqual([field]);
      const verificationCode = await codeFor(mobileNum);
      expect((await byMobile({ ...needed, verificationCode, [field]: fit })).status).toBe(200);
    },
  );

  test('REG-02 REG-03 what was filled in by mobile is kept as by username; what is switched off is left unread', async () => {
    const fields = ['payeeName', 'email', 'line', 'paymentPassword'] as const;
    await setSetting(
      world,
      'registration.fields',
      Object.fromEntries(fields.map((field) => [field, { enabled: true }])),
    );
    const mobileNum = newNumber();
    const filled = Object.fromEntries(Object.entries(optional).map(([field, [fit]]) => [field, fit]));
    const { value } = await byMobile({ ...filled, mobileNum, verificationCode: await codeFor(mobileNum) });
    expect(await contactsOf(value.id)).toEqual([
      { channel: 'text', value: `+60${mobileNum}`, proved: true },
      { channel: 'mail', value: 'ali@mail.example', proved: false },
    ]);
    const details = await rows(
      world,
      'select field, value from registration_detail where player_id = $1 order by field',
      [value.id],
    );
    expect(details).toEqual([
      { field: 'line', value: 'ali.line' },
      { field: 'payeeName', value: 'Ali bin Abu' },
    ]);
    expect(await rows(world, 'select purpose from password where player_id = $1', [value.id])).toEqual([
      { purpose: 'payment' },
    ]);
  });

  test('REG-03 captcha_required, captcha_wrong: by mobile too, while the brand asks for a picture', async () => {
    await setSetting(world, 'registration.fields', { captcha: { enabled: true, required: true } });
    const mobileNum = newNumber();
    const needed = { mobileNum, verificationCode: await codeFor(mobileNum) };
    expect((await byMobile(needed)).fields).toMatchObject({ captcha: { key: 'required' } });
    expect((await byMobile({ ...needed, captcha: '12345' })).code).toBe('captcha_wrong');
    await setSetting(world, 'registration.fields', {});
    expect((await byMobile(needed)).status, 'and its code is good still').toBe(200);
  });

  test('REG-13 contact_taken: a taken number is told only to a visitor who has proved it', async () => {
    const mobileNum = newNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    expect((await byMobile({ mobileNum, verificationCode: 'abc' })).code).not.toBe('contact_taken');
    const again = await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    expect([again.status, again.code, again.fields?.['mobileNum']?.key]).toEqual([400, 'contact_taken', 'taken']);
  });

  test('REG-13 faulty fields are told before the human check; without a person nothing is used up', async () => {
    const mobileNum = newNumber();
    const answer = await byMobile({ mobileNum: '12', humanVerification: 'a machine' });
    expect(answer.fields).toMatchObject({ mobileNum: { key: 'phone_number' }, verificationCode: { key: 'required' } });
    const verificationCode = await codeFor(mobileNum);
    expect((await byMobile({ mobileNum, verificationCode, humanVerification: 'a machine' })).code).toBe(
      'human_check_failed',
    );
    expect((await byMobile({ mobileNum, verificationCode })).status).toBe(200);
  });

  test('of two registrations with one code at once one is made', async () => {
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum);
    const both = await Promise.all([1, 2].map(() => byMobile({ mobileNum, verificationCode })));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
  });

  test('SMS-04 a registration that cannot be made leaves its code good', async () => {
    const mobileNum = newNumber();
    expect((await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) })).status).toBe(200);
    const verificationCode = await codeFor(mobileNum);
    for (let nth = 1; nth <= 2; nth++)
      expect((await byMobile({ mobileNum, verificationCode })).code, 'not code_expired').toBe('contact_taken');
  });

  test.each(['features.directRegistration', 'features.mobileRegistration'])(
    'REG-01 registration_closed while %s is off',
    async (key) => {
      await setSetting(world, key, false);
      expect((await byMobile({ mobileNum: newNumber(), verificationCode: '123456' })).code).toBe('registration_closed');
      await setSetting(world, key, true);
    },
  );
});

describe('API-01 PUT /wps/member/register with a number, a mail address, a captcha', () => {
  test('REG-06 REG-02 a number that must be proved is, with its code; an address is kept as typed', async () => {
    await setSetting(world, 'registration.fields', { mobileNum: { enabled: true }, email: { enabled: true } });
    const mobileNum = newNumber();
    const form = registration('Proving01', { mobileNum, email: 'Proving@Mail.Example' });
    expect((await byUsername(form)).fields).toMatchObject({ verificationCode: { key: 'required' } });
    await codeFor(mobileNum);
    expect((await byUsername({ ...form, verificationCode: '99999' })).code).toBe('code_wrong');
    const { value } = await byUsername({ ...form, verificationCode: post.codeTo(`+60${mobileNum}`) });
    expect(await contactsOf(value.id)).toEqual([
      { channel: 'text', value: `+60${mobileNum}`, proved: true },
      { channel: 'mail', value: 'proving@mail.example', proved: false },
    ]);
  });

  test('SMS-04 of two who want one name at once, the one who is late registers under another with the same code', async () => {
    await setSetting(world, 'registration.fields', { mobileNum: { enabled: true } });
    const forms = [];
    for (const mobileNum of [newNumber(), newNumber()])
      forms.push(registration('Wanted01', { mobileNum, verificationCode: await codeFor(mobileNum) }));
    const both = await Promise.all(forms.map(byUsername));
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['username_taken', undefined]));
    const late = forms[both.findIndex(({ code }) => code === 'username_taken')];
    expect((await byUsername({ ...late, username: 'Wanted02' })).status).toBe(200);
    expect((await byUsername({ ...late, username: 'Wanted03' })).code, 'and it is used up with the member').toBe(
      'code_expired',
    );
  });

  test('REG-13 neither a number nor an address that is no such thing is kept', async () => {
    await setSetting(world, 'registration.fields', { mobileNum: { enabled: true }, email: { enabled: true } });
    await setSetting(world, 'features.mobileVerificationAtRegistration', false);
    const answer = await byUsername(registration('Proving02', { mobileNum: '0000000', email: 'a@b@c.example' }));
    expect(answer.fields).toMatchObject({ mobileNum: { key: 'phone_number' }, email: { key: 'mail_address' } });
  });

  test('REG-02 captcha_required, captcha_wrong: while the brand asks for a picture', async () => {
    await setSetting(world, 'registration.fields', { captcha: { enabled: true } });
    const answer = await byUsername(registration('Pictured1', { captcha: '12345' }));
    expect([answer.code, answer.envelope['captcha']]).toEqual(['captcha_wrong', true]);
    await setSetting(world, 'registration.fields', { captcha: { enabled: true, required: true } });
    expect((await byUsername(registration('Pictured1'))).fields).toMatchObject({ captcha: { key: 'required' } });
  });
});

describe('REG-08 invitations', () => {
  const check = (code: string) =>
    call<{ code: string; isValid: true }>(
      'GET',
      `/wps/agent/affiliate?code=${encodeURIComponent(code)}&domain=pelita.example`,
    );
  const uplineNow = (playerId: PlayerId) => world.database.reading((tx) => uplineOf(tx, playerId));
  const codeOf = async (playerId: PlayerId) =>
    (await rows<{ code: string }>(world, 'select code from invitation_code where player_id = $1', [playerId]))[0]
      ?.code ?? '';

  test('API-01 GET /wps/agent/affiliate: an agent’s code in any letter case; a member’s and an unknown one are invitation_code_error', async () => {
    const code = await codeOf(await seed(server, 'Inviter01', accountTypes.agent));
    expect((await check(` ${code.toLowerCase()} `)).value).toEqual({ code, isValid: true });
    const ofMember = await codeOf((await newMember(server, 'Inviter02')).playerId);
    for (const wrong of ['', 'NOBODYS1', ofMember, "' or 1=1 --", 'x'.repeat(200)]) {
      const answer = await check(wrong);
      expect([wrong, answer.status, answer.code]).toEqual([wrong, 400, 'invitation_code_error']);
    }
  });

  test('REG-08 with kind referral every player’s code is right, a trial account’s and an unknown one not', async () => {
    const ofFriend = (code: string) =>
      call('GET', `/wps/agent/affiliate?kind=referral&code=${code}&domain=pelita.example`);
    const code = await codeOf((await newMember(server, 'Friend001')).playerId);
    expect((await ofFriend(code.toLowerCase())).value).toEqual({ code, isValid: true });
    expect((await ofFriend('NOBODYS1')).code).toBe('invitation_code_error');
    expect((await ofFriend('')).code).toBe('invitation_code_error');
  });

  test('REG-08 the code of an address counts where the form has no field for it, and is checked all the same', async () => {
    await setSetting(world, 'registration.fields', {});
    const agent = await seed(server, 'Inviter05', accountTypes.agent);
    const { playerId } = await newMember(server, 'Invitee05', { affiliateCode: await codeOf(agent) });
    expect(await uplineNow(playerId)).toBe(agent);
    const wrong = await byUsername(registration('Invitee06', { affiliateCode: 'NOBODYS1' }));
    expect(wrong.code).toBe('invitation_code_error');
  });

  test('REG-03 REG-08 by mobile a code is required and formed as the rules say', async () => {
    await setSetting(world, 'registration.fields', { affiliateCode: { enabled: true, required: true } });
    const mobileNum = newNumber();
    expect((await byMobile({ mobileNum, verificationCode: '000000' })).fields).toEqual({
      affiliateCode: { key: 'required', message: 'required' },
    });
    expect((await byMobile({ mobileNum, verificationCode: '000000', affiliateCode: 'AB CD' })).fields).toMatchObject({
      affiliateCode: { key: 'letters_or_digits' },
    });
    await setSetting(world, 'registration.fields', {});
  });

  test('REG-08 REF-01 a registration keeps whose codes it carried', async () => {
    await setSetting(world, 'registration.fields', {
      affiliateCode: { enabled: true },
      referralCode: { enabled: true },
    });
    const agent = await seed(server, 'Inviter03', accountTypes.seniorAgent);
    const friend = await newMember(server, 'Inviter04');
    const codes = { affiliateCode: await codeOf(agent), referralCode: await codeOf(friend.playerId) };
    const { playerId } = await newMember(server, 'Invitee01', codes);
    expect(await uplineNow(playerId)).toBe(agent);
    expect(await rows(world, 'select referrer_id from account where player_id = $1', [playerId])).toEqual([
      { referrer_id: friend.playerId },
    ]);
    const mobileNum = newNumber();
    const { value } = await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum), ...codes });
    expect(await uplineNow(value.id as PlayerId)).toBe(agent);
  });

  test('REG-08 invitation_code_error: an unknown code makes no account, and the refusal names its field', async () => {
    await setSetting(world, 'registration.fields', { affiliateCode: { enabled: true } });
    const answer = await byUsername(registration('Invitee02', { affiliateCode: 'NOBODYS1' }));
    expect([answer.code, answer.fields?.['affiliateCode']?.key]).toEqual(['invitation_code_error', 'invitation_code']);
    expect(await rows(world, `select 1 from account_name where name = 'invitee02'`)).toEqual([]);
  });
});

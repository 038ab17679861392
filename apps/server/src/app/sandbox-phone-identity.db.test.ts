import { getHumanChallenge, getSmsProvider, register } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { recordSettingChange } from '../modules/audit/index.ts';
import { solvedChallenge } from '../platform/providers/human-check/testing/solved-challenge.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';

const world = await testDatabase();
const server = await testServer(world);
const set = async (key: string, value: unknown) => {
  await world.database.transaction((tx) =>
    changeSetting(world.platform.settings.catalogue, recordSettingChange)(tx, 'test', key, value),
  );
  await world.platform.settings.refresh();
};
const ask = async (act: string, body: object) => {
  const answer = await server.call(`/dev/phone-identity/v1/accounts:${act}?key=sandbox`, { method: 'POST', body });
  return JSON.parse(answer.text) as { error?: { message: string }; sessionInfo?: string; idToken?: string };
};
const send = (phoneNumber?: string, recaptchaToken = 'proof') =>
  ask('sendVerificationCode', { ...(phoneNumber === undefined ? {} : { phoneNumber }), recaptchaToken });
const signIn = (body: object) => ask('signInWithPhoneNumber', body);
const codeTo = async (number: string) => {
  const inbox = JSON.parse((await server.call('/dev/inbox.json')).text) as { to: string; code?: string }[];
  return inbox.find(({ to }) => to === number)?.code ?? '';
};

test('REG-09 SMS-06 the sandbox’s identity provider proves a number by a signed token, and names what goes wrong', async () => {
  expect((await send('+60123456001')).error?.message).toBe('OPERATION_NOT_ALLOWED');
  await set('sms.path', 'identityProvider');
  await set('features.mobileVerificationAtRegistration', true);
  await set('registration.fields', { mobileNum: { enabled: true, required: true } });
  expect((await server.send(getSmsProvider, {})).value).toMatchObject({ apiUrl: '/dev/phone-identity/v1' });

  expect((await send()).error?.message).toBe('MISSING_PHONE_NUMBER');
  expect((await send('12')).error?.message).toBe('INVALID_PHONE_NUMBER');
  expect((await send('+60123456001', '')).error?.message).toBe('CAPTCHA_CHECK_FAILED');
  const { sessionInfo } = await send('+60123456001');
  const code = await codeTo('+60123456001');
  expect((await signIn({ sessionInfo })).error?.message).toBe('MISSING_CODE');
  expect((await signIn({ sessionInfo, code: 'wrong' })).error?.message).toBe('INVALID_CODE');
  expect((await signIn({ sessionInfo: 'unknown', code })).error?.message).toBe('SESSION_EXPIRED');
  const { idToken = '' } = await signIn({ sessionInfo, code });
  expect((await signIn({ sessionInfo, code })).error?.message).toBe('SESSION_EXPIRED');

  const person = { username: 'phones01', password: 'seven tin boats', confirmPassword: 'seven tin boats' };
  const body = { ...person, mobileNum: '123456001', verificationCode: code, firebaseIdToken: idToken };
  const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
  const { value } = await server.send(register, { body: { ...body, humanVerification } });
  expect(value.userName).toBe('phones01');

  const again = (await send('+60123456001')).sessionInfo;
  for (let turn = 0; turn < 5; turn += 1) await signIn({ sessionInfo: again, code: 'wrong' });
  const late = await codeTo('+60123456001');
  expect((await signIn({ sessionInfo: again, code: late })).error?.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  for (let turn = 0; turn < 3; turn += 1) await send('+60123456001');
  expect((await send('+60123456001')).error?.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  for (let turn = 0; turn < 15; turn += 1) {
    world.clock.advance({ minutes: 6 });
    await send('+60123456001');
  }
  expect((await send('+60123456001')).error?.message).toBe('QUOTA_EXCEEDED');
});

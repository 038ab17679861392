import { phoneVerificationErrors, THIRD_PARTY_SMS_COUNTDOWN_MINUTES } from '@pelita/contract';
import { en, ms } from '@pelita/i18n/messages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { phoneVerificationError, provePhone, sendPhoneCode, thirdPartySent } from './phone-identity.ts';

const provider = { apiUrl: 'https://phones.example/v1', apiKey: 'key' };
afterEach(() => vi.unstubAllGlobals());
const answering = (status: number, body: unknown) => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('SMS-06 what the identity provider for phones refuses', () => {
  test.each([
    ['INVALID_PHONE_NUMBER', 'phone_number_invalid'],
    ['MISSING_PHONE_NUMBER', 'phone_number_invalid'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'phone_too_many_requests'],
    ['INVALID_CODE', 'phone_code_invalid'],
    ['MISSING_CODE', 'phone_code_invalid'],
    ['CAPTCHA_CHECK_FAILED', 'phone_captcha_failed'],
    ['QUOTA_EXCEEDED : Exceeded daily quota', 'phone_quota_exceeded'],
    ['OPERATION_NOT_ALLOWED', 'phone_operation_not_allowed'],
    ['SESSION_EXPIRED', 'phone_code_expired'],
    ['auth/popup-closed-by-user', 'phone_popup_closed'],
    ['auth/invalid-verification-code', 'phone_code_invalid'],
    ['SOMETHING_NEW', 'phone_unknown_failure'],
    [undefined, 'phone_unknown_failure'],
  ])('%s comes out as %s', async (said, name) => {
    expect(phoneVerificationError(said)).toBe(name);
    answering(400, { error: { code: 400, message: said } });
    await expect(provePhone(provider, 'session', '123456')).rejects.toMatchObject({ code: name });
  });

  test('each of the nine has a text of its own in Malay and in English', () => {
    expect(phoneVerificationErrors).toHaveLength(9);
    for (const texts of [en.phone, ms.phone]) {
      const said = phoneVerificationErrors.map((name) => texts[name]);
      expect(new Set(said).size).toBe(9);
      for (const text of said) expect(text).not.toBe('');
    }
  });

  test('an answer without what was asked for is an unknown failure', async () => {
    answering(200, {});
    await expect(sendPhoneCode(provider, '+60123', 'proof')).rejects.toMatchObject({ code: 'phone_unknown_failure' });
  });
});

test('REG-09 the number and the proof of being a person go out, and no cookie', async () => {
  const fetch = answering(200, { sessionInfo: 'session' });
  expect(await sendPhoneCode(provider, '+60123', 'proof')).toBe('session');
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://phones.example/v1/accounts:sendVerificationCode?key=key');
  expect(init).toMatchObject({ credentials: 'omit' });
  expect(JSON.parse(init?.body as string)).toEqual({ phoneNumber: '+60123', recaptchaToken: 'proof' });
});

test('SMS-01 on this path another code may be asked for after one minute', () => {
  expect(THIRD_PARTY_SMS_COUNTDOWN_MINUTES).toBe(1);
  const sent = thirdPartySent('sent', Date.UTC(2026, 0, 1));
  expect(sent).toEqual({ expiredMinutes: 1, expirationTime: '2026-01-01T00:01:00.000Z', message: 'sent' });
});

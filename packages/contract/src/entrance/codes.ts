import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText, ShortText } from '../shapes.ts';
import { HumanVerification } from './shapes.ts';

/** One-time codes that prove a number or an address, and the picture that tells people from machines. */

/** Which picture a visitor is looking at. */
export const CAPTCHA_COOKIE = 'captchaId';

export const CodeSent = z.object({
  /** So long the code is good, and so long no other one should be asked for. */
  expiredMinutes: z.number(),
  expirationTime: InstantText,
  message: z.string(),
});

export type CodeSent = z.output<typeof CodeSent>;

const refusals = [
  'human_check_failed',
  'code_not_allowed',
  'too_many_codes',
  'code_quota_exceeded',
  'too_many_requests',
] as const;

export const sendLoginCode = call('POST /wps/verification/sms/noLogin', {
  who: 'visitor',
  rate: 'codes',
  body: z.strictObject({
    mobileNum: ShortText,
    countryDialingCode: z.optional(ShortText),
    humanVerification: HumanVerification,
  }),
  value: CodeSent,
  refusals,
  summary: 'Sends a login code to a mobile number; whether an account has the number is not told.',
});

export const sendRegistrationCode = call('POST /wps/verification/sms/register', {
  who: 'visitor',
  rate: 'codes',
  body: z
    .strictObject({
      /** The registration form calls it mobileNo. */
      mobileNo: z.optional(ShortText),
      mobileNum: z.optional(ShortText),
      countryDialingCode: z.optional(ShortText),
      humanVerification: HumanVerification,
    })
    .check(
      z.refine(({ mobileNo, mobileNum }) => mobileNo !== undefined || mobileNum !== undefined, { path: ['mobileNum'] }),
    ),
  value: CodeSent,
  refusals: [...refusals, 'code_not_sent'],
  summary: 'Sends a code to the mobile number of a registration.',
});

export const getSmsProvider = call('GET /wps/system/setting/sms', {
  who: 'visitor',
  value: z.object({
    path: z.enum(['carrier', 'identityProvider']),
    /** Of the identity provider; a path of this site in the sandbox. */
    apiUrl: z.nullable(z.string()),
    apiKey: z.nullable(z.string()),
  }),
  summary:
    'Which party sends and judges the code of a registration: this server, or an identity provider that the client asks.',
});

/** SMS-06: what goes wrong between a client and the identity provider. */
export const phoneVerificationErrors = [
  'phone_number_invalid',
  'phone_too_many_requests',
  'phone_unknown_failure',
  'phone_code_invalid',
  'phone_captcha_failed',
  'phone_quota_exceeded',
  'phone_operation_not_allowed',
  'phone_code_expired',
  'phone_popup_closed',
] as const;

export type PhoneVerificationError = (typeof phoneVerificationErrors)[number];

export const getCaptcha = call('GET /wps/captcha', {
  who: 'visitor',
  rate: 'captcha',
  value: z.string(),
  summary: 'A PNG in base64 that shows digits; the cookie captchaId says which. Good for one answer.',
});

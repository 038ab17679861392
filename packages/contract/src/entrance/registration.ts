import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PasswordText, ShortText } from '../shapes.ts';
import { CAPTCHA_COOKIE } from './codes.ts';
import { HumanVerification, SessionValue, SocialToken } from './shapes.ts';
import { SOCIAL_LOGIN_COOKIE } from './social.ts';

/** Making an account. */

/** REG-02, REG-03: what both forms may carry: the optional fields that the rules switch on, and what is sent along. */
const inEveryForm = {
  payeeName: z.optional(ShortText),
  email: z.optional(ShortText),
  qqNum: z.optional(ShortText),
  recommenderId: z.optional(ShortText),
  captcha: z.optional(ShortText),
  affiliateCode: z.optional(ShortText),
  paymentPassword: z.optional(PasswordText),
  line: z.optional(ShortText),
  whatsapp: z.optional(ShortText),
  facebook: z.optional(ShortText),
  wechat: z.optional(ShortText),
  idNumber: z.optional(ShortText),
  referralCode: z.optional(ShortText),
  domain: z.optional(ShortText),
  countryDialingCode: z.optional(ShortText),
  /** False opens no session: the token of the answer is empty. */
  login: z.optional(z.boolean()),
  registerUrl: z.optional(ShortText),
  registerMethod: z.optional(ShortText),
  firebaseChannel: z.optional(ShortText),
  /** REG-09: where an identity provider proves the number, what it says. */
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096, { error: 'too_long' }))),
  /** LOGIN-11: the account of an identity provider that opens this one from now on. */
  socialToken: z.optional(SocialToken),
  loginDeviceId: z.optional(ShortText),
  humanVerification: HumanVerification,
};

export const register = call('PUT /wps/member/register', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE, SOCIAL_LOGIN_COOKIE],
  sealed: true,
  rate: 'registration',
  body: z.strictObject({
    username: ShortText,
    password: PasswordText,
    confirmPassword: PasswordText,
    mobileNum: z.optional(ShortText),
    verificationCode: z.optional(ShortText),
    ...inEveryForm,
  }),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'code_wrong',
    'code_expired',
    'code_locked',
    'phone_token_invalid',
    'phone_provider_unreachable',
    'username_taken',
    'contact_taken',
    'social_login_expired',
    'social_account_taken',
    'invitation_code_error',
    'registration_closed',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Registers a member by username and opens the first session.',
});

export const registerByMobile = call('PUT /wps/member/register/mobile', {
  who: 'visitor',
  cookies: [CAPTCHA_COOKIE, SOCIAL_LOGIN_COOKIE],
  sealed: true,
  rate: 'registration',
  body: z.strictObject({
    mobileNum: ShortText,
    /** Required while REGMOBVERF3 is on, or where no password is asked for. */
    verificationCode: z.optional(ShortText),
    /** Required while MOBILENUMPASSREG3 is on. */
    password: z.optional(PasswordText),
    confirmPassword: z.optional(PasswordText),
    ...inEveryForm,
  }),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'captcha_required',
    'captcha_wrong',
    'code_wrong',
    'code_expired',
    'code_locked',
    'phone_token_invalid',
    'phone_provider_unreachable',
    'contact_taken',
    'social_login_expired',
    'social_account_taken',
    'invitation_code_error',
    'registration_closed',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Registers a member by mobile number, under a drawn username, and opens the first session.',
});

export const checkAffiliateCode = call('GET /wps/agent/affiliate', {
  who: 'visitor',
  rate: 'recovery',
  query: z.object({
    code: ShortText,
    domain: z.optional(ShortText),
    kind: z._default(z.enum(['affiliate', 'referral'], { error: 'pattern' }), 'affiliate'),
  }),
  value: z.object({ code: z.string(), isValid: z.literal(true) }),
  refusals: ['invitation_code_error'],
  summary: 'Whether an invitation code is an agent’s, or with kind referral a member’s, before a registration uses it.',
});

import * as z from 'zod/mini';
import { DEVICE_COOKIE } from '../accounts/devices.ts';
import { call } from '../call.ts';
import { ShortText, TOKEN_FORM } from '../shapes.ts';
import { CodeSent } from './codes.ts';
import { SessionValue } from './shapes.ts';

/** The second proof of a login: of a bound authenticator on every device that is not trusted, else where LOGIN-12 asks. */

export const secondStepMethods = ['sms', 'mail', 'authenticator', 'bankName'] as const;

export type SecondStepMethod = (typeof secondStepMethods)[number];

const VerificationToken = z.string().check(z.regex(TOKEN_FORM, { error: 'pattern' }));

export const sendLoginVerificationCode = call('POST /wps/session/login/verification/code', {
  who: 'visitor',
  rate: 'codes',
  body: z.strictObject({
    verificationToken: VerificationToken,
    method: z.enum(['sms', 'mail'], { error: 'pattern' }),
  }),
  value: CodeSent,
  refusals: [
    'login_verification_expired',
    'code_not_allowed',
    'too_many_codes',
    'code_quota_exceeded',
    'code_not_sent',
    'too_many_requests',
  ],
  summary: 'Sends the code of a login’s second step to the member’s own number or mail address.',
});

export const verifyLogin = call('POST /wps/session/login/verification', {
  who: 'visitor',
  cookies: [DEVICE_COOKIE],
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** From the refusal `login_verification_required`. */
    verificationToken: VerificationToken,
    method: z.enum(secondStepMethods, { error: 'pattern' }),
    /** The code, a recovery code, or the name in which the bank account is held. */
    code: ShortText,
    loginDeviceId: z.optional(ShortText),
    /** Whether later logins with this browser go without a second step, for as long as the operator lets them. */
    trustDevice: z.optional(z.boolean()),
  }),
  value: SessionValue,
  refusals: [
    'login_verification_expired',
    'second_step_wrong',
    'code_not_allowed',
    'code_wrong',
    'code_expired',
    'code_locked',
    'non_member',
    'non_agent',
    'too_many_requests',
  ],
  summary: 'The second step of a login; the address counts as registered from then on.',
});

import * as z from 'zod/mini';
import { DEVICE_COOKIE } from '../accounts/devices.ts';
import { call } from '../call.ts';
import { Done, PasswordText, ShortText, TOKEN_FORM } from '../shapes.ts';
import { CodeSent } from './codes.ts';
import { HumanVerification, SessionValue } from './shapes.ts';

/** Coming back to an account whose password is forgotten. */

export const sendPasswordMail = call('POST /wps/member/password/email', {
  who: 'visitor',
  form: true,
  rate: 'recovery',
  body: z.strictObject({ username: ShortText, email: ShortText }),
  value: z.object({ message: z.string() }),
  refusals: ['recovery_unknown_account', 'code_not_allowed'],
  summary: 'Sends a link for a new password, if the account has this mail address; which is not told.',
});

/** From the link of the mail. */
const ResetToken = z.string().check(z.regex(TOKEN_FORM, { error: 'pattern' }));

export const checkResetLink = call('POST /wps/member/password/reset/check', {
  who: 'visitor',
  sealed: true,
  // A look does not use up the few tries at setting the password, and a token cannot be guessed.
  rate: 'login',
  body: z.strictObject({ resetToken: ResetToken }),
  value: Done,
  refusals: ['reset_link_invalid'],
  summary: 'Says whether the link of the mail is still good for a new password, and leaves it so. It names no account.',
});

export const resetPassword = call('POST /wps/member/password/reset', {
  who: 'visitor',
  sealed: true,
  rate: 'recovery',
  body: z.strictObject({
    resetToken: ResetToken,
    newPassword: PasswordText,
    confirmNewPassword: PasswordText,
  }),
  value: Done,
  refusals: ['reset_link_invalid', 'overloaded'],
  summary: 'Sets a new password by the link of the mail and ends every session.',
});

export const sendRecoveryCode = call('POST /wps/member/password/sms', {
  who: 'visitor',
  rate: 'codes',
  body: z.strictObject({
    mobileNum: ShortText,
    countryDialingCode: z.optional(ShortText),
    humanVerification: HumanVerification,
  }),
  value: CodeSent,
  refusals: ['human_check_failed', 'code_not_allowed', 'too_many_codes', 'code_quota_exceeded'],
  summary: 'Sends a code for a new password; whether an account has the number is not told.',
});

export const recoverByPhone = call('POST /wps/member/password/verification', {
  who: 'visitor',
  cookies: [DEVICE_COOKIE],
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    newPassword: PasswordText,
    mobileNum: ShortText,
    countryDialingCode: z.optional(ShortText),
    verificationCode: ShortText,
    loginDeviceId: z.optional(ShortText),
    /** The code proves enough; a human check that comes along is used up all the same. */
    humanVerification: z.optional(HumanVerification),
  }),
  value: SessionValue,
  refusals: [
    'human_check_failed',
    'code_not_allowed',
    'code_wrong',
    'code_expired',
    'code_locked',
    'login_verification_required',
    'non_member',
    'overloaded',
  ],
  summary: 'Sets a new password by the code sent to the phone, ends every session and opens a new one.',
});

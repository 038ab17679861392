import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CodeSent } from '../entrance/codes.ts';
import { Done, PasswordText, ShortText } from '../shapes.ts';

/** The first login password of an account that was registered without one, by mobile number or by an external account. */

export const sendFirstPasswordCode = call('POST /wps/member/password/code', {
  who: 'member',
  whileOnBreak: true,
  rate: 'codes',
  value: CodeSent,
  refusals: ['login_password_set', 'code_not_allowed', 'too_many_codes', 'code_quota_exceeded', 'code_not_sent'],
  summary: 'Sends the code for a first login password to the member’s own number or mail address.',
});

export const setFirstPassword = call('PUT /wps/member/password', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({ code: ShortText, newPassword: PasswordText, confirmNewPassword: PasswordText }),
  value: Done,
  refusals: ['login_password_set', 'code_not_allowed', 'code_wrong', 'code_expired', 'code_locked', 'overloaded'],
  summary: 'Sets the first login password, by a code, and ends every other session.',
});

import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CodeSent } from '../entrance/codes.ts';
import { Done, PasswordText, ShortText } from '../shapes.ts';

/** The number and the mail address of a player, each proved by a code. */

const NewContact = {
  channel: z.enum(['text', 'mail'], { error: 'pattern' }),
  mobileNum: z.optional(ShortText),
  countryDialingCode: z.optional(ShortText),
  email: z.optional(ShortText),
};

export const sendContactCode = call('POST /wps/member/contact/code', {
  who: 'member',
  rate: 'codes',
  body: z.strictObject(NewContact),
  value: CodeSent,
  refusals: ['code_not_allowed', 'too_many_codes', 'code_quota_exceeded', 'code_not_sent'],
  summary: 'Sends a code to a number or mail address that the player wants to bind.',
});

export const bindContact = call('PUT /wps/member/contact', {
  who: 'member',
  sealed: true,
  rate: 'login',
  body: z.strictObject({ ...NewContact, code: ShortText, password: PasswordText }),
  value: Done,
  refusals: ['password_wrong', 'code_wrong', 'code_expired', 'code_locked', 'contact_taken', 'overloaded'],
  summary: 'Binds the number or mail address that the code proves, in the place of the former one.',
});

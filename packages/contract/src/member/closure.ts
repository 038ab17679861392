import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, PasswordText } from '../shapes.ts';

/** The end of an account. */

export const closeAccount = call('POST /wps/member/closure', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText }),
  value: Done,
  refusals: ['password_wrong', 'account_not_empty', 'overloaded'],
  summary: 'Closes the account for good, once no money is left in it, and ends every session.',
});

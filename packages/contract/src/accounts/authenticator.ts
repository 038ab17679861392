import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, PasswordText, ShortText } from '../shapes.ts';

/** The authenticator app of an account, and the recovery codes that replace it when it is lost. */

export const beginAuthenticator = call('POST /wps/member/authenticator', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText }),
  value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: ['password_wrong', 'authenticator_bound', 'overloaded'],
  summary: 'Draws the secret of an authenticator; it counts once a code of it has come back.',
});

export const bindAuthenticator = call('PUT /wps/member/authenticator', {
  who: 'member',
  whileOnBreak: true,
  rate: 'login',
  body: z.strictObject({ code: ShortText }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['second_step_wrong', 'authenticator_bound', 'authenticator_unbound'],
  summary: 'Binds the authenticator by its first code and answers the recovery codes, this once.',
});

export const removeAuthenticator = call('POST /wps/member/authenticator/removal', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({ password: PasswordText, code: ShortText }),
  value: Done,
  refusals: ['password_wrong', 'second_step_wrong', 'authenticator_unbound', 'overloaded'],
  summary: 'Takes the authenticator off, by the password and a code or recovery code.',
});

import * as z from 'zod/mini';
import { call } from '../call.ts';
import { TOKEN_FORM } from '../shapes.ts';

/** Shapes that the calls of the entrance share. */

/** base64 of `{ "challenge", "solution" }` of an ALTCHA version 2 proof of work. */
export const HumanVerification = z
  .string()
  .check(z.minLength(1, { error: 'required' }), z.maxLength(8192, { error: 'too_long' }));

/** From the refusal `social_account_unlinked`: its holder has come from an identity provider that knows them. */
export const SocialToken = z.string().check(z.regex(TOKEN_FORM, { error: 'pattern' }));

/** Whatever opens a session answers alike. */
export const SessionValue = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

export type SessionValue = z.output<typeof SessionValue>;

export const getHumanChallenge = call('GET /wps/verification/human', {
  who: 'visitor',
  value: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  summary: 'A proof-of-work challenge (ALTCHA version 2), good for one call.',
});

import * as z from 'zod/mini';
import { call } from './call.ts';
import { CodeSent } from './codes.ts';
import { SessionValue, ShortText } from './identity-shapes.ts';
import { Done, InstantText, TOKEN_FORM, UuidText } from './shapes.ts';

/** LOGIN-12: a login from an address that the member has not used before asks for a second proof. */

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
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** From the refusal `login_verification_required`. */
    verificationToken: VerificationToken,
    method: z.enum(secondStepMethods, { error: 'pattern' }),
    /** The code, a recovery code, or the name in which the bank account is held. */
    code: ShortText,
    loginDeviceId: z.optional(ShortText),
  }),
  value: SessionValue,
  refusals: [
    'login_verification_expired',
    'second_step_wrong',
    'code_wrong',
    'code_expired',
    'code_locked',
    'non_member',
    'non_agent',
    'too_many_requests',
  ],
  summary: 'The second step of a login; the address counts as registered from then on.',
});

export const listRegisteredAddresses = call('GET /wps/member/addresses', {
  who: 'member',
  value: z.array(
    z.object({
      addressId: UuidText,
      address: z.string(),
      registeredAt: InstantText,
      lastUsedAt: InstantText,
      isCurrent: z.boolean(),
    }),
  ),
  summary: 'The addresses from which the member logs in without a second step.',
});

export const removeRegisteredAddress = call('DELETE /wps/member/addresses/{addressId}', {
  who: 'member',
  params: z.object({ addressId: UuidText }),
  value: Done,
  refusals: ['registered_address_unknown'],
  summary: 'Forgets an address; the next login from it asks for the second step again.',
});

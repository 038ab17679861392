import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText } from '../shapes.ts';

/** MC-03: how well an account is kept. */

const Masked = z.nullable(z.object({ value: z.string(), isProved: z.boolean() }));

export const getSecurity = call('GET /wps/member/security', {
  who: 'member',
  value: z.object({
    mobileNum: Masked,
    email: Masked,
    hasLoginPassword: z.boolean(),
    hasPaymentPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
    bankAccounts: z.number(),
    socialAccounts: z.number(),
    registeredAddresses: z.number(),
    isProfileComplete: z.boolean(),
    invitationCode: z.nullable(z.string()),
    /** The login before the one that asks. */
    lastLogin: z.nullable(z.object({ at: InstantText, address: z.string() })),
  }),
  summary: 'How well the account is kept, contacts masked, and when it was last entered.',
});

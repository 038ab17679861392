import type { CallValue, getSecurity } from '@pelita/contract';

export type Security = CallValue<typeof getSecurity>;

/** What the meter counts, in the order in which the lines stand; each is the name of the room that mends it. */
export const counted = [
  'loginPassword',
  'mobile',
  'email',
  'authenticator',
  'paymentPassword',
  'bankAccounts',
  'profile',
] as const;
export type Counted = (typeof counted)[number];

/** A contact that nobody has proved yet helps nobody back in. */
export function whatIsKept(security: Security): Record<Counted, boolean> {
  return {
    loginPassword: security.hasLoginPassword,
    mobile: security.mobileNum?.isProved ?? false,
    email: security.email?.isProved ?? false,
    authenticator: security.hasAuthenticator,
    paymentPassword: security.hasPaymentPassword,
    bankAccounts: security.bankAccounts > 0,
    profile: security.isProfileComplete,
  };
}

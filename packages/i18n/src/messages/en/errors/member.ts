import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const member = {
  authenticator_bound: 'Your account already has an authenticator.',
  authenticator_unbound: 'Your account has no authenticator yet.',
  birthday_fixed: 'Your birthday cannot be changed any more. Please contact our service.',
  account_not_empty: 'There is still money in your account. Please withdraw it first.',
  registered_address_unknown: 'This IP address is not on your list.',
} as const satisfies ErrorTexts<'member'>;

import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const social = {
  social_login_closed: 'This way of logging in is not available at the moment.',
  social_provider_unreachable:
    'The other service does not answer. Please try again in a moment, or log in another way.',
  social_login_expired: 'That took too long. Please start again.',
  social_account_unlinked: 'No account here is linked to it yet.',
  social_account_taken: 'It is already linked to another account here.',
  social_account_linked: 'Your account is already linked to another profile of this service.',
  social_account_unknown: 'Your account is not linked to this service.',
  social_account_needed: 'This is the only way into your account. Set a password first.',
} as const satisfies ErrorTexts<'social'>;

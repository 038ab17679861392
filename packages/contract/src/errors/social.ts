import type { ErrorEntry } from '../error-entry.ts';

/** Accounts at other identity providers. */
export const socialErrors = {
  social_login_closed: {
    status: 403,
    errorCode: 'function.not.available',
    meaning: 'Logging in by this identity provider is switched off or not set up.',
  },
  social_provider_unreachable: { status: 503, meaning: 'The identity provider does not answer.' },
  social_login_expired: {
    status: 400,
    meaning: 'The way through the identity provider came too late, twice, or in another browser.',
  },
  social_account_unlinked: {
    status: 403,
    meaning: 'No member has linked this account; `socialToken` serves to register one or to link it with a password.',
  },
  social_account_taken: { status: 409, meaning: 'Another member has linked this account.' },
  social_account_linked: { status: 409, meaning: 'The member has linked another account of this provider.' },
  social_account_unknown: { status: 404, meaning: 'The member has no link with this provider.' },
  social_account_needed: { status: 409, meaning: 'Without this link nothing would open the account any more.' },
} as const satisfies Record<string, ErrorEntry>;

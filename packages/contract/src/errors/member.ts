import type { ErrorEntry } from '../error-entry.ts';

/** The member centre. */
export const memberErrors = {
  authenticator_bound: { status: 409, meaning: 'The account has an authenticator already.' },
  authenticator_unbound: { status: 409, meaning: 'The account has no authenticator, or none that waits for its code.' },
  birthday_fixed: { status: 409, meaning: 'The birthday is set and only the house may change it.' },
  account_not_empty: { status: 409, meaning: 'An account with money in it cannot be closed.' },
  registered_address_unknown: { status: 404, meaning: 'The player has no such registered address.' },
} as const satisfies Record<string, ErrorEntry>;

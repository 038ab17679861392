import type { ErrorEntry } from '../error-entry.ts';

/** Bank accounts that money may leave for. */
export const payeesErrors = {
  bank_account_known: { status: 409, meaning: 'The player has this bank account already.' },
  bank_account_unknown: { status: 404, meaning: 'The player has no such bank account.' },
  too_many_bank_accounts: { status: 409, meaning: 'The player has as many bank accounts as allowed.' },
} as const satisfies Record<string, ErrorEntry>;

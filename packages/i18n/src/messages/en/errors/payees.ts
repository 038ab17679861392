import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const payees = {
  bank_account_known: 'You already have this bank account.',
  bank_account_unknown: 'This bank account is not on your list.',
  too_many_bank_accounts: 'You cannot add more bank accounts. Remove one first.',
} as const satisfies ErrorTexts<'payees'>;

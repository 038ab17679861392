import type { ErrorTexts } from '../../../error-texts.ts';

export const payees: ErrorTexts<'payees'> = {
  bank_account_known: 'Akaun bank ini sudah ada dalam senarai anda.',
  bank_account_unknown: 'Akaun bank ini tiada dalam senarai anda.',
  too_many_bank_accounts: 'Anda tidak boleh menambah akaun bank lagi. Buang satu dahulu.',
};

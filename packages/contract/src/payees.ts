import * as z from 'zod/mini';
import { call } from './call.ts';
import { Done, InstantText, PasswordText, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/** The bank accounts to which a player is paid. */

export const BANK_ACCOUNTS_MAXIMUM = 5;

export const BANK_ACCOUNT_DIGITS = { minimum: 6, maximum: 30 } as const;

const { minimum, maximum } = BANK_ACCOUNT_DIGITS;

export const bankAccountNumberForm = new RegExp(`^[0-9]{${minimum},${maximum}}$`);

const BankAccount = z.object({
  bankAccountId: UuidText,
  bankName: z.string(),
  accountName: z.string(),
  /** Masked but for its end. */
  accountNumber: z.string(),
  addedAt: InstantText,
  /** Where the player is paid unless another is asked for: the chosen one, or else the oldest. */
  isDefault: z.boolean(),
});

export const listWithdrawBanks = call('GET /wps/system/withdrawBanks', {
  who: 'visitor',
  value: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
  summary: 'The banks at which players can be paid.',
});

export const listBankAccounts = call('GET /wps/member/bankCard', {
  who: 'member',
  value: z.array(BankAccount),
  summary: 'The player’s bank accounts.',
});

export const addBankAccount = call('PUT /wps/member/bankCard', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  rate: 'login',
  body: z.strictObject({
    /** A name of the list of banks. */
    bankName: freeText(60, 2),
    accountName: freeText(100, 2),
    accountNumber: z.string().check(z.regex(bankAccountNumberForm, { error: 'pattern' })),
    /** The login password. */
    password: PasswordText,
  }),
  value: BankAccount,
  refusals: ['person_excluded', 'password_wrong', 'bank_account_known', 'too_many_bank_accounts', 'overloaded'],
  summary: 'Adds a bank account; all of them are held in one name.',
});

export const chooseBankAccount = call('PUT /wps/member/bankCard/{bankAccountId}/default', {
  whileOnBreak: true,
  who: 'member',
  params: z.object({ bankAccountId: UuidText }),
  value: z.array(BankAccount),
  refusals: ['bank_account_unknown'],
  summary: 'Makes a bank account the one to be paid to, and answers all of them.',
});

export const removeBankAccount = call('DELETE /wps/member/bankCard/{bankAccountId}', {
  who: 'member',
  params: z.object({ bankAccountId: UuidText }),
  value: Done,
  refusals: ['bank_account_unknown'],
  summary: 'Removes a bank account.',
});

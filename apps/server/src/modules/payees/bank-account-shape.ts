import type { KeptBankAccount } from './store.ts';

/** Only the end of the number is shown. */
export function bankAccountShape({ holderName, accountNumber, addedAt, ...account }: KeptBankAccount) {
  return {
    ...account,
    accountName: holderName,
    accountNumber: `•••${accountNumber.slice(-4)}`,
    addedAt: addedAt.toString(),
  };
}

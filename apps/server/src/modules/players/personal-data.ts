import type { PlayerId } from '@pelita/contract';
import type { PersonalField } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { contactsOf, detailsOf, maskedContact } from '../accounts/index.ts';
import { bankAccountsOf } from '../payees/index.ts';

/** What is known of a player as a person, in clear. A field has several values where there are several of it. */
export async function personalData(tx: Tx, playerId: PlayerId): Promise<Record<PersonalField, string[]>> {
  const contacts = await contactsOf(tx, playerId);
  const of = (channel: 'text' | 'mail') => contacts.filter((one) => one.channel === channel).map(({ value }) => value);
  const details = await detailsOf(tx, playerId);
  const accounts = await bankAccountsOf(tx, playerId);
  return {
    mobile: of('text'),
    email: of('mail'),
    payeeName: given(details['payeeName']),
    birthday: given(details['birthday']),
    bankAccounts: accounts.map(
      ({ bankName, holderName, accountNumber }) => `${bankName}, ${holderName}, ${accountNumber}`,
    ),
  };
}

/** Enough to see that there is something, too little to use it. */
export async function maskedData(tx: Tx, playerId: PlayerId): Promise<Record<PersonalField, string | null>> {
  const { mobile, email, payeeName, birthday, bankAccounts } = await personalData(tx, playerId);
  const masked = (values: string[], mask: (value: string) => string) => values.map(mask).join(', ') || null;
  return {
    mobile: masked(mobile, (value) => maskedContact({ channel: 'text', value })),
    email: masked(email, (value) => maskedContact({ channel: 'mail', value })),
    payeeName: masked(payeeName, (value) => `${value.slice(0, 1)}•••`),
    birthday: masked(birthday, () => '•••'),
    bankAccounts: masked(bankAccounts, (value) => `•••${value.slice(-4)}`),
  };
}

function given(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

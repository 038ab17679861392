import {
  type addBankAccount as addCall,
  BANK_ACCOUNTS_MAXIMUM,
  type CallAnswer,
  type CallInput,
  type chooseBankAccount as chooseCall,
  type listBankAccounts as listCall,
  Refusal,
  type removeBankAccount as removeCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import { tellOwner } from '../accounts/tell-owner.ts';
import type { IdentityParts } from '../entrance/parts.ts';
import { checkOwnPassword } from '../accounts/passwords/own-password.ts';
import { detailsOf, saveDetails } from '../accounts/personal-details/store.ts';
import { lockAccount } from '../accounts/store.ts';
import {
  bankAccountsOf,
  insertBankAccount,
  type KeptBankAccount,
  markBankAccountChosen,
  markBankAccountRemoved,
} from './store.ts';

export async function listBankAccounts(tx: Tx, who: CallerOf<typeof listCall>): Promise<CallAnswer<typeof listCall>> {
  return (await bankAccountsOf(tx, who.player.playerId)).map(shown);
}

/** All in one name: the first account fixes it, unless the registration did. */
export function addBankAccount(parts: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof addCall>,
    { body }: CallInput<typeof addCall>,
  ): Promise<CallAnswer<typeof addCall>> => {
    const { playerId } = who.player;
    const bankName = body.bankName.trim();
    if (!parts.needs.banks.some((bank) => bank.bankName === bankName))
      throw new Refusal('invalid_field', { fields: { bankName: { key: 'not_on_list' } } });
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    return await database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      const holderName = body.accountName.trim();
      const { payeeName } = await detailsOf(tx, playerId);
      if (payeeName !== undefined && canonicalName(payeeName) !== canonicalName(holderName))
        throw new Refusal('invalid_field', { fields: { accountName: { key: 'holder_differs' } } });
      const before = await bankAccountsOf(tx, playerId);
      if (before.length >= BANK_ACCOUNTS_MAXIMUM) throw new Refusal('too_many_bank_accounts');
      const { accountNumber } = body;
      const account = { bankAccountId: tx.newId<string>(), bankName, holderName, accountNumber };
      if (!(await insertBankAccount(tx, playerId, { ...account, addedAt: tx.now })))
        throw new Refusal('bank_account_known');
      if (payeeName === undefined) await saveDetails(tx, playerId, { payeeName: holderName });
      await tellOwner(tx, { playerId, news: 'bankAccountAdded', language: who.language });
      const actor = `player:${playerId}`;
      const after = { bankAccountId: account.bankAccountId, address: who.address };
      await recordAudit(tx, { actor, action: 'add-bank-account', subject: actor, after });
      return shown({ ...account, addedAt: tx.now, isDefault: before.length === 0 });
    });
  };
}

export async function chooseBankAccount(
  tx: Tx,
  who: CallerOf<typeof chooseCall>,
  { params }: CallInput<typeof chooseCall>,
): Promise<CallAnswer<typeof chooseCall>> {
  const { playerId } = who.player;
  // Of two choices at once the later one stands.
  await lockAccount(tx, playerId);
  if (!(await markBankAccountChosen(tx, playerId, params.bankAccountId))) throw new Refusal('bank_account_unknown');
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'choose-bank-account', subject: actor, after: { ...params } });
  return (await bankAccountsOf(tx, playerId)).map(shown);
}

export async function removeBankAccount(
  tx: Tx,
  who: CallerOf<typeof removeCall>,
  { params }: CallInput<typeof removeCall>,
): Promise<CallAnswer<typeof removeCall>> {
  const { playerId } = who.player;
  if (!(await markBankAccountRemoved(tx, playerId, params.bankAccountId))) throw new Refusal('bank_account_unknown');
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'remove-bank-account', subject: actor, before: { ...params } });
  return { done: true };
}

/** Names are the same however they are spaced and written large or small. */
export function canonicalName(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
}

function shown({ holderName, accountNumber, addedAt, ...account }: KeptBankAccount) {
  return {
    ...account,
    accountName: holderName,
    accountNumber: `•••${accountNumber.slice(-4)}`,
    addedAt: addedAt.toString(),
  };
}

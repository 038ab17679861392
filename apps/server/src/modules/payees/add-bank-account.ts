import {
  type addBankAccount as addCall,
  BANK_ACCOUNTS_MAXIMUM,
  type CallAnswer,
  type CallInput,
  Refusal,
} from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { detailsOf, lockAccount, saveDetails, tellOwner } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { bankAccountShape } from './bank-account-shape.ts';
import { canonicalName } from './canonical-name.ts';
import type { PayeesNeeds } from './needs.ts';
import { bankAccountsOf, insertBankAccount } from './store.ts';

type Call = typeof addCall;

/** All in one name: the first account fixes it, unless the registration did. */
export function addBankAccount({ banks, checkOwnPassword, refuseExcluded }: PayeesNeeds) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const bankName = body.bankName.trim();
    if (!banks.some((bank) => bank.bankName === bankName))
      throw new Refusal('invalid_field', { fields: { bankName: { key: 'not_on_list' } } });
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    return await database.transaction(async (tx) => {
      await lockAccount(tx, playerId);
      const holderName = body.accountName.trim();
      const { payeeName } = await detailsOf(tx, playerId);
      if (payeeName !== undefined && canonicalName(payeeName) !== canonicalName(holderName))
        throw new Refusal('invalid_field', { fields: { accountName: { key: 'holder_differs' } } });
      const before = await bankAccountsOf(tx, playerId);
      if (before.length >= BANK_ACCOUNTS_MAXIMUM) throw new Refusal('too_many_bank_accounts');
      const { accountNumber } = body;
      await refuseExcluded(tx, { playerId, bankName, accountNumber });
      const account = { bankAccountId: tx.newId<string>(), bankName, holderName, accountNumber };
      if (!(await insertBankAccount(tx, playerId, { ...account, addedAt: tx.now })))
        throw new Refusal('bank_account_known');
      if (payeeName === undefined) await saveDetails(tx, playerId, { payeeName: holderName });
      await tellOwner(tx, { playerId, news: 'bankAccountAdded', language: who.language });
      const actor = `player:${playerId}`;
      const after = { bankAccountId: account.bankAccountId, address: who.address };
      await recordAudit(tx, { actor, action: 'add-bank-account', subject: actor, after });
      return bankAccountShape({ ...account, addedAt: tx.now, isDefault: before.length === 0 });
    });
  };
}

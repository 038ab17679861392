import * as contract from '@pelita/contract';
import { type Binding, bind, bindKnown, bindLong, bindReading } from '../../platform/http/binding.ts';
import { addBankAccount } from './add-bank-account.ts';
import { chooseBankAccount } from './choose-bank-account.ts';
import { listBankAccounts } from './list-bank-accounts.ts';
import type { PayeesNeeds } from './needs.ts';
import { removeBankAccount } from './remove-bank-account.ts';

export function payeesRoutes(needs: PayeesNeeds): Binding[] {
  return [
    bindKnown(contract.listWithdrawBanks, async () => [...needs.banks]),
    bindReading(contract.listBankAccounts, listBankAccounts),
    bindLong(contract.addBankAccount, addBankAccount(needs)),
    bind(contract.chooseBankAccount, chooseBankAccount),
    bind(contract.removeBankAccount, removeBankAccount),
  ];
}

import type { CallAnswer, listBankAccounts as listCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { bankAccountShape } from './bank-account-shape.ts';
import { bankAccountsOf } from './store.ts';

type Call = typeof listCall;

export async function listBankAccounts(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  return (await bankAccountsOf(tx, who.player.playerId)).map(bankAccountShape);
}

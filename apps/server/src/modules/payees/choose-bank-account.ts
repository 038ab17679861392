import { type CallAnswer, type CallInput, type chooseBankAccount as chooseCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { lockAccount } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { bankAccountShape } from './bank-account-shape.ts';
import { bankAccountsOf, markBankAccountChosen } from './store.ts';

export async function chooseBankAccount(
  tx: Tx,
  who: CallerOf<typeof chooseCall>,
  { params }: CallInput<typeof chooseCall>,
): Promise<CallAnswer<typeof chooseCall>> {
  const { playerId } = who.player;
  // Of two choices at once the later one counts.
  await lockAccount(tx, playerId);
  if (!(await markBankAccountChosen(tx, playerId, params.bankAccountId))) throw new Refusal('bank_account_unknown');
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'choose-bank-account', subject: actor, after: { ...params } });
  return (await bankAccountsOf(tx, playerId)).map(bankAccountShape);
}

import { type CallAnswer, type CallInput, Refusal, type removeBankAccount as removeCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import { markBankAccountRemoved } from './store.ts';

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

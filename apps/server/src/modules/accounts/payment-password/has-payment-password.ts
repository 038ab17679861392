import type { CallAnswer, hasPaymentPassword as hasCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { passwordHashOf } from '../passwords/store.ts';

type Call = typeof hasCall;

export async function hasPaymentPassword(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  return { hasWithdrawalPassword: (await passwordHashOf(tx, who.player.playerId, 'payment')) !== null };
}

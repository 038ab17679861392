import type { CallAnswer, completeFirstLogin as firstLoginCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { noteArrival } from '../../accounts/index.ts';

type Call = typeof firstLoginCall;

/** LOGIN-05: notes that the member has arrived; once, however often it is called. */
export async function completeFirstLogin(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  if (await noteArrival(tx, who.player.playerId)) {
    const actor = `player:${who.player.playerId}`;
    await recordAudit(tx, { actor, action: 'complete-first-login', subject: actor });
  }
  return { done: true };
}

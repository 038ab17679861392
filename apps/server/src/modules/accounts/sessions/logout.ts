import type { CallAnswer, logout as logoutCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { EndSessions } from './end-sessions.ts';

type Call = typeof logoutCall;

/** Ends the session of the token, and with it the bets of what it had launched; streams that it had open hear of it. */
export function logout(endSessions: EndSessions) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId } = who.player;
    // Two logouts at once: the second one finds nothing left to end.
    const ended = await endSessions(tx, playerId, { only: sessionId, because: 'logout' });
    if (ended === 0) return { done: true };
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'logout', subject: actor, after: { sessionId, address: who.address } });
    return { done: true };
  };
}

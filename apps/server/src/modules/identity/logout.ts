import type { CallAnswer, logout as logoutCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import type { IdentityNeeds } from './needs.ts';
import { closeSession } from './sessions/store.ts';

type Call = typeof logoutCall;

/** Ends the session of the token, and with it the bets of what it had launched; streams that it had open hear of it. */
export function logout({ endGameSessions }: IdentityNeeds) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId } = who.player;
    // Two logouts at once: the second one finds nothing left to end.
    if (!(await closeSession(tx, playerId, sessionId))) return { done: true };
    await endGameSessions(tx, sessionId);
    // Each open stream of the player looks at its own session and ends with it.
    await tx.publish({ topic: `player:${playerId}`, name: 'session', data: { state: 'ended' } });
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'logout', subject: actor, after: { sessionId, address: who.address } });
    return { done: true };
  };
}

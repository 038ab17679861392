import { type CallAnswer, type CallInput, type endSession as endCall, Refusal, type SessionId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { EndSessions } from './end-sessions.ts';

type Call = typeof endCall;

export function endSession(endSessions: EndSessions) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const only = params.sessionId as SessionId;
    if ((await endSessions(tx, playerId, { only, because: 'ended' })) === 0) throw new Refusal('session_unknown');
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'end-session', subject: actor, after: { sessionId: only } });
    return { done: true };
  };
}

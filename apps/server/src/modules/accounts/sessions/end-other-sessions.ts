import type { CallAnswer, endOtherSessions as endOthersCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { EndSessions } from './end-sessions.ts';

type Call = typeof endOthersCall;

export function endOtherSessions(endSessions: EndSessions) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId } = who.player;
    const ended = await endSessions(tx, playerId, { except: sessionId, because: 'ended' });
    const actor = `player:${playerId}`;
    if (ended > 0) await recordAudit(tx, { actor, action: 'end-other-sessions', subject: actor, after: { ended } });
    return { ended };
  };
}

import type { CallAnswer, endOtherSessions as endOthersCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import type { EndSessions } from './end-sessions.ts';

type Call = typeof endOthersCall;

/** What is not here any more is not trusted any more either: its cookie may have been copied with its token. */
export function endOtherSessions(endSessions: EndSessions) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId } = who.player;
    const ended = await endSessions(tx, playerId, { except: sessionId, because: 'ended' });
    const trustEnded = await forgetDevices(tx, playerId, { except: who });
    const actor = `player:${playerId}`;
    const after = { ended, trustEnded };
    if (ended + trustEnded > 0) await recordAudit(tx, { actor, action: 'end-other-sessions', subject: actor, after });
    return { ended };
  };
}

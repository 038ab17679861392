import type { CallAnswer, listSessions as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sessionBounds } from './session-bounds.ts';
import { sessionShape } from './session-shape.ts';
import { openSessionsOf } from './store.ts';

type Call = typeof listCall;

/** LOGIN-15: where the player is logged in now. */
export function listSessions({ settings }: Pick<Platform, 'settings'>) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const open = await openSessionsOf(tx, who.player.playerId, sessionBounds(settings, tx.now));
    const listed = open.map((session) => ({
      ...sessionShape(session),
      isCurrent: session.sessionId === who.player.sessionId,
    }));
    return listed.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  };
}

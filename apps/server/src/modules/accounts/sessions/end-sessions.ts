import type { PlayerId, SessionId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { AccountsNeeds } from '../needs.ts';
import { closeSessions, type SessionEnd } from './store.ts';

export type EndedSessions = ({ only: SessionId } | { except: SessionId | null }) & { because: SessionEnd };

/**
 * Ends sessions and with each the bets of what it had launched; open streams hear of it and look at their own session.
 * Answers how many there were.
 */
export type EndSessions = (tx: Tx, playerId: PlayerId, which: EndedSessions) => Promise<number>;

export function createEndSessions({ endGameSessions }: Pick<AccountsNeeds, 'endGameSessions'>): EndSessions {
  return async (tx, playerId, which) => {
    const ended = await closeSessions(tx, playerId, which);
    for (const sessionId of ended) await endGameSessions(tx, sessionId);
    if (ended.length > 0) await tx.publish({ topic: `player:${playerId}`, name: 'session', data: { state: 'ended' } });
    return ended.length;
  };
}

import type { PlayerId, SessionId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { IdentityNeeds } from '../../entrance/needs.ts';
import { closeSessions, type SessionEnd } from './store.ts';

type Which = { only: SessionId } | { except: SessionId | null };

/**
 * Ends sessions and with each the bets of what it had launched; open streams hear of it and look at their own session.
 * Answers how many there were.
 */
export async function endSessions(
  tx: Tx,
  { endGameSessions }: Pick<IdentityNeeds, 'endGameSessions'>,
  playerId: PlayerId,
  which: Which & { because: SessionEnd },
): Promise<number> {
  const ended = await closeSessions(tx, playerId, which);
  for (const sessionId of ended) await endGameSessions(tx, sessionId);
  if (ended.length > 0) await tx.publish({ topic: `player:${playerId}`, name: 'session', data: { state: 'ended' } });
  return ended.length;
}

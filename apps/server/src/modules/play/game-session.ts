import { createHash } from 'node:crypto';
import type { SessionId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import type { ListedGame } from '../catalogue/index.ts';
import type { PlayNeeds } from './needs.ts';
import {
  expireGameSessions,
  gameSessionByTokenHash,
  type GameSession,
  insertGameSession,
  providerUserId,
} from './store.ts';

/** How long one launch may place bets; its wins and rollbacks are taken for ever. */
const GAME_SESSION_HOURS = 12;

export type OpenedSession = { token: string; providerUserId: string; currency: string };

/** One launch of one game by one player: the token goes to the provider, only its hash stays. */
export async function openGameSession(
  tx: Tx,
  player: PlayerSession,
  game: ListedGame,
  needs: PlayNeeds,
): Promise<OpenedSession> {
  const token = needs.newToken();
  const userId = await providerUserId(tx, player.playerId, game.providerCode);
  await insertGameSession(tx, hashOfToken(token), {
    playerId: player.playerId,
    sessionId: player.sessionId,
    providerCode: game.providerCode,
    providerUserId: userId,
    gameCode: game.gameCode,
    currency: needs.currency,
    book: player.isTrialAccount ? 'play' : 'real',
    expiresAt: tx.now.add({ hours: GAME_SESSION_HOURS }),
  });
  return { token, providerUserId: userId, currency: needs.currency };
}

/** The launch behind a provider's token, expired or not; null for a token that this provider never got. */
export async function resolveGameSession(
  tx: Tx,
  ask: { providerCode: string; token: string },
): Promise<GameSession | null> {
  const session = await gameSessionByTokenHash(tx, hashOfToken(ask.token));
  return session?.providerCode === ask.providerCode ? session : null;
}

/** A player who has logged out places no more bets from the games left open. */
export async function endGameSessions(tx: Tx, sessionId: SessionId): Promise<void> {
  await expireGameSessions(tx, sessionId);
}

function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

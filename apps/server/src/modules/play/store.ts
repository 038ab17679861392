import type { GameCode, PlayerId, ProviderCode, SessionId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { MoneyBook } from '../ledger/index.ts';

type PlayTables = {
  provider_user: { player_id: string; provider_code: string; provider_user_id: string };
  game_session: {
    token_hash: Buffer;
    player_id: string;
    session_id: string;
    provider_code: string;
    provider_user_id: string;
    game_code: string;
    currency: string;
    book: MoneyBook;
    opened_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  };
};

export type GameSession = {
  playerId: PlayerId;
  sessionId: SessionId;
  providerCode: ProviderCode;
  providerUserId: string;
  gameCode: GameCode;
  currency: string;
  book: MoneyBook;
  expiresAt: Temporal.Instant;
};

/** The opaque id under which a provider knows the player: made once, and the same for every launch. */
export async function providerUserId(tx: Tx, playerId: PlayerId, providerCode: string): Promise<string> {
  await tables(tx)
    .insertInto('provider_user')
    .values({ player_id: playerId, provider_code: providerCode, provider_user_id: tx.newId() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables(tx)
    .selectFrom('provider_user')
    .select('provider_user_id')
    .where('player_id', '=', playerId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirstOrThrow();
  return row.provider_user_id;
}

/** The same without making one: null for a player who has never launched a game of the provider. */
export async function knownProviderUserId(tx: Tx, playerId: PlayerId, providerCode: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('provider_user')
    .select('provider_user_id')
    .where('player_id', '=', playerId)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return row?.provider_user_id ?? null;
}

export async function playerOfProviderUser(tx: Tx, providerCode: string, userId: string): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('provider_user')
    .select('player_id')
    .where('provider_code', '=', providerCode)
    .where('provider_user_id', '=', userId)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

export async function insertGameSession(tx: Tx, tokenHash: Buffer, session: GameSession): Promise<void> {
  await tables(tx)
    .insertInto('game_session')
    .values({
      token_hash: tokenHash,
      player_id: session.playerId,
      session_id: session.sessionId,
      provider_code: session.providerCode,
      provider_user_id: session.providerUserId,
      game_code: session.gameCode,
      currency: session.currency,
      book: session.book,
      opened_at: tx.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function gameSessionByTokenHash(tx: Tx, tokenHash: Buffer): Promise<GameSession | null> {
  const row = await tables(tx)
    .selectFrom('game_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  return {
    playerId: row.player_id as PlayerId,
    sessionId: row.session_id as SessionId,
    providerCode: row.provider_code as ProviderCode,
    providerUserId: row.provider_user_id,
    gameCode: row.game_code as GameCode,
    currency: row.currency,
    book: row.book,
    expiresAt: row.expires_at,
  };
}

export async function expireGameSessions(tx: Tx, sessionId: SessionId): Promise<void> {
  await tables(tx)
    .updateTable('game_session')
    .set({ expires_at: tx.now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', tx.now)
    .execute();
}

function tables(tx: Tx): Kysely<PlayTables> {
  return tx.tables<PlayTables>();
}

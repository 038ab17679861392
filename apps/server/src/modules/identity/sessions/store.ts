import type { AccountType, PlayerId, SessionId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

type SessionTables = {
  session: {
    token_hash: Buffer;
    player_id: string;
    session_id: string;
    opened_at: Temporal.Instant;
    last_seen_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    ended_at: Temporal.Instant | null;
    address: string;
    user_agent: string;
    device_hash: Buffer | null;
  };
};

export type NewSession = {
  tokenHash: Buffer;
  playerId: PlayerId;
  sessionId: SessionId;
  expiresAt: Temporal.Instant;
  address: string;
  userAgent: string;
  deviceHash: Buffer | null;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tables(tx)
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      player_id: session.playerId,
      session_id: session.sessionId,
      opened_at: tx.now,
      last_seen_at: tx.now,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
      device_hash: session.deviceHash,
    })
    .execute();
}

export type LiveSession = {
  player_id: PlayerId;
  session_id: SessionId;
  username: string;
  account_type: AccountType;
  last_seen_at: Temporal.Instant;
};

/** Parameters: hash of the token, now, the earliest sign of life that still counts. */
export const liveSessionByToken: Statement = {
  name: 'identity-live-session',
  text: `select session.player_id, session.session_id, account.username, account.account_type, session.last_seen_at
    from session join account on account.player_id = session.player_id
    where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2
      and session.last_seen_at > $3 and account.status = 'open'`,
};

/** Parameters: hash of the token, now. */
export const touchSession: Statement = {
  name: 'identity-touch-session',
  text: `update session set last_seen_at = $2 where token_hash = $1 and ended_at is null and last_seen_at < $2`,
};

/** True when the session was open until now. */
export async function closeSession(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<boolean> {
  const closed = await tables(tx)
    .updateTable('session')
    .set({ ended_at: tx.now })
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * False when the session has ended. What this transaction does for it is done before it can end: a logout waits for the
 * commit and then sees it.
 */
export async function holdOpenSession(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<boolean> {
  const held = await tables(tx)
    .selectFrom('session')
    .select('session_id')
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

export async function forgetSessionsBefore(tx: Tx, expiredBefore: Temporal.Instant): Promise<void> {
  await tables(tx).deleteFrom('session').where('expires_at', '<', expiredBefore).execute();
}

function tables(tx: Tx): Kysely<SessionTables> {
  return tx.tables<SessionTables>();
}

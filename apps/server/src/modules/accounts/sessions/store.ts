import type { AccountType, PlayerId, SessionId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { SessionBounds } from './session-bounds.ts';

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
    ended_because: SessionEnd | null;
    must_change_password: boolean;
    is_change_forced: boolean;
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
  /** The change may leave the old password out, which was typed a moment ago. */
  mustChangePassword: boolean;
  /** Nothing else may be done before it. */
  isChangeForced: boolean;
};

export function insertSession(tx: Tx, session: NewSession): void {
  const { tokenHash, playerId, sessionId, expiresAt, address, userAgent, deviceHash } = session;
  const known = [tokenHash, playerId, sessionId, tx.now, expiresAt, address, userAgent, deviceHash];
  tx.write(openSession, [...known, session.mustChangePassword, session.isChangeForced]);
}

const openSession: Statement = {
  name: 'accounts-open-session',
  text: `insert into session (token_hash, player_id, session_id, opened_at, last_seen_at, expires_at, address, user_agent,
      device_hash, must_change_password, is_change_forced)
    values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10)`,
};

/** From where a session was opened. */
export async function addressOfSession(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('session')
    .select('address')
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.address ?? null;
}

export type LiveSession = {
  player_id: PlayerId;
  session_id: SessionId;
  username: string;
  account_type: AccountType;
  last_seen_at: Temporal.Instant;
  is_change_forced: boolean;
  is_on_break: boolean;
};

/** Parameters: hash of the token, now, the earliest sign of life that still counts, the earliest opening that does. */
export const liveSessionByToken: Statement = {
  name: 'accounts-live-session',
  text: `select session.player_id, session.session_id, account.username, account.account_type, session.last_seen_at,
      session.is_change_forced,
      exists (select from play_break b where b.player_id = session.player_id and b.ends_at > $2) as is_on_break
    from session join account on account.player_id = session.player_id
    where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2
      and session.last_seen_at > $3 and session.opened_at > $4 and account.status = 'open'`,
};

/** Parameters: hash of the token, now. */
export const touchSession: Statement = {
  name: 'accounts-touch-session',
  text: `update session set last_seen_at = $2 where token_hash = $1 and ended_at is null and last_seen_at < $2`,
};

export type SessionEnd = 'logout' | 'replaced' | 'ended' | 'password' | 'closed' | 'operator' | 'break';

/** Ends one session, or all but one, and answers which were open until now. */
export async function closeSessions(
  tx: Tx,
  playerId: PlayerId,
  { because, ...which }: ({ only: SessionId } | { except: SessionId | null }) & { because: SessionEnd },
): Promise<SessionId[]> {
  const open = tables(tx)
    .updateTable('session')
    .set({ ended_at: tx.now, ended_because: because })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null);
  const chosen =
    'only' in which
      ? open.where('session_id', '=', which.only)
      : which.except === null
        ? open
        : open.where('session_id', '!=', which.except);
  const closed = await chosen.returning('session_id').execute();
  return closed.map(({ session_id }) => session_id as SessionId);
}

export type KeptSession = {
  sessionId: SessionId;
  openedAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  endedBecause: SessionEnd | null;
  address: string;
  userAgent: string;
};

/** What a token would still open: neither ended nor expired nor idle for too long. */
export async function openSessionsOf(
  tx: Tx,
  playerId: PlayerId,
  { seenSince, openedSince }: SessionBounds,
): Promise<KeptSession[]> {
  const rows = await tables(tx)
    .selectFrom('session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .where('last_seen_at', '>', seenSince)
    .where('opened_at', '>', openedSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute();
  return rows.map(sessionFrom);
}

export async function loginsOf(
  tx: Tx,
  playerId: PlayerId,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ logins: KeptSession[]; totalCount: number }> {
  const own = tables(tx).selectFrom('session').where('player_id', '=', playerId);
  const { count } = await own.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('opened_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { logins: rows.map(sessionFrom), totalCount: Number(count) };
}

/** Whoever is logged in, or is known to a device. */
export async function playersInside(tx: Tx): Promise<PlayerId[]> {
  const rows = await tx.run<{ player_id: PlayerId }>(inside, []);
  return rows.map(({ player_id }) => player_id);
}

const inside: Statement = {
  name: 'accounts-players-inside',
  text: `select player_id from session where ended_at is null union select player_id from known_device`,
};

/** Parameter: hash of the token. */
export const sessionEndByToken: Statement = {
  name: 'accounts-session-end',
  text: `select ended_because from session where token_hash = $1`,
};

export async function mustChangePassword(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('session')
    .select('must_change_password')
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.must_change_password ?? false;
}

export async function notePasswordChanged(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({ must_change_password: false, is_change_forced: false })
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .execute();
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

function sessionFrom(row: SessionTables['session']): KeptSession {
  return {
    sessionId: row.session_id as SessionId,
    openedAt: row.opened_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endedBecause: row.ended_because,
    address: row.address,
    userAgent: row.user_agent,
  };
}

function tables(tx: Tx): Kysely<SessionTables> {
  return tx.tables<SessionTables>();
}

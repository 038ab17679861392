import type { OperatorId, OperatorRole, SessionId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

type SessionTables = {
  operator_session: {
    token_hash: Buffer;
    session_id: string;
    operator_id: string;
    opened_at: Temporal.Instant;
    last_seen_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    locked_at: Temporal.Instant | null;
    ended_at: Temporal.Instant | null;
    code_at: Temporal.Instant;
    address: string;
    user_agent: string;
  };
};

export type LiveSession = {
  session_id: SessionId;
  operator_id: OperatorId;
  username: string;
  roles: OperatorRole[];
  last_seen_at: Temporal.Instant;
  locked_at: Temporal.Instant | null;
  code_at: Temporal.Instant;
};

/** Parameters: hash of the token, now. Roles are read with it, so that one taken away counts with the next request. */
export const liveSessionByToken: Statement = {
  name: 'operators-live-session',
  text: `select s.session_id, s.operator_id, o.username, s.last_seen_at, s.locked_at, s.code_at,
      array(select role from operator_role r where r.operator_id = s.operator_id order by role) as roles
    from operator_session s join operator o using (operator_id)
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2`,
};

/** Parameters: hash of the token, now, the earliest sign of life that still counts. */
export const touchSession: Statement = {
  name: 'operators-touch-session',
  text: `update operator_session set last_seen_at = $2
    where token_hash = $1 and ended_at is null and locked_at is null and last_seen_at > $3 and last_seen_at < $2`,
};

export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer;
    sessionId: SessionId;
    operatorId: OperatorId;
    expiresAt: Temporal.Instant;
    address: string;
    userAgent: string;
  },
): Promise<void> {
  await tables(tx)
    .insertInto('operator_session')
    .values({
      token_hash: session.tokenHash,
      session_id: session.sessionId,
      operator_id: session.operatorId,
      opened_at: tx.now,
      last_seen_at: tx.now,
      expires_at: session.expiresAt,
      code_at: tx.now,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

export type KeptSession = {
  operatorId: OperatorId;
  openedAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  lockedAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant;
  codeAt: Temporal.Instant;
  address: string;
};

export async function sessionOf(tx: Tx, sessionId: SessionId): Promise<KeptSession> {
  const row = await tables(tx)
    .selectFrom('operator_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return sessionFrom(row);
}

/** The login before the one of this session. */
export async function loginBefore(
  tx: Tx,
  operatorId: OperatorId,
  sessionId: SessionId,
): Promise<{ at: Temporal.Instant; address: string } | null> {
  const [row] = await tx.run<{ opened_at: Temporal.Instant; address: string }>(previousLogin, [operatorId, sessionId]);
  return row ? { at: row.opened_at, address: row.address } : null;
}

const previousLogin: Statement = {
  name: 'operators-login-before',
  text: `select opened_at, address from operator_session
    where operator_id = $1 and session_id <> $2
      and opened_at <= (select opened_at from operator_session where session_id = $2)
    order by opened_at desc limit 1`,
};

/** False when the session has ended, or was locked meanwhile; else neither happens before this transaction has. */
export async function holdSession(
  tx: Tx,
  { sessionId, isLocked }: { sessionId: SessionId; isLocked: boolean },
): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('operator_session')
    .select('locked_at')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && (isLocked || row.locked_at === null);
}

export async function lockSession(tx: Tx, sessionId: SessionId): Promise<void> {
  await changeSession(tx, sessionId, { locked_at: tx.now });
}

export async function unlockSession(tx: Tx, sessionId: SessionId): Promise<void> {
  await changeSession(tx, sessionId, { locked_at: null, last_seen_at: tx.now });
}

export async function noteCode(tx: Tx, sessionId: SessionId): Promise<void> {
  await changeSession(tx, sessionId, { code_at: tx.now });
}

async function changeSession(
  tx: Tx,
  sessionId: SessionId,
  change: Partial<SessionTables['operator_session']>,
): Promise<void> {
  await tables(tx).updateTable('operator_session').set(change).where('session_id', '=', sessionId).execute();
}

/** Ends one session, or every one of the operator, and answers how many were open. */
export async function closeSessions(tx: Tx, operatorId: OperatorId, only: SessionId | null): Promise<number> {
  const open = tables(tx)
    .updateTable('operator_session')
    .set({ ended_at: tx.now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null);
  const ended = await (only === null ? open : open.where('session_id', '=', only)).returning('session_id').execute();
  return ended.length;
}

function sessionFrom(row: SessionTables['operator_session']): KeptSession {
  return {
    operatorId: row.operator_id as OperatorId,
    openedAt: row.opened_at,
    lastSeenAt: row.last_seen_at,
    lockedAt: row.locked_at,
    expiresAt: row.expires_at,
    codeAt: row.code_at,
    address: row.address,
  };
}

function tables(tx: Tx): Kysely<SessionTables> {
  return tx.tables<SessionTables>();
}

import { accountTypes, Refusal, TOKEN_FORM } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secretHash } from './open-session.ts';
import { sessionBounds } from './session-bounds.ts';
import { type LiveSession, liveSessionByToken, type SessionEnd, sessionEndByToken, touchSession } from './store.ts';

/** A sign of life is written at most this often, so that reading calls stay reading. */
const TOUCH_AFTER_SECONDS = 60;

/**
 * Whose token this is; null when it is unknown, ended, expired, idle for too long, or its account is closed. Asked of
 * the database each time, so that a logout counts at once in every process.
 */
export async function resolveSession(
  database: Database,
  token: string,
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  { isSignOfLife }: { isSignOfLife: boolean } = { isSignOfLife: true },
): Promise<PlayerSession | null> {
  if (!TOKEN_FORM.test(token)) return null;
  const now = clock.now();
  const hash = secretHash(token);
  const { seenSince, openedSince } = sessionBounds(settings, now);
  const [session] = await database.single<LiveSession>(liveSessionByToken, [hash, now, seenSince, openedSince]);
  if (!session) return refuseReplaced(database, hash);
  const isTouchDue = Temporal.Instant.compare(session.last_seen_at.add({ seconds: TOUCH_AFTER_SECONDS }), now) <= 0;
  if (isSignOfLife && isTouchDue) await database.single(touchSession, [hash, now]);
  return {
    sessionId: session.session_id,
    playerId: session.player_id,
    username: session.username,
    accountType: session.account_type,
    isTrialAccount: session.account_type === accountTypes.trial,
    mustChangePassword: session.is_change_forced,
    isOnBreak: session.is_on_break,
  };
}

/** A session that a login elsewhere has replaced is told apart, so that its player can see that the login was not theirs. */
async function refuseReplaced(database: Database, hash: Buffer): Promise<null> {
  const [ended] = await database.single<{ ended_because: SessionEnd | null }>(sessionEndByToken, [hash]);
  if (ended?.ended_because === 'replaced') throw new Refusal('session_replaced');
  return null;
}

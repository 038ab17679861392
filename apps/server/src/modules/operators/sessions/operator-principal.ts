import type { Asked, ErrorCode, OperatorAudience } from '@pelita/contract';
import { OPERATOR_IDLE_MINUTES, permissionsOf } from '@pelita/contract/office';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/tx.ts';
import { hostCookie } from '../../../platform/principals/host-cookie.ts';
import { createPrincipal, type Principal } from '../../../platform/principals/principal.ts';
import type { OperatorSession } from '../../../platform/principals/sessions.ts';
import { TOKEN_FORM } from '@pelita/contract';
import { secretHash } from '../../accounts/index.ts';
import { RECENT_CODE_MINUTES } from '../limits.ts';
import { holdSession, type LiveSession, liveSessionByToken, touchSession } from './store.ts';

export const OPERATOR_COOKIE = '__Host-office';

/** Operators, known by a cookie of the back office's own host; their sessions are locked when idle, and end by the clock. */
export function operatorPrincipal(
  { database, clock }: { database: Database; clock: Clock },
  officeOrigin: () => string,
): Principal {
  const find = async (credential: string, isSignOfLife: boolean): Promise<OperatorSession | null> => {
    if (!TOKEN_FORM.test(credential)) return null;
    const [now, hash] = [clock.now(), secretHash(credential)];
    if (isSignOfLife)
      await database.single(touchSession, [hash, now, now.subtract({ minutes: OPERATOR_IDLE_MINUTES })]);
    const [session] = await database.single<LiveSession>(liveSessionByToken, [hash, now]);
    return session ? sessionAt(now, session) : null;
  };
  return createPrincipal({
    kind: 'operator',
    proof: hostCookie({ name: OPERATOR_COOKIE, origin: officeOrigin }),
    sessions: {
      resolve: (credential) => find(credential, true),
      peek: (credential) => find(credential, false),
      hold: holdSession,
    },
    // Pages fetch anew by themselves; what an operator does changes something, or is told by `noteOperatorActivity`.
    isSignOfLife: ({ method }) => method !== 'GET' && method !== 'HEAD',
    refusalOf,
    countedAs: ({ operatorId }) => ({ key: `operator:${operatorId}`, isVisitorToo: false }),
    topics: ({ operatorId, permissions }) => [
      'everyone',
      `operator:${operatorId}`,
      ...(permissions.has('audit.see') ? (['office:alarms'] as const) : []),
      ...(permissions.has('figures.see') ? (['office:figures'] as const) : []),
    ],
  });
}

function sessionAt(now: Temporal.Instant, session: LiveSession): OperatorSession {
  return {
    sessionId: session.session_id,
    operatorId: session.operator_id,
    username: session.username,
    // Whoever has lost all roles still has a session to end.
    permissions: permissionsOf(session.roles).add('session.own'),
    isLocked: isLocked(now, { lockedAt: session.locked_at, lastSeenAt: session.last_seen_at }),
    hasRecentCode: Temporal.Instant.compare(recentCodeUntil(session.code_at), now) > 0,
  };
}

export function isLocked(
  now: Temporal.Instant,
  { lockedAt, lastSeenAt }: { lockedAt: Temporal.Instant | null; lastSeenAt: Temporal.Instant },
): boolean {
  return lockedAt !== null || Temporal.Instant.compare(lastSeenAt.add({ minutes: OPERATOR_IDLE_MINUTES }), now) <= 0;
}

export function recentCodeUntil(codeAt: Temporal.Instant): Temporal.Instant {
  return codeAt.add({ minutes: RECENT_CODE_MINUTES });
}

function refusalOf(session: OperatorSession, { who }: Asked): ErrorCode | null {
  if (typeof who !== 'object') return 'permission_missing';
  const { operator, withRecentCode }: OperatorAudience = who;
  if (!session.permissions.has(operator)) return 'permission_missing';
  if (session.isLocked && operator !== 'session.own') return 'session_locked';
  return withRecentCode && !session.hasRecentCode ? 'recent_code_required' : null;
}

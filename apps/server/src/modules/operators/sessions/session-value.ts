import type { CallAnswer, SessionId } from '@pelita/contract';
import { type getOperatorSession, permissionsOf } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { RESET_TOLD_DAYS } from '../limits.ts';
import { operatorOf, resetsSince } from '../store.ts';
import { isLocked, recentCodeUntil } from './operator-principal.ts';
import { loginBefore, sessionOf } from './store.ts';

/** What an operator's page shows of the session. */
export async function sessionValue(tx: Tx, sessionId: SessionId): Promise<CallAnswer<typeof getOperatorSession>> {
  const session = await sessionOf(tx, sessionId);
  const operator = await operatorOf(tx, session.operatorId);
  if (!operator) throw new Error(`the session ${sessionId} has no operator`);
  const last = await loginBefore(tx, session.operatorId, sessionId);
  const resets = await resetsSince(tx, tx.now.subtract({ hours: RESET_TOLD_DAYS * 24 }));
  const until = recentCodeUntil(session.codeAt);
  return {
    operatorId: operator.operatorId,
    username: operator.username,
    roles: operator.roles,
    permissions: [...permissionsOf(operator.roles).add('session.own')],
    isLocked: isLocked(tx.now, session),
    recentCodeUntil: Temporal.Instant.compare(until, tx.now) > 0 ? until.toString() : null,
    expiresAt: session.expiresAt.toString(),
    lastLogin: last && { at: last.at.toString(), address: last.address },
    recentResets: resets.map(({ username, at }) => ({ username, at: at.toString() })),
  };
}

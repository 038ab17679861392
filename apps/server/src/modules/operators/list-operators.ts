import type { CallAnswer } from '@pelita/contract';
import type { listOperators as listCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { lastLogins, openSessions } from './sessions/store.ts';
import { allOperators } from './store.ts';

export async function listOperators(tx: Tx): Promise<CallAnswer<typeof listCall>> {
  const operators = await allOperators(tx);
  const sessions = Map.groupBy(await openSessions(tx), ({ operatorId }) => operatorId);
  const logins = await lastLogins(tx);
  return operators.map(({ operatorId, username, roles, isEnrolled, approvesFrom }) => ({
    operatorId,
    username,
    roles,
    state: isEnrolled ? 'enrolled' : 'invited',
    approvesFrom: approvesFrom.toString(),
    lastLoginAt: logins.get(operatorId)?.toString() ?? null,
    sessions: (sessions.get(operatorId) ?? []).map(({ openedAt, lastSeenAt, address }) => ({
      openedAt: openedAt.toString(),
      lastSeenAt: lastSeenAt.toString(),
      address,
    })),
  }));
}

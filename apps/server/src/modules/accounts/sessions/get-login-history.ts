import type { CallAnswer, CallInput, getLoginHistory as historyCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type SessionBounds, sessionBounds } from './session-bounds.ts';
import { sessionShape } from './session-shape.ts';
import { type KeptSession, loginsOf } from './store.ts';

type Call = typeof historyCall;

export function getLoginHistory({ settings }: Pick<Platform, 'settings'>) {
  return async (
    tx: Tx,
    who: CallerOf<Call>,
    { query: { pageNo, pageSize } }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const { logins, totalCount } = await loginsOf(tx, who.player.playerId, { pageNo, pageSize });
    const bounds = sessionBounds(settings, tx.now);
    const list = logins.map((login) => ({ ...sessionShape(login), endedBecause: endOf(login, tx.now, bounds) }));
    return { list, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
  };
}

/** Sessions that ended before their reason was kept ended by logging out: there was no other way. */
function endOf(session: KeptSession, now: Temporal.Instant, { seenSince, openedSince }: SessionBounds) {
  const { endedAt, endedBecause, expiresAt, lastSeenAt, openedAt } = session;
  if (endedAt !== null) return endedBecause ?? 'logout';
  const isOver = [
    [expiresAt, now],
    [lastSeenAt, seenSince],
    [openedAt, openedSince],
  ] as const;
  return isOver.some(([one, other]) => Temporal.Instant.compare(one, other) <= 0) ? ('expired' as const) : null;
}

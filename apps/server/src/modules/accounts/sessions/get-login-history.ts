import type { CallAnswer, CallInput, getLoginHistory as historyCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { sessionShape } from './session-shape.ts';
import { type KeptSession, loginsOf } from './store.ts';

type Call = typeof historyCall;

export async function getLoginHistory(
  tx: Tx,
  who: CallerOf<Call>,
  { query: { pageNo, pageSize } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { logins, totalCount } = await loginsOf(tx, who.player.playerId, { pageNo, pageSize });
  const list = logins.map((login) => ({ ...sessionShape(login), endedBecause: endOf(login, tx.now) }));
  return { list, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** Sessions that ended before their reason was kept ended by logging out: there was no other way. */
function endOf({ endedAt, endedBecause, expiresAt }: KeptSession, now: Temporal.Instant) {
  if (endedAt !== null) return endedBecause ?? 'logout';
  return Temporal.Instant.compare(expiresAt, now) <= 0 ? ('expired' as const) : null;
}

import {
  type CallAnswer,
  type CallInput,
  type endOtherSessions as endOthersCall,
  type endSession as endCall,
  type getLoginHistory as historyCall,
  type listSessions as listCall,
  Refusal,
} from '@pelita/contract';
import type { SessionId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { deviceName } from './device-name.ts';
import { endSessions } from './end-sessions.ts';
import { type KeptSession, loginsOf, openSessionsOf } from './store.ts';

/** LOGIN-15: where the player is logged in now. */
export function listSessions({ platform }: IdentityParts) {
  return async (tx: Tx, who: CallerOf<typeof listCall>): Promise<CallAnswer<typeof listCall>> => {
    const earliest = tx.now.subtract({ minutes: platform.settings.get('session.idleMinutes') });
    const open = await openSessionsOf(tx, who.player.playerId, earliest);
    const listed = open.map((session) => ({
      ...visitOf(session),
      isCurrent: session.sessionId === who.player.sessionId,
    }));
    return listed.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  };
}

export function endSession({ needs }: IdentityParts) {
  return async (
    tx: Tx,
    who: CallerOf<typeof endCall>,
    { params }: CallInput<typeof endCall>,
  ): Promise<CallAnswer<typeof endCall>> => {
    const { playerId } = who.player;
    const only = params.sessionId as SessionId;
    if ((await endSessions(tx, needs, playerId, { only, because: 'ended' })) === 0)
      throw new Refusal('session_unknown');
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'end-session', subject: actor, after: { sessionId: only } });
    return { done: true };
  };
}

export function endOtherSessions({ needs }: IdentityParts) {
  return async (tx: Tx, who: CallerOf<typeof endOthersCall>): Promise<CallAnswer<typeof endOthersCall>> => {
    const { playerId, sessionId } = who.player;
    const ended = await endSessions(tx, needs, playerId, { except: sessionId, because: 'ended' });
    const actor = `player:${playerId}`;
    if (ended > 0) await recordAudit(tx, { actor, action: 'end-other-sessions', subject: actor, after: { ended } });
    return { ended };
  };
}

export async function getLoginHistory(
  tx: Tx,
  who: CallerOf<typeof historyCall>,
  { query: { pageNo, pageSize } }: CallInput<typeof historyCall>,
): Promise<CallAnswer<typeof historyCall>> {
  const { logins, totalCount } = await loginsOf(tx, who.player.playerId, { pageNo, pageSize });
  const list = logins.map((login) => ({ ...visitOf(login), endedBecause: endOf(login, tx.now) }));
  return { list, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

function visitOf({ sessionId, userAgent, address, openedAt, lastSeenAt }: KeptSession) {
  return {
    sessionId,
    device: deviceName(userAgent),
    address,
    openedAt: openedAt.toString(),
    lastSeenAt: lastSeenAt.toString(),
  };
}

/** Sessions that ended before their reason was kept ended by logging out: there was no other way. */
function endOf({ endedAt, endedBecause, expiresAt }: KeptSession, now: Temporal.Instant) {
  if (endedAt !== null) return endedBecause ?? 'logout';
  return Temporal.Instant.compare(expiresAt, now) <= 0 ? ('expired' as const) : null;
}

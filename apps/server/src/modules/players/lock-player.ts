import { type CallAnswer, type CallInput, type PlayerId, Refusal } from '@pelita/contract';
import type {
  AuditAction,
  endPlayerSessions as endCall,
  lockPlayer as lockCall,
  unlockPlayer as unlockCall,
} from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { type EndSessions, setLocked, tellOwner } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { requirePlayer } from './require-player.ts';

/** What an operator does at once when an account is in danger, or is one. */

type Lock = typeof lockCall;
type Unlock = typeof unlockCall;
type End = typeof endCall;

type Needs = { endSessions: EndSessions; /** For the mail to the player. */ language: string };

export function lockPlayer({ endSessions, language }: Needs) {
  return async (tx: Tx, who: CallerOf<Lock>, { params, body }: CallInput<Lock>): Promise<CallAnswer<Lock>> => {
    const { playerId } = await requirePlayer(tx, params.id);
    if (!(await setLocked(tx, playerId, true))) throw new Refusal('player_status_other');
    const ended = await endSessions(tx, playerId, { except: null, because: 'ended' });
    await tellOwner(tx, { playerId, news: 'accountLocked', language });
    await note(tx, who.operator.operatorId, 'lock-player', { playerId, reason: body.reason, after: { ended } });
    return { done: true };
  };
}

export function unlockPlayer({ language }: Pick<Needs, 'language'>) {
  return async (tx: Tx, who: CallerOf<Unlock>, { params, body }: CallInput<Unlock>): Promise<CallAnswer<Unlock>> => {
    const { playerId } = await requirePlayer(tx, params.id);
    if (!(await setLocked(tx, playerId, false))) throw new Refusal('player_status_other');
    await tellOwner(tx, { playerId, news: 'accountUnlocked', language });
    await note(tx, who.operator.operatorId, 'unlock-player', { playerId, reason: body.reason });
    return { done: true };
  };
}

export function endPlayerSessions({ endSessions, language }: Needs) {
  return async (tx: Tx, who: CallerOf<End>, { params, body }: CallInput<End>): Promise<CallAnswer<End>> => {
    const { playerId } = await requirePlayer(tx, params.id);
    const ended = await endSessions(tx, playerId, { except: null, because: 'ended' });
    if (ended > 0) await tellOwner(tx, { playerId, news: 'sessionsEnded', language });
    await note(tx, who.operator.operatorId, 'end-sessions', { playerId, reason: body.reason, after: { ended } });
    return { ended };
  };
}

function note(
  tx: Tx,
  operatorId: string,
  action: AuditAction,
  { playerId, ...said }: { playerId: PlayerId; reason: string; after?: Record<string, unknown> },
): Promise<void> {
  return recordAudit(tx, { actor: `operator:${operatorId}`, action, subject: `player:${playerId}`, ...said });
}

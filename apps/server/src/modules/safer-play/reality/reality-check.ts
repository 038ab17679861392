import {
  type answerRealityCheck as answerCall,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getRealityCheck as getCall,
  type PlayerId,
  Refusal,
  type SessionId,
  type setRealityInterval as setCall,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saferPlaySettings } from '../settings.ts';
import { isWithin, within } from './longest.ts';
import { noteAnswer, sessionResult, writeInterval } from './store.ts';

type Get = typeof getCall;
type Answer = typeof answerCall;
type SetInterval = typeof setCall;
type Parts = Pick<Platform, 'settings' | 'brand'>;

export function getRealityCheck(parts: Parts) {
  return (tx: Tx, who: CallerOf<Get>, _asked: CallInput<Get>): Promise<CallAnswer<Get>> =>
    realityOf(tx, who.player, parts);
}

/** What was shown is answered: the next one is due an interval later, in every tab. */
export function answerRealityCheck(parts: Parts) {
  return async (tx: Tx, who: CallerOf<Answer>, _asked: CallInput<Answer>): Promise<CallAnswer<Answer>> => {
    await noteAnswer(tx, who.player.playerId);
    return await realityOf(tx, who.player, parts);
  };
}

export function setRealityInterval(parts: Parts) {
  return async (
    tx: Tx,
    who: CallerOf<SetInterval>,
    { body }: CallInput<SetInterval>,
  ): Promise<CallAnswer<SetInterval>> => {
    const longest = parts.settings.get(saferPlaySettings.realityLongestMinutes);
    if (!isWithin(body.minutes, longest))
      throw new Refusal('invalid_field', { fields: { minutes: { key: 'too_big' } } });
    await writeInterval(tx, who.player.playerId, body.minutes);
    return await realityOf(tx, who.player, parts);
  };
}

/** Counted since the session was opened. */
async function realityOf(
  tx: Tx,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: SessionId },
  { settings, brand }: Parts,
): Promise<CallAnswer<Get>> {
  const row = await sessionResult(tx, playerId, sessionId);
  const longest = settings.get(saferPlaySettings.realityLongestMinutes);
  const minutes = within(row.minutes ?? settings.get(saferPlaySettings.realityMinutes), longest);
  const { opened_at: openedAt, answered_at: answeredAt } = row;
  const from = answeredAt && Temporal.Instant.compare(answeredAt, openedAt) > 0 ? answeredAt : openedAt;
  const shown = (minor: bigint) => decimalFromMinor(minor, brand.currency);
  return {
    minutes,
    longest,
    at: tx.now.toString(),
    openedAt: openedAt.toString(),
    dueAt: minutes === 0 ? null : from.add({ minutes }).toString(),
    currency: brand.currency,
    staked: shown(row.staked_minor),
    returned: shown(row.returned_minor),
    net: shown(row.returned_minor - row.staked_minor),
  };
}

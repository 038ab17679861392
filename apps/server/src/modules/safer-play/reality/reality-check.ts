import {
  type answerRealityCheck as answerCall,
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type getRealityCheck as getCall,
  type PlayerId,
  type SessionId,
  type setRealityInterval as setCall,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saferPlaySettings } from '../settings.ts';

type Get = typeof getCall;
type Answer = typeof answerCall;
type Set = typeof setCall;
type Parts = Pick<Platform, 'settings' | 'brand'>;

export function getRealityCheck(parts: Parts) {
  return (tx: Tx, who: CallerOf<Get>, _asked: CallInput<Get>): Promise<CallAnswer<Get>> =>
    realityOf(tx, who.player, parts);
}

/** What was shown is answered: the next one is due an interval later, in every tab. */
export function answerRealityCheck(parts: Parts) {
  return async (tx: Tx, who: CallerOf<Answer>, _asked: CallInput<Answer>): Promise<CallAnswer<Answer>> => {
    await tx.run(answerStatement, [who.player.playerId, tx.now]);
    return await realityOf(tx, who.player, parts);
  };
}

export function setRealityInterval(parts: Parts) {
  return async (tx: Tx, who: CallerOf<Set>, { body }: CallInput<Set>): Promise<CallAnswer<Set>> => {
    await tx.run(setStatement, [who.player.playerId, body.minutes]);
    return await realityOf(tx, who.player, parts);
  };
}

type Row = {
  minutes: number | null;
  answered_at: Temporal.Instant | null;
  opened_at: Temporal.Instant;
  staked_minor: bigint;
  returned_minor: bigint;
};

/** Counted since the session was opened. */
async function realityOf(
  tx: Tx,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: SessionId },
  { settings, brand }: Parts,
): Promise<CallAnswer<Get>> {
  const [row] = await tx.run<Row>(readStatement, [playerId, sessionId]);
  if (!row) throw new Error(`player ${playerId} has no session ${sessionId}`);
  const minutes = row.minutes ?? settings.get(saferPlaySettings.realityMinutes);
  const { opened_at: openedAt, answered_at: answeredAt } = row;
  const from = answeredAt && Temporal.Instant.compare(answeredAt, openedAt) > 0 ? answeredAt : openedAt;
  const shown = (minor: bigint) => decimalFromMinor(minor, brand.currency as CurrencyCode);
  return {
    minutes,
    at: tx.now.toString(),
    openedAt: openedAt.toString(),
    dueAt: minutes === 0 ? null : from.add({ minutes }).toString(),
    currency: brand.currency,
    staked: shown(row.staked_minor),
    returned: shown(row.returned_minor),
    net: shown(row.returned_minor - row.staked_minor),
  };
}

const readStatement: Statement = {
  name: 'safer-play.reality',
  text: `select r.minutes, r.answered_at, s.opened_at, p.staked_minor, p.returned_minor
         from session s
         cross join lateral played_since(s.player_id, s.opened_at) p
         left join reality_check r on r.player_id = s.player_id
         where s.player_id = $1 and s.session_id = $2`,
};
const answerStatement: Statement = {
  name: 'safer-play.answer-reality',
  text: `insert into reality_check (player_id, answered_at) values ($1, $2)
         on conflict (player_id) do update set answered_at = excluded.answered_at`,
};
const setStatement: Statement = {
  name: 'safer-play.set-reality',
  text: `insert into reality_check (player_id, minutes) values ($1, $2)
         on conflict (player_id) do update set minutes = excluded.minutes`,
};

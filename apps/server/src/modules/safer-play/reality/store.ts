import type { PlayerId, SessionId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

type SessionResult = {
  /** Null for the house's interval. */
  minutes: number | null;
  answered_at: Temporal.Instant | null;
  opened_at: Temporal.Instant;
  staked_minor: bigint;
  returned_minor: bigint;
};

/** What a session has come to, and when its player last answered a check. */
export async function sessionResult(tx: Tx, playerId: PlayerId, sessionId: SessionId): Promise<SessionResult> {
  const [row] = await tx.run<SessionResult>(readStatement, [playerId, sessionId]);
  if (!row) throw new Error(`player ${playerId} has no session ${sessionId}`);
  return row;
}

export async function noteAnswer(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx.run(answerStatement, [playerId, tx.now]);
}

export async function writeInterval(tx: Tx, playerId: PlayerId, minutes: number): Promise<void> {
  await tx.run(setStatement, [playerId, minutes]);
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

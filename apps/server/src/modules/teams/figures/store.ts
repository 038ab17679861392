import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { type AskedSpan, spanParameters } from '../../figures/index.ts';

export type TeamDayRow = {
  day: string;
  joined: number;
  active: number;
  deposit_count: number;
  deposit_minor: bigint;
  withdrawal_count: number;
  withdrawal_minor: bigint;
  bet_count: number;
  stake_minor: bigint;
  won_minor: bigint;
  bonus_minor: bigint;
};

/** Of the days that were asked for, and of as many before them. */
export async function teamDays(tx: Tx, playerId: PlayerId, asked: AskedSpan): Promise<TeamDayRow[]> {
  return await tx.run<TeamDayRow>(daysStatement, [...spanParameters(tx, asked), playerId]);
}

export async function membersOf(
  tx: Tx,
  playerId: PlayerId,
): Promise<{ members: number; countedUntil: Temporal.Instant | null }> {
  const [row] = await tx.run<{ members: number; counted: Temporal.Instant | null }>(membersStatement, [playerId]);
  return { members: row?.members ?? 0, countedUntil: row?.counted ?? null };
}

const daysStatement: Statement = {
  name: 'teams.days',
  text: `select day::text, joined::float8, active::float8, deposit_count::float8, deposit_minor,
           withdrawal_count::float8, withdrawal_minor, bet_count::float8, stake_minor, won_minor, bonus_minor
         from business_span($1, $2, $3, $4) s
         join team_day t on t.player_id = $5 and t.day between s.first_day - (s.last_day - s.first_day + 1) and s.last_day
         order by day`,
};
const membersStatement: Statement = {
  name: 'teams.members',
  text: `select t.members::float8, nullif(p.counted_before, '-infinity') as counted
         from team_progress p left join agent_team t on t.player_id = $1`,
};

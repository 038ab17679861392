import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Cycle } from '../missions/cycle.ts';
import type { Mission } from '../missions/mission-store.ts';
import type { OptionalPrize } from '../prizes.ts';

export type BoardRow = {
  mission_id: string;
  cycle_from: string;
  cycle_to: string;
  counted_at: Temporal.Instant;
  is_final: boolean;
};
export type Standing = { rank: number; player_id: PlayerId; reached: bigint; reached_at: Temporal.Instant };
export type StandingRow = Standing & { mission_id: string; cycle_from: string } & OptionalPrize;

type BoardTables = { mission_board: BoardRow; mission_standing: StandingRow };

export function boardTables(tx: Tx): Kysely<BoardTables> {
  return tx.tables<BoardTables>();
}

/** Who stands where by the figures as they are counted, the first `most`. */
export async function standingsOf(
  tx: Tx,
  { objective, categories }: Mission,
  { from, to }: Cycle,
  most: number,
): Promise<Standing[]> {
  return await tx.run<Standing>(standingsStatement, [objective, categories, from, to, most]);
}

/** Whether every figure of the days up to this one is counted for good. */
export async function isClosed(tx: Tx, day: string): Promise<boolean> {
  const [row] = await tx.run<{ is_closed: boolean }>(closedStatement, [day]);
  return row?.is_closed ?? false;
}

const standingsStatement: Statement = {
  name: 'activities.standings',
  text: 'select rank, player_id, reached, reached_at from activity_standings($1, $2, $3::date, $4::date, $5) order by rank',
};
const closedStatement: Statement = {
  name: 'activities.is-closed',
  text: 'select closed_before >= business_day_begins($1::date + 1) as is_closed from figure_progress',
};

import type { PlayerId, VipPeriod } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { thresholdsOf } from '../ladder/thresholds.ts';
import { type Period, periodOf } from '../periods.ts';
import { ladderOf, lockProgress, setProgress, today } from '../store.ts';
import { inSlicesOfPlayers } from '../../accounts/index.ts';

/**
 * The period that ended last, judged once: who has not staked what keeps their rank goes down by one. A deployment whose ranks
 * are new judges the period that has begun, when it ends. Answers how many went down.
 */
export async function judgePeriod(database: Database, kind: VipPeriod): Promise<number> {
  const due = await database.transaction((tx) => dueOf(tx, kind));
  if (!due) return 0;
  const { current, ended } = due;
  const lowered = ended
    ? await inSlicesOfPlayers(database, async (tx, players) => {
        const isJudged = (await lockProgress(tx)).judged_before === current;
        return isJudged ? 0 : await lower(tx, ended, players);
      })
    : 0;
  await database.transaction((tx) => setProgress(tx, { judged_before: current }));
  return lowered;
}

/** Null when the period is judged; without one that ended when there was none to judge before. */
async function dueOf(tx: Tx, kind: VipPeriod): Promise<{ current: string; ended: Period | null } | null> {
  const { judged_before } = await lockProgress(tx);
  const { begins } = periodOf(await today(tx), kind);
  const current = begins.toString();
  if (judged_before === current) return null;
  const ended = periodOf(begins.subtract({ days: 1 }), kind);
  const isFirst = judged_before === null || judged_before > ended.begins.toString();
  return { current, ended: isFirst ? null : ended };
}

async function lower(tx: Tx, { begins, ends }: Period, players: readonly PlayerId[]): Promise<number> {
  const { keeps } = thresholdsOf(await ladderOf(tx));
  const values = [keeps, begins.toString(), ends.toString(), tx.now, players];
  const [lowered] = await tx.run<{ lowered: number }>(lowerStatement, values);
  return lowered?.lowered ?? 0;
}

/** Who went down since the period ended was judged by a night that was cut off. */
const lowerStatement: Statement = {
  name: 'vip.lower',
  text: `with due as materialized (
           select * from vip_not_kept($1::bigint[], $2::date, $3::date, $5::uuid[]) k
           where not exists (
             select from vip_move m
             where m.player_id = k.player_id and m.cause = 'lowered' and m.at >= business_day_begins($3::date))
         ), moved as (
           update account a set rank_level = d.level - 1 from due d where a.player_id = d.player_id
           returning a.player_id
         ), noted as (
           insert into vip_player as p (player_id, moves) select d.player_id, 1 from due d
           on conflict (player_id) do update set moves = p.moves + 1
           returning player_id, moves
         ), history as (
           insert into vip_move (player_id, number, from_level, to_level, cause, at)
           select d.player_id, n.moves, d.level, d.level - 1, 'lowered', $4 from due d join noted n using (player_id)
         )
         select count(*)::int as lowered from moved`,
};

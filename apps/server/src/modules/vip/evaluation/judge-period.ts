import type { VipPeriod } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { thresholdsOf } from '../ladder/thresholds.ts';
import { periodOf } from '../periods.ts';
import { ladderOf, lockProgress, setProgress, today } from '../store.ts';

/**
 * The period that ended last, judged once: who has not staked what keeps their rank goes down by one. A deployment whose ranks
 * are new judges the period that has begun, when it ends. Answers how many went down.
 */
export async function judgePeriod(tx: Tx, kind: VipPeriod): Promise<number> {
  const { judged_before } = await lockProgress(tx);
  const { begins: current } = periodOf(await today(tx), kind);
  if (judged_before === current.toString()) return 0;
  const ended = periodOf(current.subtract({ days: 1 }), kind);
  await setProgress(tx, { judged_before: current.toString() });
  if (judged_before === null || judged_before > ended.begins.toString()) return 0;
  const { keeps } = thresholdsOf(await ladderOf(tx));
  const values = [keeps, ended.begins.toString(), ended.ends.toString(), tx.now];
  const [lowered] = await tx.run<{ lowered: number }>(lowerStatement, values);
  return lowered?.lowered ?? 0;
}

const lowerStatement: Statement = {
  name: 'vip.lower',
  text: `with due as materialized (
           select * from vip_not_kept($1::bigint[], $2::date, $3::date)
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

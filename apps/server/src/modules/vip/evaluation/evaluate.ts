import type { PlayerId, VipPeriod } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { thresholdsOf } from '../ladder/thresholds.ts';
import { periodOf } from '../periods.ts';
import { ladderOf, lockProgress, today } from '../store.ts';

/**
 * Brings players to the ranks that their deposits and stakes reach, over several at once where they do, and notes each gift
 * of the way: rank, history and gifts in one statement. Two evaluations follow each other, so the second finds nothing.
 * Answers how many moved.
 */
export async function evaluate(tx: Tx, period: VipPeriod, players: readonly PlayerId[]): Promise<number> {
  await lockProgress(tx);
  const ladder = await ladderOf(tx);
  if (ladder.length === 0) return 0;
  const { deposits, turnovers, keeps } = thresholdsOf(ladder);
  const day = await today(tx);
  const [moved] = await tx.run<{ moved: number }>(evaluateStatement, [
    deposits,
    turnovers,
    keeps,
    players,
    periodOf(day, period).begins.toString(),
    tx.now,
  ]);
  return moved?.moved ?? 0;
}

const evaluateStatement: Statement = {
  name: 'vip.evaluate',
  text: `with due as materialized (
           select * from vip_due($1::bigint[], $2::bigint[], $3::bigint[], $4::uuid[], $5::date, 'infinity')
         ), moved as (
           update account a set rank_level = d.target from due d
           where a.player_id = d.player_id and d.target <> d.level
           returning a.player_id
         ), noted as (
           insert into vip_player as p (player_id, reached, moves)
           select d.player_id, d.by_totals, case when d.target <> d.level then 1 else 0 end from due d
           on conflict (player_id) do update set reached = excluded.reached, moves = p.moves + excluded.moves
           returning player_id, moves
         ), history as (
           insert into vip_move (player_id, number, from_level, to_level, cause, at)
           select d.player_id, n.moves, d.level, d.target, case when d.by_totals > d.reached then 'reached' else 'regained' end, $6
           from due d join moved m using (player_id) join noted n using (player_id)
         ), gifts as (
           insert into vip_gift (player_id, source, reference, level, amount_minor, due_at)
           select d.player_id, 'vipUpgrade', r.level::text, r.level, r.upgrade_gift_minor, $6
           from due d join vip_rank r on r.level > d.reached and r.level <= d.by_totals
           where r.upgrade_gift_minor > 0
           on conflict do nothing
         )
         select count(*)::int as moved from moved`,
};

import type {
  CallAnswer,
  CallInput,
  memberPointTransactions as transactionsCall,
  PointMovement,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { POINTS } from '../../ledger/index.ts';

type Call = typeof transactionsCall;

const PAGE_SIZE = 20;

/** What was earned and spent, with the points that it left: counted backwards from what is there now. */
export async function memberPointTransactions(
  tx: Tx,
  who: CallerOf<Call>,
  { query }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const rows = await tx.run<MovementRow>(movementsStatement, [
    who.player.playerId,
    POINTS,
    PAGE_SIZE,
    (query.pageNum - 1) * PAGE_SIZE,
  ]);
  return {
    content: rows.map((row) => ({
      time: row.at.toString(),
      type: row.type,
      category: row.category,
      points: Number(row.points),
      remainingPoints: Number(row.remaining),
    })),
    pageNum: query.pageNum,
    totalPages: Math.ceil(Number(rows[0]?.total ?? 0n) / PAGE_SIZE),
  };
}

type MovementRow = {
  at: Temporal.Instant;
  type: PointMovement['type'];
  category: string;
  points: bigint;
  remaining: bigint;
  total: bigint;
};

const movementsStatement: Statement = {
  name: 'points.movements',
  text: `with movement as (
           select e.at, case when e.points > 0 then 'earned' else 'takenBack' end as type, e.category, e.points,
             e.day || e.category || e.version as tie
           from point_earned e where e.player_id = $1
           union all
           select x.asked_at, 'exchange', '', -x.points, x.id::text from point_exchange x where x.player_id = $1
           union all
           select x.decided_at, 'returned', '', x.points, x.id::text
           from point_exchange x where x.player_id = $1 and x.state = 'rejected'
         ), at_hand as (
           select coalesce(max(w.available_minor - w.receivable_minor), 0) as points
           from wallet w where w.player_id = $1 and w.currency = $2 and w.book = 'points'
         )
         select m.at, m.type, m.category, m.points,
           (a.points - coalesce(sum(m.points) over (order by m.at desc, m.tie desc
             rows between unbounded preceding and 1 preceding), 0))::bigint as remaining,
           count(*) over () as total
         from movement m cross join at_hand a
         order by m.at desc, m.tie desc limit $3 offset $4`,
};

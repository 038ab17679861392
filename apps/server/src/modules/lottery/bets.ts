import { type BetStatus, LOTTERY_VENDOR, type PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** An order as the records of bets name it: a stake at a vendor, with what has come of it. */
type LotteryBet = {
  providerCode: typeof LOTTERY_VENDOR;
  transactionUuid: string;
  at: Temporal.Instant;
  gameCode: string;
  /** The draw's number. */
  round: string;
  stakeMinor: bigint;
  wonMinor: bigint;
  status: BetStatus;
};

/** The player's own orders of these ids, in their order. */
export async function lotteryBetsOf(tx: Tx, playerId: PlayerId, orderIds: readonly string[]): Promise<LotteryBet[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx.run<Omit<LotteryBet, 'providerCode'>>(betsStatement, [playerId, orderIds]);
  return rows.map((row) => ({ providerCode: LOTTERY_VENDOR, ...row }));
}

/** What came back of a part of the stake was not staked; where all of it did, the bet is returned. */
const betsStatement: Statement = {
  name: 'lottery.bets',
  text: `select o.order_id as "transactionUuid", o.at, o.game_code as "gameCode", d.draw_no as round,
           case when i.returned_minor = o.stake_minor then o.stake_minor else o.stake_minor - i.returned_minor end::bigint
             as "stakeMinor",
           i.won_minor::bigint as "wonMinor",
           case when i.returned_minor = o.stake_minor then 'returned' when i.is_open then 'open'
             when i.won_minor > 0 then 'won' else 'lost' end as status
         from unnest($2::uuid[]) with ordinality as n (order_id, position)
         join lottery_order o on o.player_id = $1 and o.order_id = n.order_id
         join draw d on d.draw_id = o.draw_id
         cross join lateral (
           select sum(case when r.state = 'cancelled' then r.stake_minor else r.refunded_minor end) as returned_minor,
             sum(r.won_minor + r.rebate_minor) as won_minor, bool_or(r.state = 'placed') as is_open
           from lottery_item_result r where r.player_id = o.player_id and r.order_id = o.order_id
         ) i
         order by n.position`,
};

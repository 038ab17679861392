import type { DrawnNumbers, LotteryItemState, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { StoredPrices } from './price-lists.ts';

export type OrderRow = {
  orderId: string;
  gameCode: string;
  drawNo: string;
  drawsAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  drawState: 'scheduled' | 'drawn' | 'settled' | 'void';
  result: DrawnNumbers | null;
  stakeMinor: bigint;
  at: Temporal.Instant;
  chaseId: string | null;
};

export type ItemRow = {
  orderId: string;
  position: number;
  playType: string;
  content: string;
  unitMinor: bigint;
  lineCount: number;
  stakeMinor: bigint;
  wonMinor: bigint;
  refundedMinor: bigint;
  rebateMinor: bigint;
  rebateSteps: number;
  prices: StoredPrices;
  state: LotteryItemState;
};

/** Placed since, or still to be drawn; the newest first. */
export async function ordersSince(
  tx: Tx,
  playerId: PlayerId,
  since: Temporal.Instant,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  return await tx.run<OrderRow>(ordersStatement, [playerId, since, offset, limit]);
}

export async function orderOf(tx: Tx, playerId: PlayerId, orderId: string): Promise<OrderRow | null> {
  return (await tx.run<OrderRow>(orderStatement, [playerId, orderId]))[0] ?? null;
}

export async function itemsOf(tx: Tx, playerId: PlayerId, orderIds: readonly string[]): Promise<ItemRow[]> {
  return await tx.run<ItemRow>(itemsStatement, [playerId, orderIds]);
}

const columns = `o.order_id as "orderId", o.game_code as "gameCode", d.draw_no as "drawNo", d.draws_at as "drawsAt",
  d.closes_at as "closesAt", d.state as "drawState", d.result, o.stake_minor::bigint as "stakeMinor", o.at,
  o.chase_id as "chaseId"`;

const ordersStatement: Statement = {
  name: 'lottery.orders',
  text: `select ${columns} from lottery_order o join draw d using (draw_id)
         where o.player_id = $1 and (o.at >= $2 or d.state = 'scheduled')
         order by o.at desc, o.order_id desc offset $3 limit $4`,
};
const orderStatement: Statement = {
  name: 'lottery.order',
  text: `select ${columns} from lottery_order o join draw d using (draw_id) where o.player_id = $1 and o.order_id = $2`,
};
const itemsStatement: Statement = {
  name: 'lottery.items',
  text: `select i.order_id as "orderId", i.position, i.play_type as "playType", i.content, i.unit_minor as "unitMinor",
           i.line_count as "lineCount", i.stake_minor as "stakeMinor", i.won_minor as "wonMinor",
           i.refunded_minor as "refundedMinor", i.rebate_minor as "rebateMinor", p.rebate_steps as "rebateSteps", p.prices,
           i.state
         from lottery_item_result i join lottery_price_list p using (price_list_id)
         where i.player_id = $1 and i.order_id = any ($2::uuid[]) order by i.order_id, i.position`,
};

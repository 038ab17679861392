import { createHash } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { createUuidSequence } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MoneyBook } from '../../ledger/index.ts';
import { type AskedItem, expandCart } from '../orders/expand-cart.ts';
import { cartOf, refuseUnplaced } from '../orders/place-order.ts';
import type { Placed, Placer } from '../orders/placer.ts';

/** Bets the chases that waited for a draw on the next one. */
export type ContinueChases = (database: Database, drawId: string) => Promise<void>;

/**
 * A chase is bet draw by draw, as its player would: with the limits, the prices and the money of that moment. It ends with
 * its last draw, with a win where it was asked to, and with the first refusal. A void draw is bet again; while no draw
 * takes bets, on a holiday or with the game closed, it waits.
 */
export function continueChases(
  platform: Pick<Platform, 'brand' | 'clock' | 'random' | 'settings'>,
  place: Placer,
): ContinueChases {
  const newId = createUuidSequence(platform.random.bytes);

  async function betNext(chase: ChaseRow): Promise<Placed> {
    const factor = chase.multiples[chase.next - 1] ?? 1;
    const items = expandCart(chase.gameCode, chase.items, { currency: platform.brand.currency, factor });
    const key = `chase ${chase.chaseId} ${chase.lastDrawId}`;
    const placed = await place(
      cartOf(platform, {
        playerId: chase.playerId,
        sessionId: null,
        key,
        contentHash: uuidOf(key),
        orderId: newId(platform.clock.now()),
        chaseId: chase.chaseId,
        chase: null,
        gameCode: chase.gameCode,
        drawNo: null,
        book: chase.book,
        items,
      }),
    );
    if (placed.outcome !== 'draw_closed' && placed.outcome !== 'maintenance')
      refuseUnplaced(placed, platform.brand.currency);
    return placed;
  }

  return async (database, drawId) => {
    const waiting = await database.transaction((tx) => chasesAfter(tx, drawId));
    await Promise.all(
      waiting.map(async (chase) => {
        try {
          const placed = await betNext(chase);
          if (placed.outcome !== 'placed' && placed.outcome !== 'repeated') return;
          await database.transaction((tx) => noteBet(tx, chase, placed));
        } catch (error) {
          if (!(error instanceof Refusal) || error.code === 'overloaded') throw error;
          await database.transaction((tx) =>
            tx.run(refusedStatement, [chase.playerId, chase.chaseId, error.code, tx.now]),
          );
        }
      }),
    );
  };
}

type ChaseRow = {
  playerId: PlayerId;
  chaseId: string;
  gameCode: string;
  book: MoneyBook;
  items: AskedItem[];
  multiples: number[];
  lastDrawId: string;
  /** Which of its draws is bet next, from 1. */
  next: number;
};

/** Those that go on; the others end here. */
async function chasesAfter(tx: Tx, drawId: string): Promise<ChaseRow[]> {
  await tx.run(endStatement, [drawId, tx.now]);
  return await tx.run<ChaseRow>(waitingStatement, [drawId]);
}

async function noteBet(tx: Tx, { playerId, chaseId, lastDrawId, next }: ChaseRow, placed: Placed): Promise<void> {
  await tx.run(betStatement, [playerId, chaseId, lastDrawId, next, placed.order_id]);
}

const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const endStatement: Statement = {
  name: 'lottery.end-chases',
  text: `with over as (
           select c.player_id, c.chase_id, case when c.stops_on_win and exists (
               select from lottery_order o join lottery_item_result i using (player_id, order_id)
               where o.player_id = c.player_id and o.draw_id = c.last_draw_id and o.chase_id = c.chase_id and i.state = 'won')
             then 'won' when c.placed >= cardinality(c.multiples) then 'finished' end as state
           from lottery_chase c join draw d on d.draw_id = c.last_draw_id
           where c.last_draw_id = $1 and c.state = 'running' and d.state = 'settled'
         )
         update lottery_chase c set state = o.state, ended_at = $2 from over o
         where c.player_id = o.player_id and c.chase_id = o.chase_id and c.state = 'running' and o.state is not null`,
};
const waitingStatement: Statement = {
  name: 'lottery.chases-after',
  text: `select c.player_id as "playerId", c.chase_id as "chaseId", c.game_code as "gameCode", c.book::text as book, c.items,
           c.multiples, c.last_draw_id as "lastDrawId", c.placed + case d.state when 'void' then 0 else 1 end as next
         from lottery_chase c join draw d on d.draw_id = c.last_draw_id
         where c.last_draw_id = $1 and c.state = 'running' and d.state in ('settled', 'void')
         order by c.player_id, c.chase_id limit 1000`,
};
const betStatement: Statement = {
  name: 'lottery.note-chased',
  text: `update lottery_chase c set placed = $4, last_draw_id = o.draw_id
         from lottery_order o
         where c.player_id = $1 and c.chase_id = $2 and c.last_draw_id = $3 and o.player_id = $1 and o.order_id = $5`,
};
const refusedStatement: Statement = {
  name: 'lottery.refuse-chase',
  text: `update lottery_chase set state = 'refused', reason = $3, ended_at = $4
         where player_id = $1 and chase_id = $2 and state = 'running'`,
};

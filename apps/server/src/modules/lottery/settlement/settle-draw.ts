import type { PlayerId } from '@pelita/contract';
import { gameOf, playTypeOf, type Result, ruleSetOf } from '@pelita/lottery';
import { SMALLEST_ID } from '../../../platform/database/smallest-id.ts';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import { readPrices, type StoredPrices } from '../orders/price-lists.ts';
import { type Awards, awardsOf, type PricedPlayType } from './awards.ts';

/** Players paid in one transaction: short enough that a bet of one of them hardly waits. */
const SLICE = 250;

/**
 * Settles a draw as it is now: takes back what earlier results paid, holds the result against the lines once, pays in
 * slices. Each step is a transaction that finds what is left, so it may be killed anywhere, run twice and run by two
 * processes at once. Answers whether all of it is done; what another process has under way is its to finish.
 */
export async function settleDraw(database: Database, drawId: string): Promise<boolean> {
  const draw = await database.reading((tx) => drawToSettle(tx, drawId));
  if (draw === null) return false;
  const { revision } = draw;
  const takeBack = () => database.transaction((tx) => takeBackSlice(tx, drawId, revision));
  while ((await takeBack()) > 0);
  await database.transaction((tx) => judge(tx, draw));
  await payAll(database, drawId, revision);
  return await database.transaction((tx) => finish(tx, drawId, revision));
}

/** From player to player, and from the first again while some are left whose wallets were busy. */
async function payAll(database: Database, drawId: string, revision: number): Promise<void> {
  for (let limit = SLICE, paidOfAll = 0, after = SMALLEST_ID; ;) {
    const { lastPlayer, paid } = await database.transaction((tx) => paySlice(tx, drawId, { revision, after, limit }));
    paidOfAll += paid;
    if (lastPlayer !== null) {
      after = lastPlayer;
    } else if (after === SMALLEST_ID) {
      return;
    } else {
      // All that are left are busy elsewhere: one alone waits for its turn.
      limit = paidOfAll === 0 ? 1 : SLICE;
      paidOfAll = 0;
      after = SMALLEST_ID;
    }
  }
}

type DrawToSettle = {
  drawId: string;
  gameCode: string;
  state: 'drawn' | 'void' | 'settled';
  revision: number;
  result: Result | null;
};

async function drawToSettle(tx: Tx, drawId: string): Promise<DrawToSettle | null> {
  const [draw] = await tx.run<DrawToSettle>(drawStatement, [drawId]);
  return draw ?? null;
}

async function judge(tx: Tx, draw: DrawToSettle): Promise<void> {
  if (draw.state === 'void') await tx.run(judgeVoidStatement, [draw.drawId, draw.revision, tx.now]);
  if (draw.state !== 'drawn' || draw.result === null) return;
  const awards = awardsOf(await pricedPlayTypes(tx, draw), draw.result);
  await tx.run(judgeStatement, [draw.drawId, draw.revision, ...columnsOf(awards), tx.now]);
}

/** What was bet on the draw, at the prices of then. */
async function pricedPlayTypes(tx: Tx, { drawId, gameCode }: DrawToSettle): Promise<PricedPlayType[]> {
  const rules = ruleSetOf(gameOf(gameCode)?.rules ?? '');
  if (rules === undefined) throw new Error(`a draw of ${gameCode} is to be settled, and there are no such rules`);
  const rows = await tx.run<{ priceListId: string; playType: string; prices: StoredPrices }>(pricesStatement, [drawId]);
  return rows.map(({ priceListId, playType: id, prices }) => {
    const playType = playTypeOf(rules, id);
    if (playType === undefined) throw new Error(`${rules.code} was bet on by ${id}, and has no such play type`);
    return { priceListId, playType, prices: readPrices(prices) };
  });
}

/** In the order of `judge_lottery_draw`. */
function columnsOf({ hits, keys, counts }: Awards): unknown[] {
  return [
    hits.map((hit) => hit.playType),
    hits.map((hit) => hit.priceListId),
    hits.map((hit) => hit.kind),
    hits.map((hit) => hit.key),
    hits.map((hit) => hit.share.numerator),
    hits.map((hit) => hit.share.denominator),
    hits.map((hit) => hit.isRefund),
    keys.map((key) => key.playType),
    keys.map((key) => key.key),
    keys.map((key) => BigInt(key.times)),
    keys.map((key) => key.isMatch),
    keys.map((key) => key.isExtra),
    counts.map((count) => count.playType),
    counts.map((count) => count.priceListId),
    counts.map((count) => count.kind),
    counts.map((count) => count.prize),
    counts.map((count) => count.share.numerator),
    counts.map((count) => count.share.denominator),
    counts.map((count) => count.isRefund),
  ];
}

async function takeBackSlice(tx: Tx, drawId: string, revision: number): Promise<number> {
  const [row] = await tx.run<{ players: PlayerId[] }>(takeBackStatement, [drawId, revision, SLICE, tx.now]);
  return tellPlayers(tx, row?.players ?? []);
}

async function paySlice(tx: Tx, drawId: string, slice: { revision: number; after: string; limit: number }) {
  const { revision, after, limit } = slice;
  const [row] = await tx.run<{ lastPlayer: string | null; paid: PlayerId[] }>(payStatement, [
    drawId,
    revision,
    after,
    limit,
    tx.now,
  ]);
  return { lastPlayer: row?.lastPlayer ?? null, paid: tellPlayers(tx, row?.paid ?? []) };
}

async function finish(tx: Tx, drawId: string, revision: number): Promise<boolean> {
  const [row] = await tx.run<{ is_done: boolean }>(finishStatement, [drawId, revision, tx.now]);
  return row?.is_done ?? false;
}

function tellPlayers(tx: Tx, players: readonly PlayerId[]): number {
  for (const playerId of players) tx.changed(playerTopic(playerId));
  return players.length;
}

const drawStatement: Statement = {
  name: 'lottery.draw-to-settle',
  text: `select draw_id as "drawId", game_code as "gameCode", state, revision, result from draw
         where draw_id = $1 and state <> 'scheduled'`,
};
const pricesStatement: Statement = {
  name: 'lottery.prices-of-draw',
  text: `select p.price_list_id as "priceListId", p.play_type as "playType", p.prices
         from lottery_draw_prices($1) d join lottery_price_list p using (price_list_id)`,
};
const judgeStatement: Statement = {
  name: 'lottery.judge',
  text: `select judge_lottery_draw(${Array.from({ length: 22 }, (_, at) => `$${at + 1}`).join(', ')})`,
};
const judgeVoidStatement: Statement = {
  name: 'lottery.judge-void',
  text: 'select judge_void_lottery_draw($1, $2, $3)',
};
const payStatement: Statement = {
  name: 'lottery.pay',
  text: 'select last_player as "lastPlayer", paid from pay_lottery_payouts($1, $2, $3, $4, $5)',
};
const takeBackStatement: Statement = {
  name: 'lottery.take-back',
  text: 'select take_back_lottery_payouts($1, $2, $3, $4) as players',
};
const finishStatement: Statement = {
  name: 'lottery.finish',
  text: 'select finish_lottery_draw($1, $2, $3) as is_done',
};

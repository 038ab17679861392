import { randomUUID } from 'node:crypto';
import { testDatabase } from '@pelita/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setSetting } from '../../../platform/settings/testing/set-setting.ts';
import { setRatesBelow } from '../../agents/index.ts';
import { checkBook } from '../../ledger/index.ts';
import { agentWorld } from '../testing/agent-world.ts';

// Ten in the morning of a Monday in Kuala Lumpur.
const world = await testDatabase({ now: '2026-03-02T02:00:00Z' });
const { clock, database } = world;
const { agent, offer, accept, bet, close, settle, paid, rows, inTx } = await agentWorld(world);
const day = { hours: 24 };

beforeEach(() => setSetting(world, 'contracts.edges', {}));
afterEach(async () => {
  const faults = await database.snapshot((tx) => checkBook(tx));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const accrued = async ({ playerId }: { playerId: string }) =>
  (
    await rows<{ available_minor: bigint }>(
      `select available_minor from wallet where player_id = $1 and book = 'rebate'`,
      [playerId],
    )
  )[0]?.available_minor ?? 0n;

async function endDay(): Promise<void> {
  clock.advance(day);
  await close();
  await settle();
}

test('AC-08 stakes earn each agent above its own rebate less that of the one below, whatever the results; whole units are paid daily and the rest is kept', async () => {
  const a = await agent(null, 1, 5_000);
  const b = await agent(a, 1, 3_000);
  const c = await agent(b, 0, 1_000);
  await endDay();
  await bet(c, 1_234, 9_000);
  await bet(b, 10_000);
  await endDay();
  // Of 12.34: 0.2 % to b, 0.2 % to a; of b's own 100.00: 0.2 % to a. A player earns nothing of its own stakes.
  expect([await paid(a), await paid(b), await paid(c)]).toEqual([22n, 2n, 0n]);
  expect([await accrued(a), await accrued(b)]).toEqual([4_680n, 4_680n]);
  await bet(c, 270);
  await endDay();
  await settle();
  // 0.00468 and 0.2 % of 2.70 make one whole unit.
  expect([await paid(a), await paid(b)]).toEqual([23n, 3n]);
  expect(await accrued(b)).toBe(80n);
});

test('AC-08 new rates hold from the next business day on', async () => {
  const a = await agent(null, 1, 5_000);
  const b = await agent(a, 0, 0);
  await endDay();
  await bet(b, 10_000);
  await inTx((tx) =>
    setRatesBelow(tx, {
      agentId: a.playerId,
      playerId: b.playerId,
      rates: { rebateMillionths: 4_000, prizeMode: 1_700 },
    }),
  );
  await endDay();
  expect(await paid(a)).toBe(50n);
  await bet(b, 10_000);
  await endDay();
  expect(await paid(a)).toBe(60n);
});

test('AC-08 a bet on a lottery counts for a real-time salary when its draw is judged first, and is taken off when the draw is void', async () => {
  const a = await agent();
  const terms = { family: 'realtime' as const, lossRate: '0.5', profitRate: '0.3', singleBet: '0.1' };
  await accept('realtime', a, await offer(null, a, terms));
  clock.advance({ minutes: 10 });
  const draw = await lotteryDraw(a.playerId, [
    { stake: 10_000, won: 0 },
    { stake: 5_000, won: 9_800 },
    { stake: 7_000, won: 0, refunded: 7_000 },
  ]);
  await judge(draw, 1);
  await close();
  await settle();
  // 100.00 lost at 0.6 % and 50.00 won at 0.4 %; what was given back is no stake.
  expect(await paid(a)).toBe(80n);
  await judge(draw, 2);
  await close();
  await settle();
  expect(await paid(a)).toBe(80n);
  await judge(draw, 3, true);
  await close();
  await settle();
  expect(await rows(`select owed_micros from agent_debt where player_id = $1`, [a.playerId])).toEqual([
    { owed_micros: 800_000n },
  ]);
});

type Item = { stake: number; won: number; refunded?: number };

/** As it lies there once it is judged: items, and what the first result gives. */
async function lotteryDraw(playerId: string, items: readonly Item[]): Promise<string> {
  const [draw, order, at] = [randomUUID(), randomUUID(), clock.now().toString()];
  const stake = items.reduce((sum, item) => sum + item.stake, 0);
  await world.asOwner(
    `insert into lottery_order (player_id, order_id, idempotency_key, content_hash, draw_id, game_code, book, currency,
       stake_minor, at) values ($1, $2, $3, $2, $4, 'test', 'real', 'MYR', $5, $6)`,
    [playerId, order, order, draw, stake, at],
  );
  for (const [position, item] of items.entries())
    await world.asOwner(
      `insert into lottery_item (player_id, order_id, position, draw_id, play_type, content, unit_minor, price_list_id,
         line_count, stake_minor) values ($1, $2, $3, $4, 'test', '1', 1, $2, 1, $5)`,
      [playerId, order, position, draw, item.stake],
    );
  const got = items.map((item, position) => ({ position, won: item.won, refunded: item.refunded ?? 0 }));
  await world.asOwner(
    `insert into lottery_payout (player_id, draw_id, revision, state, won_minor, refunded_minor, rebate_minor, judged_at,
       order_ids, positions, won_minors, refunded_minors, rebate_minors)
     select $1, $2, 1, 'paid', 0, 0, 0, $3, array_fill($4::uuid, array[${got.length}]), $5, $6, $7, array_fill(0::bigint, array[${got.length}])`,
    [
      playerId,
      draw,
      at,
      order,
      got.map(({ position }) => position),
      got.map(({ won }) => won),
      got.map(({ refunded }) => refunded),
    ],
  );
  return draw;
}

const judge = (draw: string, revision: number, isVoid = false) =>
  world.asOwner(`insert into lottery_settlement values ($1, $2, $3, $4)`, [
    draw,
    revision,
    isVoid,
    clock.now().toString(),
  ]);

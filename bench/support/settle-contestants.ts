import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import { postTransfer } from '../../apps/server/src/modules/ledger/index.ts';
import type { BenchDatabase } from './bench-database.ts';

/** Settles as many open systems do: a transaction for each winning ticket, its state and its credit. */
export async function ticketByTicket(
  { database, sql }: BenchDatabase,
  tickets: number,
): Promise<{ perSecond: number }> {
  await sql(`
    create table bench_ticket (id int primary key, player_id uuid not null, number text not null, won_minor bigint);
    insert into bench_ticket select row_number() over (), player_id, '45', null from wallet limit ${tickets}`);
  const rows = await sql<{ id: number; playerId: PlayerId }>(`select id, player_id as "playerId" from bench_ticket`);
  const from = performance.now();
  for (const { id, playerId } of rows)
    await database.transaction(async (tx) => {
      await tx.run(lookStatement, [id]);
      await tx.run(wonStatement, [id, 9_700n]);
      await postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'bench-ticket',
        key: String(id),
        kind: 'win',
        direction: 'credit',
        counterAccount: 'vendor:BENCH',
        amountMinor: 9_700n,
        currency: 'MYR',
        reference: 'bench',
      });
    });
  return { perSecond: (tickets * 1_000) / (performance.now() - from) };
}

/** The same rows as a cart of three lines leaves, and nothing judged, locked or moved: the least that a cart can be. */
export async function rawCarts({
  database,
  sql,
  clock,
}: BenchDatabase): Promise<(playerId: PlayerId) => Promise<void>> {
  await sql(`
    create table bench_order (like lottery_order including indexes);
    create table bench_item (like lottery_item including indexes);
    create table bench_line (like lottery_line including indexes)`);
  const drawId = randomUUID();
  return async (playerId) => {
    await database.single(rawStatement, [playerId, randomUUID(), drawId, clock.now()]);
  };
}

const lookStatement = { name: 'bench.ticket-look', text: 'select number from bench_ticket where id = $1 for update' };
const wonStatement = { name: 'bench.ticket-won', text: 'update bench_ticket set won_minor = $2 where id = $1' };
const rawStatement = {
  name: 'bench.raw-cart',
  text: `with o as (
           insert into bench_order (player_id, order_id, idempotency_key, content_hash, draw_id, game_code, book, currency,
             stake_minor, bonus_minor, cancelled_minor, at)
           values ($1::uuid, $2::uuid, $2::uuid::text, $2::uuid, $3::uuid, 'XSMB', 'real', 'MYR', 300, 0, 0, $4)
         ), i as (
           insert into bench_item (player_id, order_id, position, draw_id, play_type, content, unit_minor, price_list_id,
             line_count, stake_minor)
           values ($1::uuid, $2::uuid, 1, $3::uuid, 'x', '12,34,56', 100, $3, 3, 300)
         )
         insert into bench_line (draw_id, order_id, player_id, price_list_id, unit_minor, position, play_type, keys, kind, times)
         select $3::uuid, $2::uuid, $1::uuid, $3::uuid, 100, 1, 'x', key, 'line', 1 from unnest(array['12', '34', '56']) as key`,
};

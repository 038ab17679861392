/*
 * `npm run bench -- records`: what a member with a million bets waits for at the server: each record's first page, its last
 * one, narrowed by vendor and by status. The million is laid by statements and counted by the
 * job's own functions, a day at a time: the job does it by the hour, as bets come.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import * as contract from '@pelita/contract';
import { figuresModule } from '../apps/server/src/modules/figures/index.ts';
import { recordsRoutes } from '../apps/server/src/modules/records/routes.ts';
import type { Tx } from '../apps/server/src/platform/database/tx.ts';
import { createLog } from '../apps/server/src/platform/log/create-log.ts';
import { benchDatabase } from './support/bench-database.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const BETS = 1_000_000;
const OTHERS = 100_000;
const DAYS = 90;
const ROUNDS = 15;
const GOAL_MS = 50;
const playerId = randomUUID();

const bench = await benchDatabase(8);
try {
  process.stderr.write(`… ${BETS + OTHERS} bets\n`);
  await figuresModule(
    {
      brand: { timeZone: 'Asia/Kuala_Lumpur' },
      clock: bench.clock,
      log: createLog('error'),
    } as never,
    {} as never,
  ).seed?.(bench.database);
  await layBets();
  process.stderr.write('… counting\n');
  const begun = performance.now();
  await countDays();
  const countedMs = performance.now() - begun;
  await bench.sql('vacuum analyze');
  const rows: string[][] = [];
  for (const [what, call, query] of asked()) {
    process.stderr.write(`… ${what}\n`);
    const { p50, worst } = await measure(call, query);
    rows.push([what, `${p50.toFixed(1)} ms`, `${worst.toFixed(1)} ms`, `≤ ${GOAL_MS} ms`]);
  }
  const [size] = await bench.sql<{ ledger: string; figures: string }>(
    `select pg_size_pretty(pg_total_relation_size('transfer')) as ledger,
       pg_size_pretty(pg_total_relation_size('figure_player_bucket') + pg_total_relation_size('figure_player_day')) as figures`,
  );
  const text = `${table([['A member with 1,000,000 bets in 90 days', 'median', 'slowest', 'goal'], ...rows])}

The whole was counted in ${(countedMs / 1_000).toFixed(0)} s; the ledger has ${size?.ledger}, the players’ figures ${size?.figures}. Of ${ROUNDS} turns each, the transaction included, HTTP left out.`;
  keepResults('records', text);
  console.log(text);
} finally {
  await bench.close();
}

type Asked = [what: string, call: contract.Call, query: Record<string, unknown>];

function asked(): Asked[] {
  const day = (back: number) =>
    bench.clock.now().toZonedDateTimeISO('Asia/Kuala_Lumpur').subtract({ days: back }).toPlainDate().toString();
  const page = { pageNum: 1, pageSize: 20 };
  const whole = { from: day(DAYS + 2), to: day(0) };
  return [
    ['bets, as the room opens', contract.accountGameBetHistory, page],
    ['bets of 92 days', contract.accountGameBetHistory, { ...page, ...whole }],
    ['bets of 92 days, page 40,000', contract.accountGameBetHistory, { ...page, ...whole, pageNum: 40_000 }],
    ['bets at one vendor of three', contract.accountGameBetHistory, { ...page, ...whole, vendor: 'V2' }],
    ['bets that are won, of 7 days', contract.accountGameBetHistory, { ...page, status: 'won' }],
    ['movements, as the room opens', contract.accountTransaction, page],
    ['movements of 92 days, page 50,000', contract.accountTransaction, { ...page, ...whole, pageNum: 50_000 }],
    ['deposits among them', contract.accountTransaction, { ...page, ...whole, type: 'deposit' }],
    ['profit, as the room opens', contract.accountProfit, { ...page, type: 'day' }],
    ['profit of 92 days by week', contract.accountProfit, { ...page, ...whole, type: 'week' }],
    ['deposit orders', contract.depositTransaction, page],
  ];
}

async function countDays(): Promise<void> {
  for (let back = DAYS; back >= 0; back -= 1) {
    const from = `date_trunc('day', now() - interval '${back} days')`;
    await bench.sql(`select recount_buckets(${from}, ${from} + interval '1 day')`);
  }
  for (let back = DAYS + 1; back >= 0; back -= 1)
    await bench.sql(`select recount_days(array[business_day(now() - interval '${back} days')], null)`);
  await bench.sql(
    `update figure_progress set closed_before = date_bin('5 minutes', now(), 'epoch'), counted_until = now()`,
  );
}

async function measure(call: contract.Call, query: Record<string, unknown>): Promise<{ p50: number; worst: number }> {
  const games = new Map([1, 2, 3].map((n) => [`g${n}`, { name: `Game ${n}`, vendorCode: `V${n}`, category: 'RNG' }]));
  const vendorNames = new Map([1, 2, 3].map((n) => [`V${n}`, `Vendor ${n}`]));
  const needs = {
    games: async () => games,
    vendorNames: async () => vendorNames,
    checkableRound: async () => null,
  };
  const binding = recordsRoutes(needs).find((one) => one.call.name === call.name);
  const read = binding?.useCase as unknown as (tx: Tx, who: unknown, what: unknown) => Promise<{ content: unknown[] }>;
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = performance.now();
    const { content } = await bench.database.reading((tx) => read(tx, { player: { playerId } }, { query }));
    if (round > 0) took.push(performance.now() - begun);
    if (call !== contract.depositTransaction && content.length === 0) throw new Error(`${call.name} found nothing`);
  }
  return { p50: quantile(took, 0.5), worst: Math.max(...took) };
}

/** One bet in four wins, one in a thousand is preceded by a deposit; the others are of fifty players. */
async function layBets(): Promise<void> {
  await bench.sql(`insert into vendor (code, display_name, provider_code, position)
    select 'V' || n, 'Vendor ' || n, 'P', n from generate_series(1, 3) n`);
  await bench.sql(`insert into game (code, node_id, vendor_code, category, name, position, listed_at)
    select 'g' || n, n, 'V' || n, 'RNG', 'Game ' || n, n, now() from generate_series(1, 3) n`);
  await bench.sql(`insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor,
    version, opened_at) values ('${playerId}', 'MYR', 'real', 2, 100, 0, 0, 1, now())`);
  await bench.sql(`create temp table laid as
    select n, gen_random_uuid() as id, gen_random_uuid() as win_id,
      case when n % 11 = 10 then md5((n % 50)::text)::uuid else '${playerId}'::uuid end as player_id,
      now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / ${BETS + OTHERS}) as at
    from generate_series(1, ${BETS + OTHERS}) n`);
  const transfer = (
    key: string,
    amount: string,
    kind: string,
    debit: string,
    credit: string,
    where: string,
    plus: string,
  ) => `
    select player_id, transfer_key('provider:P', ${key}::text), n, ${amount}, 100, at + ${plus}, 0, 'provider:P', ${key}::text,
      'real', 'MYR', '${kind}', '${debit}', '${credit}', 'r' || n from laid where ${where}`;
  await bench.sql(`insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum,
      source, idempotency_key, book, currency, kind, debit_account, credit_account, reference)
    select * from (
      ${transfer('id', '100', 'bet', 'wallet', 'vendor:P', 'true', `interval '0'`)} union all
      ${transfer('win_id', '300', 'win', 'vendor:P', 'wallet', 'n % 4 = 0', `interval '1 second'`)} union all
      select player_id, transfer_key('cashier', id::text), n, 5000, 100, at - interval '1 second', 0, 'cashier', id::text,
        'real', 'MYR', 'deposit', 'house:cash:B', 'wallet', 'o' || n from laid where n % 1000 = 0
    ) t order by 6`);
  await bench.sql(`insert into provider_transaction (provider_code, transaction_uuid, player_id, amount_minor, balance_minor,
      won_minor, at, kind, book, round_closed, currency, status, game_code, round)
    select 'P', id, player_id, 100, 100, case when n % 4 = 0 then 300 else 0 end, at, 'bet', 'real', true, 'MYR', 'RS_OK',
      'g' || 1 + n % 3, 'r' || n from laid
    union all
    select 'P', win_id, player_id, 300, 100, 0, at, 'win', 'real', true, 'MYR', 'RS_OK', 'g' || 1 + n % 3, 'r' || n
    from laid where n % 4 = 0`);
  await bench.sql('vacuum analyze transfer');
  await bench.sql('vacuum analyze provider_transaction');
  await bench.sql(`select brin_summarize_new_values('transfer_by_time')`);
}

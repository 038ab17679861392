/*
 * `npm run bench -- rewards`: a night of a large operator. 1,000,000 players paid in and played at slots and live tables
 * yesterday; the ranks of all of them are evaluated, their closed day is added to their totals, the month is judged, and a
 * rebate by rank is counted for each. Laying claims out is payment, and is measured apart over some of them.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { figuresModule } from '../apps/server/src/modules/figures/index.ts';
import { countPromotion, layOut } from '../apps/server/src/modules/promotions/counting/count-promotions.ts';
import { everyPromotion } from '../apps/server/src/modules/promotions/store.ts';
import { evaluate } from '../apps/server/src/modules/vip/evaluation/evaluate.ts';
import { foldDays } from '../apps/server/src/modules/vip/evaluation/fold-days.ts';
import { inSlicesOfPlayers } from '../apps/server/src/modules/accounts/index.ts';
import { judgePeriod } from '../apps/server/src/modules/vip/evaluation/judge-period.ts';
import { createLog } from '../apps/server/src/platform/log/create-log.ts';
import { benchDatabase } from './support/bench-database.ts';
import { keepResults, table } from './support/results.ts';

const PLAYERS = 1_000_000;
const LAID_OUT = 5_000;

const bench = await benchDatabase(4);
try {
  const needs = {
    brand: { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' },
    clock: bench.clock,
    log: createLog('error'),
    settings: { get: (setting: { default: unknown }) => setting.default },
  } as never;
  await figuresModule(needs, {} as never).seed?.(bench.database);
  process.stderr.write(`… ${PLAYERS.toLocaleString('en')} players\n`);
  await layPlayers();
  await layRanks();
  await layPromotion();
  await bench.sql('vacuum analyze');

  const evaluateAll = () => inSlicesOfPlayers(bench.database, (tx, players) => evaluate(tx, 'month', players));
  const evaluated = await timed('ranks', evaluateAll);
  await bench.sql('vacuum analyze account, vip_player');
  const again = await timed('ranks again', evaluateAll);
  const folded = await timed('a closed day', () => foldDays(bench.database));
  const judged = await timed('the period', async () => {
    await bench.sql(`update vip_progress set judged_before = (date_trunc('month', now()) - interval '1 month')::date`);
    await judgePeriod(bench.database, 'month');
  });
  const [promotion] = await bench.database.reading(everyPromotion);
  if (!promotion) throw new Error('there is no promotion');
  const counted = await timed('the rebate', () => countPromotion(bench.database, needs, promotion));
  const [claims] = await bench.sql<{ due: string }>(`select count(*) as due from promotion_claim where state = 'due'`);
  const [ranks] = await bench.sql<{ moved: string; gifts: string }>(
    'select (select count(*) from vip_move) as moved, (select count(*) from vip_gift) as gifts',
  );
  await bench.sql(`delete from promotion_claim where player_id > (
    select player_id from promotion_claim order by player_id offset ${LAID_OUT - 1} limit 1)`);
  await bench.sql('vacuum analyze');
  const paid = await timed('paying', () => layOut(bench.database, needs, promotion));
  const text = table([
    [`A night of ${PLAYERS.toLocaleString('en')} players`, 'measured', 'goal'],
    [
      `ranks evaluated, ${told(ranks?.moved)} raised and ${told(ranks?.gifts)} gifts noted`,
      seconds(evaluated),
      '≤ 30 s',
    ],
    ['the same again, nobody moves', seconds(again), '≤ 30 s'],
    ['their closed day added to their totals', seconds(folded), ''],
    ['the month that ended judged', seconds(judged), ''],
    [`a rebate by rank counted, ${told(claims?.due)} claims`, seconds(counted), '≤ 30 s'],
    [`${LAID_OUT.toLocaleString('en')} of the claims laid out, each in a transaction of its own`, seconds(paid), ''],
  ]);
  keepResults('rewards', text);
  console.log(text);
} finally {
  await bench.close();
}

function told(count: string | undefined): string {
  return Number(count ?? 0).toLocaleString('en');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

async function timed(what: string, once: () => Promise<unknown>): Promise<number> {
  process.stderr.write(`… ${what}\n`);
  const begun = performance.now();
  await once();
  return performance.now() - begun;
}

/** A year of members; yesterday each paid in and played, some far more than others; last month's day is closed. */
async function layPlayers(): Promise<void> {
  await bench.sql(`create temp table laid as
    select n, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as player_id, (n % 1000 + 1) * (n % 37 + 1) * 100 as stake
    from generate_series(1, ${PLAYERS}) n`);
  await bench.sql(`insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
    select player_id, 'player' || n, 'player', 0, 'MYR', 'seed', now() - interval '1 year' from laid`);
  await bench.sql(`insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor,
      version, opened_at)
    select player_id, 'MYR', 'real', 2, 0, 0, 0, 0, now() - interval '1 year' from laid`);
  const columns = `player_id, day, book, currency, source, kind, counter, product, vendor, in_count, in_minor, out_count, out_minor`;
  for (const day of ['business_day(now()) - 1', 'business_day(now()) - 20']) {
    await bench.sql(`insert into figure_player_day (${columns})
      select player_id, ${day}, 'real', 'MYR', 'cashier', 'deposit', 'house:cash:bank', '', '', 1, stake / 2, 0, 0 from laid`);
    await bench.sql(`insert into figure_player_day (${columns})
      select player_id, ${day}, 'real', 'MYR', 'provider:P', 'bet', 'vendor:P', product, 'V', 0, 0, 5, stake
      from laid, unnest(array['RNG', 'LIVE']) product`);
  }
  await bench.sql(`update figure_progress set closed_before = date_bin('5 minutes', now(), 'epoch')`);
}

/** Eight ranks: what each asks for, and what it brings. */
async function layRanks(): Promise<void> {
  await bench.sql(`insert into vip_rank
    select level, 'tone', 100000 * level * level, 500000 * level * level, 50000 * level, null, null, level > 4, 100,
      jsonb_build_object('RNG', (0.2 + level * 0.1)::text, 'LIVE', (0.1 + level * 0.05)::text), 1000 * level, 500 * level, 2000 * level
    from generate_series(0, 7) level`);
  await bench.sql(`insert into vip_rank_text select level, 'en', 'Rank ' || level from generate_series(0, 7) level`);
}

async function layPromotion(): Promise<void> {
  await bench.sql(`insert into promotion (promotion_id, kind, state, version, type, scene, position, published_at, starts_at,
      minimum_minor, cycle, multiplier_hundredths, base, contributions, products, days_valid, methods, needs_review,
      minimum_rank, first_deposit_only, needs_verified_phone, dialling_codes, agent_ids, once_per_person, changed_at)
    values (gen_random_uuid(), 'rebate', 'published', 1, 'rebate', 'lantern', 1, now() - interval '1 day',
      now() - interval '1 day 12 hours', 1, 'daily', 0, 'bonus', '{}', '{}', 7, '{}', false, 0, false, false, '{}', '{}', false,
      now() - interval '1 day')`);
  await bench.sql(`insert into promotion_text select promotion_id, 'en', 'Rebate', 'Rebate', 'Rebate' from promotion`);
}

/*
 * `npm run bench -- tree`: what a large team costs. 100,000 accounts below one over ten levels, who all play within five
 * minutes: the agent's overview against the recursive query over the same rows, the addition of the bucket to all teams, and
 * the daily wages of all of them, settled and paid.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { getTeamOverview } from '@pelita/contract';
import { figuresModule } from '../apps/server/src/modules/figures/index.ts';
import { getTeamOverview as overviewOf } from '../apps/server/src/modules/teams/figures/get-team-overview.ts';
import { bookRuns } from '../apps/server/src/modules/contracts/runs/book-runs.ts';
import { computeRun } from '../apps/server/src/modules/contracts/runs/compute-run.ts';
import { createLog } from '../apps/server/src/platform/log/create-log.ts';
import { benchDatabase } from './support/bench-database.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const ACCOUNTS = 100_000;
/** So many below each account of the upper levels: ten levels in all. */
const FAN = 3;
/** Those that have somebody below them. */
const AGENTS = Math.ceil((ACCOUNTS + 1) / FAN);
const DAYS = 30;
const ROUNDS = 50;
/** Agents whose teams are walked one by one. */
const SAMPLED = 100;
/** Ids as accounts get them, one account a minute: in the order of time from their first bytes on. */
const idOf = (n: string | number) =>
  `(overlay(lpad(to_hex(1760000000000 + (${n})::bigint * 60000), 12, '0') placing '-' from 9 for 0) || '-7000-8000-'
    || lpad(to_hex(${n}), 12, '0'))::uuid`;

const bench = await benchDatabase(4);
try {
  const platform = {
    brand: { timeZone: 'Asia/Kuala_Lumpur', currency: 'MYR' },
    clock: bench.clock,
    log: createLog('error'),
  };
  await figuresModule(platform as never, {} as never).seed?.(bench.database);
  process.stderr.write(`… ${ACCOUNTS} accounts over ten levels\n`);
  await layTree();
  const [top] = await bench.sql<{ player_id: string }>(`select ${idOf(1)} as player_id`);
  process.stderr.write('… what they did\n');
  await layFigures();
  await bench.sql('vacuum analyze');
  // What was laid is written out now, and not while it is counted.
  await bench.sql('checkpoint');

  const [bucket] = await bench.sql<{ at: string }>('select min(bucket)::text as at from figure_player_bucket');
  const added = await timed(5, async (round) => {
    await bench.sql('delete from team_day where day = (select max(day) from team_day)');
    // As the first bucket of a day finds it: without what the round before has left.
    await bench.sql('vacuum team_day');
    const begun = performance.now();
    await bench.sql(`select count_teams('${bucket?.at}', '${bucket?.at}'::timestamptz + interval '5 minutes', 100)`);
    return round > 0 ? performance.now() - begun : null;
  });
  const addedLater = await timed(5, async () => {
    await bench.sql('vacuum team_day');
    const begun = performance.now();
    await bench.sql(`select count_teams('${bucket?.at}', '${bucket?.at}'::timestamptz + interval '5 minutes', 100)`);
    return performance.now() - begun;
  });
  await bench.sql('vacuum analyze');
  const read = overviewOf(platform as never);
  const who = { player: { playerId: top?.player_id, accountType: 42 } } as never;
  const overview = await timed(ROUNDS, async () => {
    const begun = performance.now();
    await bench.database.reading((tx) => read(tx, who, { query: {} } as never));
    return performance.now() - begun;
  });
  const walked = await timed(3, async () => {
    const begun = performance.now();
    await bench.sql(`with recursive team as (
        select ${idOf(1)} as player_id
        union all select e.player_id from agent_edge e join team t on e.upline_id = t.player_id where e.valid_to = 'infinity'
      )
      select count(distinct t.player_id), sum(f.out_minor) filter (where f.kind = 'bet') from team t
      left join figure_player_day f on f.player_id = t.player_id`);
    return performance.now() - begun;
  });
  process.stderr.write('… a day of wages\n');
  await layContracts();
  await bench.sql('vacuum analyze');
  const parts = { settings: { get: (setting: { default: unknown }) => setting.default }, currency: 'MYR' } as never;
  const begun = performance.now();
  await bench.database.transaction((tx) => computeRun(tx, parts, { family: 'daily', period: '' }));
  const computed = performance.now() - begun;
  await bench.sql(`update agent_run set state = 'booking'`);
  await bookRuns(bench.database);
  const settled = performance.now() - begun;
  const [lines] = await bench.sql<{ paid: string }>(
    'select count(*) filter (where booked_at is not null) as paid from agent_run_line',
  );
  const one = await timed(SAMPLED, async (round) => {
    const place = 1 + ((round * 7_919) % ACCOUNTS);
    const started = performance.now();
    await bench.sql(`with recursive team as (
        select ${idOf(place)} as player_id
        union all select e.player_id from agent_edge e join team t on e.upline_id = t.player_id where e.valid_to = 'infinity'
      )
      select sum(f.out_minor), count(*) from team t
      join figure_player_day f on f.player_id = t.player_id and f.day = business_day(now()) - 1`);
    return performance.now() - started;
  });
  const naive = (one.reduce((sum, ms) => sum + ms, 0) / one.length) * ACCOUNTS;
  const text = table([
    [
      `A team of ${ACCOUNTS.toLocaleString('en')} over ten levels (${getTeamOverview.path})`,
      'median',
      'slowest',
      'goal',
    ],
    row('the overview of seven days', overview, '≤ 2 ms'),
    row('the same by a recursive query', walked, '≥ 10 × slower'),
    row('a bucket in which all of them play, the first of a day, added to every team', added, '≤ 1,500 ms'),
    row('a later one of that day', addedLater, '≤ 1,500 ms'),
    row(
      `a daily wage for each of ${AGENTS.toLocaleString('en')} agents, computed and written in one statement`,
      [computed],
      '',
    ),
    row(`the same, booked and paid too (${Number(lines?.paid).toLocaleString('en')} lines)`, [settled], '≤ 10,000 ms'),
    row(`the teams of a day one by one (${SAMPLED} of them, times ${ACCOUNTS / SAMPLED})`, [naive], ''),
  ]);
  keepResults('tree', text);
  console.log(text);
} finally {
  await bench.close();
}

function row(what: string, took: readonly number[], goal: string): string[] {
  return [what, `${quantile(took, 0.5).toFixed(1)} ms`, `${Math.max(...took).toFixed(1)} ms`, goal];
}

async function timed(rounds: number, once: (round: number) => Promise<number | null>): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const ms = await once(round);
    if (round > 0 && ms !== null) took.push(ms);
  }
  return took;
}

/** Account n is below account (n + 1) / 3, so each level is three times as wide as the one above. */
async function layTree(): Promise<void> {
  await bench.sql(`create temp table laid as
    select n, ${idOf('n')} as player_id, case when n > 1 then ${idOf(`(n + ${FAN - 2}) / ${FAN}`)} end as upline_id
    from generate_series(1, ${ACCOUNTS + 1}) n`);
  await bench.sql(`insert into agent_edge (player_id, valid_from, upline_id)
    select player_id, now() - interval '90 days', upline_id from laid`);
  await bench.sql(`insert into agent_closure (ancestor_id, descendant_id, depth, valid_from)
    with recursive above as (
      select player_id as descendant_id, player_id as ancestor_id, 0 as depth from laid
      union all
      select a.descendant_id, l.upline_id, a.depth + 1 from above a join laid l on l.player_id = a.ancestor_id
      where l.upline_id is not null
    )
    select ancestor_id, descendant_id, depth, now() - interval '90 days' from above`);
  await bench.sql(`insert into agent_team (player_id, members)
    select ancestor_id, count(*) - 1 from agent_closure group by ancestor_id`);
  await bench.sql(`insert into agent_rate (player_id, valid_from, rebate_millionths, prize_mode)
    select player_id, now() - interval '90 days', 3000, 1900 from laid`);
}

/** A bucket in which every account bets and every fourth wins, a day of each, and thirty days of teams. */
async function layFigures(): Promise<void> {
  const bucket = `date_bin('5 minutes', now() - interval '1 hour', 'epoch')`;
  const columns = `book, currency, source, kind, counter, product, vendor, in_count, in_minor, out_count, out_minor`;
  const bet = `'real', 'MYR', 'provider:P', 'bet', 'vendor:P', 'RNG', 'V1', 0, 0, 1, 500`;
  await bench.sql(`insert into figure_player_bucket (player_id, bucket, ${columns}, transfer_keys)
    select player_id, ${bucket}, ${bet}, '{1}' from laid`);
  await bench.sql(`insert into figure_player_bucket (player_id, bucket, ${columns}, transfer_keys)
    select player_id, ${bucket}, 'real', 'MYR', 'provider:P', 'win', 'vendor:P', 'RNG', 'V1', 1, 900, 0, 0, '{1}'
    from laid where n % 4 = 0`);
  await bench.sql(`insert into figure_player_day (player_id, day, ${columns}, line_version)
    select player_id, business_day(now()) - d, ${bet}, line_version(now() - interval '89 days') from laid, generate_series(0, 6) d`);
  await bench.sql(`insert into team_day
    select l.player_id, business_day(now()) - d, 500, 0, 1, 0, 0, 0, 0, 1, 500, 0, 0
    from laid l, generate_series(1, ${DAYS}) d where l.n <= 10000`);
  await bench.sql(`update team_progress set counted_before = ${bucket}`);
}

/** A daily wage from each agent to each agent below it, lower by a level, that held yesterday, whose figures are closed. */
async function layContracts(): Promise<void> {
  await bench.sql(`insert into agent_contract (player_id, id, upline_id, family, period, terms, state, offered_by, offered_at,
      expires_at, effective_from)
    select l.player_id, gen_random_uuid(), l.upline_id, 'daily', 'once',
      jsonb_build_object('tiers', jsonb_build_array(jsonb_build_object('minAmountMinor', '0', 'minActive', 0,
        'minLossMinor', '0', 'rate', 9000 - 600 * (select max(depth) from agent_closure a where a.descendant_id = l.player_id)))),
      'accepted', 'bench', now(), now(), business_day_begins(business_day(now()) - 1)
    from laid l where l.n <= ${AGENTS}`);
  await bench.sql(`insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor,
      version, opened_at)
    select player_id, 'MYR', 'real', 2, 0, 0, 0, 0, now() from laid order by 1`);
  await bench.sql(`update figure_progress set closed_before = date_bin('5 minutes', now(), 'epoch')`);
  // A book with movements in it, as one has that pays wages: of an empty one the planner knows nothing to plan by.
  for (const n of ['n <= 1000', 'n > 1000']) {
    await bench.sql(`select post_transfer(player_id, 'real', 'MYR', 'bench', 'first money', 'deposit', 'house:cash:bench', 'wallet',
      100000, 'bench', now()) from laid where ${n}`);
    await bench.sql('analyze transfer');
    await bench.sql('discard plans');
  }
}

/*
 * `npm run bench -- lists`: a list of the back office over a million rows. The first page with its count, pages far into it,
 * and the whole of it as a file: how many rows a second leave, and by how much the process grows meanwhile.
 */
import { setImmediate } from 'node:timers/promises';
import process from 'node:process';
import type { OperatorId } from '@pelita/contract';
import { type List, listOfficeWithdrawals } from '@pelita/contract/office';
import { createExport } from '../apps/server/src/modules/exports/create-export.ts';
import { fetchExport } from '../apps/server/src/modules/exports/fetch-export.ts';
import { writeCursor } from '../apps/server/src/platform/lists/list-cursor.ts';
import { readPage } from '../apps/server/src/platform/lists/read-list.ts';
import { serveList } from '../apps/server/src/platform/lists/served-list.ts';
import { createLog } from '../apps/server/src/platform/log/create-log.ts';
import { benchDatabase, type BenchDatabase } from './support/bench-database.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const ROWS = 1_000_000;
const PLAYERS = 10_000;
const PAGE = 50;
const TURNS = 21;
const OPERATOR = '019a0000-0000-7000-8000-000000000001' as OperatorId;
const brand = { timeZone: 'Asia/Kuala_Lumpur', currency: 'MYR' } as const;
const served = serveList(listOfficeWithdrawals as unknown as List, 'office_withdrawal');

const bench = await benchDatabase(4);
try {
  process.stderr.write(`… laying ${ROWS.toLocaleString('en')} withdrawals\n`);
  await lay(bench);
  const first = await pages();
  const middle = await pages(await cursorAt(bench, ROWS / 2));
  const filtered = await pages(undefined, { state: 'review' });
  // A fresh process grows with the first one: V8 lets its young generation grow to the largest, and keeps as many pages ready.
  const fresh = await exported(bench);
  const file = await exported(bench);
  const ms = (times: readonly number[]) => `${quantile(times, 0.5).toFixed(1)} ms (${Math.max(...times).toFixed(1)})`;
  const text = table([
    [`A list of ${ROWS.toLocaleString('en')} rows`, 'measured', 'goal'],
    ['first page of 50, counted', ms(first), '≤ 50 ms'],
    ['a page half a million rows in', ms(middle), 'as the first'],
    ['first page of one in twenty, counted', ms(filtered), '≤ 50 ms'],
    ['the whole as CSV', `${Math.round(file.perSecond).toLocaleString('en')} rows/s`, '≥ 20,000 rows/s'],
    ['growth of a process that has worked before', `${file.grownMiB.toFixed(0)} MiB`, '≤ 64 MiB'],
    ['growth of a fresh one', `${fresh.grownMiB.toFixed(0)} MiB`, ''],
  ]);
  const body = `${text}\n\nMedians of ${TURNS}, in brackets the slowest.`;
  keepResults('lists', body);
  console.log(body);
} finally {
  await bench.close();
}

async function pages(after?: string, filter: Record<string, string> = {}): Promise<number[]> {
  const asked = { size: PAGE, ...filter, ...(after === undefined ? {} : { after }) };
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const begun = performance.now();
    const { rows } = await bench.database.scanning((tx) => readPage(tx, served, asked, brand));
    if (rows.length !== PAGE) throw new Error('the page is not full');
    // The first one fills the caches.
    if (turn > 0) times.push(performance.now() - begun);
  }
  return times;
}

/** As if somebody had gone there page by page. */
async function cursorAt({ sql }: BenchDatabase, position: number): Promise<string> {
  const [row] = await sql<{ at: Temporal.Instant; id: string }>(
    `select requested_at as at, id from withdrawal order by requested_at, id offset ${position} limit 1`,
  );
  if (!row) throw new Error('there are too few rows');
  const walk = { list: served.call.list, filters: {}, sort: served.call.list.sorts[0] };
  return writeCursor(walk, { value: row.at.toString(), id: row.id });
}

async function exported({ database, clock }: BenchDatabase): Promise<{ perSecond: number; grownMiB: number }> {
  const platform = { database, clock, brand, log: createLog('error') } as unknown as Parameters<typeof fetchExport>[0];
  const needs = { listNamed: () => served };
  const who = { operator: { operatorId: OPERATOR, permissions: new Set(['withdrawals.see', 'reports.export']) } };
  const create = createExport(platform, needs);
  const { id } = await create(
    database,
    who as unknown as Parameters<typeof create>[1],
    { body: { list: 'withdrawals', filter: {} } } as Parameters<typeof create>[2],
  );
  const fetch = fetchExport(platform, needs);
  const file = await fetch(
    database,
    who as unknown as Parameters<typeof fetch>[1],
    { params: { id } } as Parameters<typeof fetch>[2],
  );
  const before = process.memoryUsage().rss;
  let [most, lines] = [before, 0];
  const begun = performance.now();
  await file.write(async (piece) => {
    lines += piece.split('\n').length - 1;
    most = Math.max(most, process.memoryUsage().rss);
    await setImmediate();
  });
  if (lines !== ROWS + 1) throw new Error(`${lines} lines instead of ${ROWS + 1}`);
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: ROWS / seconds, grownMiB: (most - before) / 2 ** 20 };
}

async function lay({ sql }: BenchDatabase): Promise<void> {
  const uuid = (number: string) => `('019a0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  await sql(`insert into operator (operator_id, username, approves_from, created_at)
    values ('${OPERATOR}', 'bench', now(), now())`);
  await sql(`
    insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
    select ${uuid('p')}, 'player' || p, 'player', 0, 'MYR', 'x', now() from generate_series(1, ${PLAYERS}) as p`);
  await sql(`
    insert into withdrawal (player_id, id, idempotency_key, currency, amount_minor, fee_minor, state, bank_account_id,
      payee_bank, payee_name, payee_number, language, queue, requested_at)
    select ${uuid(`1 + n % ${PLAYERS}`)}, ${uuid('n')}, n::text, 'MYR', 1000 + n % 9000, 10,
      case when n % 20 = 0 then 'review' else 'completed' end, ${uuid('n')}, 'Bank', 'Siti Aminah', '1640' || n, 'EN', 'clean',
      now() - interval '1 year' + n * interval '30 seconds'
    from generate_series(1, ${ROWS}) as n`);
  await sql('vacuum analyze withdrawal, account, operator');
}

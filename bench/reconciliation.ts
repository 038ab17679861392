/*
 * `npm run bench -- reconciliation`: what the nightly check of the ledger takes when there are a million transfers, and when
 * there are ten, with as many of them after the seal. The rows are laid by SQL as postings would have left them; the check
 * must find nothing, and the whole check of the smaller book neither.
 */
import process from 'node:process';
import { checkBook, countBook, sealBefore, sealedBefore } from '../apps/server/src/modules/ledger/index.ts';
import { checkVendorTransfers } from '../apps/server/src/modules/vendor-wallets/index.ts';
import { checkTransactions } from '../apps/server/src/modules/wallet/provider/check-transactions.ts';
import type { Tx } from '../apps/server/src/platform/database/tx.ts';
import { benchDatabase, type BenchDatabase } from './support/bench-database.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const PLAYERS = 10_000;
const UNSEALED = 100_000;
const SIZES = [1_000_000, 10_000_000];
const TURNS = 7;
const DAYS = 5;

type Book = { transfers: number; bench: BenchDatabase };
type Measured = { transfers: number; nightlyMs: number[]; wholeMs: number; sealMs: number; faults: string[] };

const books: Book[] = [];
try {
  for (const transfers of SIZES) books.push({ transfers, bench: await benchDatabase(4) });
  const text = report(await measure());
  keepResults('reconciliation', text);
  console.log(text);
} finally {
  for (const { bench } of books) await bench.close();
}

/** Both books are laid first, and then checked in turn, so that whatever else the machine does hits both alike. */
async function measure(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { transfers, bench } of books) {
    const cut = bench.clock.now().subtract({ hours: 12 });
    process.stderr.write(`… laying ${transfers.toLocaleString('en')} transfers\n`);
    await lay(bench, transfers, cut);
    const sealMs = await timed(() => sealBefore(bench.database, cut));
    measured.push({ transfers, nightlyMs: [], wholeMs: 0, sealMs, faults: [] });
  }
  // What was laid is written out now, and not while it is checked.
  for (const { bench } of books) await bench.sql('checkpoint');
  for (let turn = 0; turn <= TURNS; turn++)
    for (const [at, { bench }] of books.entries()) {
      const one = measured[at];
      if (!one) continue;
      const took = await timed(() => bench.database.snapshot((tx) => nightly(tx, one.faults)));
      // The first one fills the caches.
      if (turn > 0) one.nightlyMs.push(took);
    }
  for (const [at, { bench }] of books.entries()) {
    const one = measured[at];
    if (!one) continue;
    one.wholeMs = await timed(async () => {
      one.faults.push(...(await bench.database.snapshot((tx) => checkBook(tx))).map(({ rule }) => rule));
    });
  }
  return measured;
}

async function nightly(tx: Tx, faults: string[]): Promise<void> {
  const since = await sealedBefore(tx);
  await countBook(tx, since);
  for (const check of [checkBook, checkTransactions, checkVendorTransfers])
    faults.push(...(await check(tx, since)).map(({ rule, subject }) => `${rule} ${subject}`));
}

/** Each player wins one sen again and again; the last of them after the cut. */
async function lay({ sql }: BenchDatabase, transfers: number, cut: Temporal.Instant): Promise<void> {
  const each = transfers / PLAYERS;
  const player = `('019a0000-0000-7000-8000-' || lpad(to_hex(p), 12, '0'))::uuid`;
  await sql(`
    insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor, version, opened_at)
    select ${player}, 'MYR', 'real', 2, ${each}, 0, 0, ${each}, now() from generate_series(1, ${PLAYERS}) as p`);
  await sql(`
    insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
      idempotency_key, book, currency, kind, debit_account, credit_account, reference)
    select ${player}, transfer_key('bench', n::text), n, 1, n,
      case when n <= ${each - UNSEALED / PLAYERS}
        then '${cut.toString()}'::timestamptz - interval '${DAYS} days' * (1 - n::float8 / ${each})
        else '${cut.toString()}'::timestamptz + interval '1 hour' end,
      transfer_checksum('bench', n::text, 'real', 'vendor:BENCH', 'wallet', 1, 'MYR', 'win', 'round'), 'bench', n::text,
      'real', 'MYR', 'win', 'vendor:BENCH', 'wallet', 'round'
    from generate_series(1, ${each}) as n, generate_series(1, ${PLAYERS}) as p`);
  await sql('vacuum analyze transfer, wallet');
}

function report(sizes: readonly Measured[]): string {
  for (const { faults } of sizes) for (const fault of new Set(faults)) process.stderr.write(`✗ ${fault}\n`);
  const middle = ({ nightlyMs, faults }: Measured) => (faults.length > 0 ? Number.NaN : quantile(nightlyMs, 0.5));
  const [small, large] = sizes;
  const ratios = (large?.nightlyMs ?? []).map((took, turn) => took / (small?.nightlyMs[turn] ?? Number.NaN));
  const hasFaults = sizes.some(({ faults }) => faults.length > 0);
  const [low, ratio, high] = [0, 0.5, 1].map((part) => (hasFaults ? Number.NaN : quantile(ratios, part)).toFixed(2));
  return [
    table([
      ['Transfers', 'nightly check', 'whole check of the ledger', 'first seal'],
      ...sizes.map((one) => [
        one.transfers.toLocaleString('en'),
        `${Math.round(middle(one))} ms`,
        `${Math.round(one.wholeMs)} ms`,
        `${Math.round(one.sealMs)} ms`,
      ]),
    ]),
    table([
      ['Ratio', 'measured', 'goal'],
      ['nightly check, ten million ÷ one million', `${ratio} (${low}–${high})`, '≤ 1.1'],
    ]),
    `Medians of ${TURNS} turns, taken alternately, a ratio's of turns of the same round; in brackets the least and the most. ${UNSEALED.toLocaleString('en')} transfers of ${PLAYERS.toLocaleString('en')} players after the seal in both.`,
  ].join('\n\n');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

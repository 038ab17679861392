/*
 * `npm run bench -- partitions`: fifty million transfers in one table and in eight partitions, by hash of the player. The rows
 * are laid by SQL as postings would have left them; a posting is what production sends. It takes some 25 GB of disk and half
 * an hour.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { Transfer } from '../apps/server/src/modules/ledger/index.ts';
import { type Posting, postingAlone, postingTogether } from '../apps/server/src/modules/ledger/testing/postings.ts';
import type { Schema } from '../apps/server/src/platform/database/schema/schema.ts';
import { benchDatabase, type BenchDatabase } from './support/bench-database.ts';
import { closedLoop, openLoop, quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const TRANSFERS = 50_000_000;
const PLAYERS = 50_000;
const PARTS = 8;
const TURNS = 7;
const SECONDS = 4;
const CALM_A_SECOND = 500;

const parts = Array.from({ length: PARTS }, (_, part) => part);
const player = `('019a0000-0000-7000-8000-' || lpad(to_hex(p), 12, '0'))::uuid`;
const playerOf = (p: number) => `019a0000-0000-7000-8000-${p.toString(16).padStart(12, '0')}` as PlayerId;
const bounds = (part: number) => `for values with (modulus ${PARTS}, remainder ${part})`;

/** As an operator would do it: the table gives its name to one in parts. All functions are made again over it. */
const divided = (schema: Schema): Schema => ({
  ...schema,
  migrations: [
    ...schema.migrations,
    {
      name: '99991231T0000-transfers-in-parts.sql',
      checksum: 'bench',
      sql: `
        alter table transfer rename to transfer_whole;
        create table transfer (like transfer_whole including all) partition by hash (player_id);
        ${parts.map((part) => `create table transfer_${part} (like transfer_whole including all);`).join('\n')}
        drop table transfer_whole;`,
    },
  ],
});

const whole = await benchDatabase(16);
const split = await benchDatabase(16, divided);
try {
  const text = await measure();
  keepResults('partitions', text);
  console.log(text);
} finally {
  await whole.close();
  await split.close();
}

async function measure(): Promise<string> {
  const partOf = await layWallets();
  say('one table');
  await layTransfers(whole, 'transfer', `generate_series(1, ${PLAYERS}) as p`);
  for (const part of parts) {
    say(`part ${part}`);
    await layTransfers(split, `transfer_${part}`, `(select p from of_part where part = ${part}) as o`);
  }
  for (const part of parts) await split.sql(`alter table transfer attach partition transfer_${part} ${bounds(part)}`);
  await split.sql('analyze transfer');
  for (const { sql } of [whole, split]) await sql('checkpoint');

  const rates = await race();
  const stay = [...partOf].filter(([, part]) => part !== PARTS - 1).map(([p]) => p);
  const changes = await change(stay);
  const bytes = await Promise.all([sizeOf(whole), sizeOf(split)]);
  const count = (rows: number) => rows.toLocaleString('en');
  const ratio = (name: 'alone' | 'together') => {
    const of = rates.map((turn) => turn.split[name] / turn.whole[name]);
    const [low, middle, high] = [0, 0.5, 1].map((at) => quantile(of, at).toFixed(2));
    return `${middle} (${low}–${high})`;
  };
  const rate = (which: 'whole' | 'split', name: 'alone' | 'together') =>
    count(
      Math.round(
        quantile(
          rates.map((turn) => turn[which][name]),
          0.5,
        ),
      ),
    );
  return [
    table([
      [`${count(TRANSFERS)} transfers of ${count(PLAYERS)} players`, 'one table', `${PARTS} partitions`, 'ratio'],
      ['table and index', ...bytes.map((size) => `${(size / 1e9).toFixed(1)} GB`), ''],
      [
        'postings a second, gathered, 64 in flight',
        rate('whole', 'together'),
        rate('split', 'together'),
        ratio('together'),
      ],
      ['postings a second, 1 in flight', rate('whole', 'alone'), rate('split', 'alone'), ratio('alone')],
    ]),
    table([
      [`One part, ${count(TRANSFERS / PARTS)} transfers`, 'takes', 'slowest posting of the others meanwhile'],
      ...changes.map(({ name, tookMs, slowestMs }) => [
        name,
        `${Math.round(tookMs)} ms`,
        `${Math.round(slowestMs)} ms`,
      ]),
    ]),
    `Medians of ${TURNS} turns of ${SECONDS} seconds, taken alternately, a ratio's of turns of the same round; in brackets the least and the most. Meanwhile is ${CALM_A_SECOND} postings a second to the other ${PARTS - 1} parts.`,
  ].join('\n\n');
}

/** The same players in both; answers which part each is in. */
async function layWallets(): Promise<Map<number, number>> {
  for (const { sql } of [whole, split]) {
    await sql(`
      insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor, version, opened_at)
      select ${player}, 'MYR', 'real', 2, 1000000, 0, 0, ${TRANSFERS / PLAYERS}, now() from generate_series(1, ${PLAYERS}) as p`);
    await sql('vacuum analyze wallet');
  }
  await split.sql(`
    create table of_part as
    select ${player} as player_id, p, part from generate_series(1, ${PLAYERS}) as p, generate_series(0, ${PARTS - 1}) as part
    where satisfies_hash_partition('transfer'::regclass, ${PARTS}, part, ${player});
    analyze of_part`);
  const rows = await split.sql<{ p: number; part: number }>('select p, part from of_part');
  return new Map(rows.map(({ p, part }) => [p, part]));
}

/** Each player wins one sen again and again. The key is built when all rows are there. */
async function layTransfers({ sql }: BenchDatabase, name: string, players: string): Promise<void> {
  const [key] = await sql<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = '${name}'::regclass and contype = 'p'`,
  );
  await sql(`alter table ${name} drop constraint ${key?.name}`);
  await sql(`
    insert into ${name} (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
      idempotency_key, book, currency, kind, debit_account, credit_account, reference)
    select ${player}, transfer_key('bench', n::text), n, 1, n, now() - interval '90 days' * (1 - n::float8 / ${TRANSFERS / PLAYERS}),
      transfer_checksum('bench', n::text, 'real', 'vendor:BENCH', 'wallet', 1, 'MYR', 'win', 'round'), 'bench', n::text,
      'real', 'MYR', 'win', 'vendor:BENCH', 'wallet', 'round'
    from ${players}, generate_series(1, ${TRANSFERS / PLAYERS}) as n`);
  await sql(`alter table ${name} add primary key (player_id, key_hash)`);
  await sql(`vacuum analyze ${name}`);
}

type Rates = Record<'alone' | 'together', number>;

async function race(): Promise<{ whole: Rates; split: Rates }[]> {
  const fields = [whole, split].map((bench) => ({ alone: postingAlone(bench), together: postingTogether(bench) }));
  const turns: { whole: Rates; split: Rates }[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    say(`turn ${turn}`);
    const rates: Rates[] = [];
    for (const { alone, together } of fields) {
      const { perSecond: gathered } = await closedLoop(64, SECONDS, () => posted(together, anything(anybody())));
      const { perSecond: single } = await closedLoop(1, SECONDS, () => posted(alone, anything(anybody())));
      rates.push({ alone: single, together: gathered });
    }
    // The first one fills the caches.
    if (turn > 0) turns.push({ whole: rates[0] as Rates, split: rates[1] as Rates });
  }
  return turns;
}

/** As a caller does who hears that the database is too slow at the moment: the same again. */
async function posted(post: Posting, transfer: Transfer): Promise<void> {
  for (;;)
    try {
      await post(transfer);
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
}

function anybody(): PlayerId {
  return playerOf(1 + Math.floor(Math.random() * PLAYERS));
}

function anything(playerId: PlayerId): Transfer {
  return {
    playerId,
    book: 'real',
    source: 'provider:BENCH',
    key: randomUUID(),
    kind: 'bet',
    direction: 'credit',
    counterAccount: 'vendor:BENCH',
    amountMinor: 1n,
    currency: 'MYR',
    reference: randomUUID(),
  };
}

/** The last part goes and comes back, while players of the others are posted to. */
async function change(others: readonly number[]): Promise<{ name: string; tookMs: number; slowestMs: number }[]> {
  const post = postingAlone(split);
  const somebody = () => playerOf(others[Math.floor(Math.random() * others.length)] ?? 1);
  const last = PARTS - 1;
  const attach = `alter table transfer attach partition transfer_${last} ${bounds(last)}`;
  const found: { name: string; tookMs: number; slowestMs: number }[] = [];
  const beside = async (name: string, work: () => Promise<number>) => {
    say(name);
    let isOver = false;
    const tookMs: number[] = [];
    const posting = (async () => {
      while (!isOver)
        tookMs.push(...(await openLoop(CALM_A_SECOND, 1, () => posted(post, anything(somebody())))).tookMs);
    })();
    const took = await work().finally(() => (isOver = true));
    await posting;
    found.push({ name, tookMs: took, slowestMs: Math.max(...tookMs) });
  };
  await beside('nothing changes', async () => await timed(split, 'select pg_sleep(3)'));
  await beside('detached', async () => await timed(split, `alter table transfer detach partition transfer_${last}`));
  await beside('attached, read through', async () => await timed(split, attach));
  await beside(
    'detached concurrently',
    async () => await timed(split, `alter table transfer detach partition transfer_${last} concurrently`),
  );
  await beside('attached, proved by a constraint before', async () => await attachProved(last));
  return found;
}

async function attachProved(part: number): Promise<number> {
  const [parent] = await split.sql<{ oid: number }>(`select 'transfer'::regclass::oid::bigint as oid`);
  await split.sql(`alter table transfer_${part} add constraint its_part
    check (satisfies_hash_partition(${parent?.oid}::oid, ${PARTS}, ${part}, player_id)) not valid`);
  await split.sql(`alter table transfer_${part} validate constraint its_part`);
  const tookMs = await timed(split, `alter table transfer attach partition transfer_${part} ${bounds(part)}`);
  await split.sql(`alter table transfer_${part} drop constraint its_part`);
  return tookMs;
}

async function sizeOf({ sql }: BenchDatabase): Promise<number> {
  const [size] = await sql<{ bytes: number }>(
    `select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c where c.relkind = 'r' and c.relname like 'transfer%'
     and c.relname not like 'transfer%\\_%\\_%'`,
  );
  return size?.bytes ?? Number.NaN;
}

async function timed({ sql }: BenchDatabase, statement: string): Promise<number> {
  const from = performance.now();
  await sql(statement);
  return performance.now() - from;
}

function say(what: string): void {
  process.stderr.write(`… ${what}\n`);
}

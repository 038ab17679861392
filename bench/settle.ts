/*
 * `npm run bench -- settle`: a million lines on one draw, one in twenty of which wins, settled by the statements of
 * `lottery`, beside one transaction a ticket; what a bet on another draw takes meanwhile; and carts of three lines a second,
 * beside the ledger's batched posting and a plain insert of the same rows. The books are checked first; a fault scores 0.
 */
import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import { playTypeOf, ruleSetOf, type PlayType, type RuleSet } from '@pelita/lottery';
import { checkLottery } from '../apps/server/src/modules/lottery/check-lottery.ts';
import { createPriceKeeper, pricesOf } from '../apps/server/src/modules/lottery/orders/price-lists.ts';
import { settleDraw } from '../apps/server/src/modules/lottery/settlement/settle-draw.ts';
import { lotteryWorld, one, type TestDraw } from '../apps/server/src/modules/lottery/testing/lottery-world.ts';
import { checkBook } from '../apps/server/src/modules/ledger/index.ts';
import { postingTogether } from '../apps/server/src/modules/ledger/testing/postings.ts';
import type { Database } from '../apps/server/src/platform/database/tx.ts';
import { benchDatabase } from './support/bench-database.ts';
import { rawCarts, ticketByTicket } from './support/settle-contestants.ts';
import { closedLoop, openLoop, quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const LINES = 1_000_000;
const PLAYERS = 20_000;
const ROUNDS = 5;
/** The last lines of a player come in the last minutes, after vacuum has been there for the last time. */
const LATE_FROM = 46;
const CART_ROUNDS = 5;
const CART_SECONDS = 2;
const BETS_A_SECOND = 200;
/** Units that a line costs: as many numbers of the draw can hit it. */
const LINE_MINOR = 27;
/** All end in five of a hundred numbers, so that one line in twenty wins. */
const ENDINGS = ['01', '23', '45', '67', '89'];
const RESULT = Object.fromEntries(
  Object.entries({ DB: 1, G1: 1, G2: 2, G3: 6, G4: 4, G5: 6, G6: 3, G7: 4 }).map(([prize, count]) => [
    prize,
    Array.from({ length: count }, (_, at) => ENDINGS[at % ENDINGS.length] ?? ''),
  ]),
);

const bench = await benchDatabase(16);
const lottery = lotteryWorld(bench, {
  'lottery.limits': { number: '10000000000', playType: '10000000000', draw: '10000000000', member: '10000000000' },
});
const rules = ruleSetOf('XSMB') as RuleSet;
const playType = playTypeOf(rules, 'lo2') as PlayType;
const prices = pricesOf(rules, playType, 0);
await createPriceKeeper(bench.database)([prices]);
try {
  const players = await openPlayers();
  const carts = await raceCarts(players);
  const settled: Settled[] = [];
  const bets: { idleMs: number; busyMs: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    process.stderr.write(`… draw ${round} of ${ROUNDS}\n`);
    await bench.sql('checkpoint');
    const idle = await betsFor(4, players);
    const draw = await drawWithLines();
    const [timed, busy] = await Promise.all([timedSettling(draw), betsFor(4, players)]);
    // A connection that is new to the pages maps each of them first.
    if (round === 0) continue;
    settled.push(timed);
    bets.push({ idleMs: quantile(idle, 0.99), busyMs: quantile(busy, 0.99) });
  }
  const tickets = await ticketByTicket(bench, 2_000);
  const faults = await bench.database.snapshot(async (tx) => [...(await checkBook(tx)), ...(await checkLottery(tx))]);
  for (const { rule, subject } of faults.slice(0, 10)) process.stderr.write(`✗ ${rule} ${subject}\n`);
  const text = faults.length > 0 ? 'The books did not agree afterwards: 0.' : report({ carts, bets, settled, tickets });
  keepResults('settle', text);
  console.log(text);
} finally {
  await bench.close();
}

async function openPlayers(): Promise<PlayerId[]> {
  const players = Array.from({ length: PLAYERS }, () => bench.random.uuid(bench.clock.now()) as PlayerId);
  const list = players.map((id) => `('${id}')`).join(',');
  await bench.sql(`
    insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
    select id::uuid, 'p' || id, 'player', 0, 'MYR', 'x', now() from (values ${list}) as player (id);
    insert into wallet select id::uuid, 'MYR', 'real', 2, 0, 0, 0, 0, now() from (values ${list}) as player (id);
    select post_transfer(player_id, 'real', 'MYR', 'bench', 'first money', 'deposit', 'house:cash:bench', 'wallet',
      1000000000, 'bench', now()) from wallet;
    analyze wallet, account`);
  return players;
}

/** Fifty lines a player, written as `place_lottery_orders` leaves them, with their stakes. */
async function drawWithLines(): Promise<TestDraw> {
  const draw = await lottery.newDraw('XSMB', 3_600_000);
  const each = LINES / PLAYERS;
  await bench.sql(`
    begin;
    create temporary table placed on commit drop as
      select player_id, gen_random_uuid() as order_id from wallet;
    with moved as (
      update wallet w set available_minor = available_minor - ${each * LINE_MINOR}, version = version + 1
      from placed p where p.player_id = w.player_id returning w.player_id, w.available_minor, w.version, p.order_id
    )
    insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book,
      currency, kind, debit_account, credit_account, reference)
    select m.player_id, m.version, ${each * LINE_MINOR}, m.available_minor, now(), 'lottery', m.order_id::text, 'real', 'MYR',
      'bet', 'wallet', lottery_account(), m.order_id::text from moved m;
    insert into lottery_order (player_id, order_id, idempotency_key, content_hash, draw_id, game_code, book, currency,
      stake_minor, at)
    select player_id, order_id, order_id::text, order_id, '${draw.drawId}', 'XSMB', 'real', 'MYR', ${each * LINE_MINOR}, now()
    from placed;
    insert into lottery_item (player_id, order_id, position, draw_id, play_type, content, unit_minor, price_list_id,
      line_count, stake_minor)
    select player_id, order_id, 1, '${draw.drawId}', '${playType.id}', 'bench', 1, '${prices.priceListId}', ${each},
      ${each * LINE_MINOR} from placed;
    commit;
    analyze lottery_order, lottery_item`);
  await linesOf(draw, 1, LATE_FROM - 1);
  // As it does by itself every minute while lines come in.
  await bench.sql('vacuum lottery_line');
  await linesOf(draw, LATE_FROM, each);
  await bench.sql(`
    insert into lottery_sold select '${draw.drawId}', '${playType.id}', keys, count(*) * ${LINE_MINOR}, 0 from lottery_line
      where draw_id = '${draw.drawId}' group by keys;
    insert into lottery_sold values ('${draw.drawId}', '${playType.id}', '', ${LINES * LINE_MINOR}, 0),
      ('${draw.drawId}', '', '', ${LINES * LINE_MINOR}, 0);
    analyze lottery_line`);
  // As a server finds it that has taken the lines over hours: their pages are on disk, and the files of the log are there.
  await bench.sql('checkpoint');
  return draw;
}

/** Of each player those from one place to another. */
async function linesOf(draw: TestDraw, from: number, to: number): Promise<void> {
  await bench.sql(`
    insert into lottery_line (draw_id, order_id, player_id, price_list_id, unit_minor, position, play_type, keys, kind, times)
    select '${draw.drawId}', p.order_id, p.player_id, '${prices.priceListId}', 1, 1, '${playType.id}',
      lpad(((p.seat * 7 + i) % 100)::text, 2, '0'), '2', 1
    from generate_series(${from}, ${to}) as i
    cross join (
      select player_id, order_id, row_number() over (order by order_id) as seat from lottery_order
      where draw_id = '${draw.drawId}'
    ) p`);
}

type Settled = { statementMs: number; wallMs: number };

/** As its job settles it, with the time that the statements took by themselves. */
async function timedSettling(draw: TestDraw): Promise<Settled> {
  await lottery.setResult(draw, RESULT);
  let statementMs = 0;
  const timed: Database = {
    ...bench.database,
    transaction: (work) =>
      bench.database.transaction((tx) =>
        work({
          ...tx,
          async run(statement, values) {
            const from = performance.now();
            const rows = await tx.run(statement, values);
            statementMs += performance.now() - from;
            return rows as never;
          },
        }),
      ),
  };
  const from = performance.now();
  while (!(await settleDraw(timed, draw.drawId)));
  return { statementMs, wallMs: performance.now() - from };
}

/** What bets take that come at a rate of their own, on a draw that is open. */
async function betsFor(seconds: number, players: readonly PlayerId[]): Promise<number[]> {
  const open = await lottery.newDraw('XSMB', 3_600_000);
  const { tookMs } = await openLoop(BETS_A_SECOND, seconds, async () => {
    await lottery.bet(anybody(players), open, [cartOfThree()]);
  });
  return tookMs;
}

type Carts = { ours: number[]; posting: number[]; raw: number[] };

/** Interleaved, 64 in flight each: our carts, the ledger's gathered postings, and a plain insert of a cart's rows. */
async function raceCarts(players: readonly PlayerId[]): Promise<Carts> {
  const open = await lottery.newDraw('XSMB', 36_000_000);
  const post = postingTogether(bench);
  const raw = await rawCarts(bench);
  const carts: Carts = { ours: [], posting: [], raw: [] };
  for (let round = 0; round <= CART_ROUNDS; round++) {
    process.stderr.write(`… carts, round ${round} of ${CART_ROUNDS}\n`);
    const turns = [
      ['ours', async () => void (await lottery.bet(anybody(players), open, [cartOfThree()]))],
      ['posting', async () => void (await post(posting(anybody(players))))],
      ['raw', async () => await raw(anybody(players))],
    ] as const;
    for (const [name, turn] of round % 2 === 0 ? turns : turns.toReversed()) {
      const { perSecond } = await closedLoop(64, CART_SECONDS, turn);
      if (round > 0) carts[name].push(perSecond);
    }
  }
  return carts;
}

function posting(playerId: PlayerId) {
  return {
    playerId,
    book: 'real',
    currency: 'MYR',
    source: 'provider:BENCH',
    key: randomUUID(),
    kind: 'bet',
    direction: 'debit',
    counterAccount: 'vendor:BENCH',
    amountMinor: 1n,
    reference: 'bench',
  } as const;
}

function cartOfThree() {
  const first = Math.floor(Math.random() * 98);
  const numbers = [first, first + 1, first + 2].map((number) => String(number).padStart(2, '0'));
  return one('lo2', numbers.join(','), '0.01');
}

function anybody(players: readonly PlayerId[]): PlayerId {
  return players[Math.floor(Math.random() * players.length)] as PlayerId;
}

type Measured = {
  carts: Carts;
  /** The p99 of each round. */
  bets: { idleMs: number; busyMs: number }[];
  settled: Settled[];
  tickets: { perSecond: number };
};

function report({ carts, bets, settled, tickets }: Measured): string {
  const middle = (values: readonly number[]) => quantile(values, 0.5);
  const statements = middle(settled.map(({ statementMs }) => statementMs));
  const wall = middle(settled.map(({ wallMs }) => wallMs));
  const winners = LINES / 20;
  const ratio = (of: readonly number[]) =>
    middle(carts.ours.map((value, round) => value / (of[round] ?? 1))).toFixed(2);
  const round = (value: number) => Math.round(value).toLocaleString('en');
  return [
    table([
      [
        `A draw of ${LINES.toLocaleString('en')} lines, one in twenty wins, ${PLAYERS.toLocaleString('en')} players`,
        'measured',
        'goal',
      ],
      ['statements of its settlement, credits included', `${round(statements)} ms`, '≤ 1,000 ms'],
      ['the whole, beside bets', `${round(wall)} ms`, ''],
      ['winning lines a second', round((winners * 1_000) / statements), ''],
      ['one transaction a ticket', `${round(tickets.perSecond)} a second`, ''],
      [
        'ours ÷ one transaction a ticket, where winners alone have one',
        ((winners * 1_000) / statements / tickets.perSecond).toFixed(0),
        '',
      ],
      [
        'ours ÷ one transaction a ticket, where each of the lines has one',
        ((LINES * 1_000) / statements / tickets.perSecond).toFixed(0),
        '≥ 100',
      ],
      [
        `p99 of a bet meanwhile ÷ idle (${BETS_A_SECOND} a second)`,
        `${middle(bets.map(({ idleMs, busyMs }) => busyMs / idleMs)).toFixed(1)} (${bets.map(({ idleMs, busyMs }) => `${busyMs.toFixed(0)} ÷ ${idleMs.toFixed(0)} ms`).join(', ')})`,
        '≤ 2',
      ],
    ]),
    table([
      ['Carts of three lines, 64 in flight, no HTTP', 'measured', 'goal'],
      ['carts a second', round(middle(carts.ours)), '≥ 3,000'],
      ['÷ the ledger’s gathered postings', ratio(carts.posting), ''],
      ['÷ a plain insert of the same rows', ratio(carts.raw), ''],
    ]),
    `Medians of ${ROUNDS} draws, beside bets, and ${CART_ROUNDS} turns, a ratio's of turns of the same round. A ticket by itself is looked at, marked and credited in a transaction of its own. The plain insert is one statement and one commit a cart, with the keys and indexes of the tables; it judges nothing and moves no money.`,
  ].join('\n\n');
}

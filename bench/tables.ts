/*
 * `npm run bench -- tables`: a table at which a thousand sit. Each has its stream open and all see the same rounds: how many see
 * each outcome, how long it takes to reach them, and how long until every bet of a round that many bet on is paid by the wallet.
 * Server, database and all clients share the machine.
 */
import { get } from 'node:http';
import process from 'node:process';
import { STUDIO_EVENTS_PATH, type TableNews } from '@pelita/contract';
import { checkBook } from '../apps/server/src/modules/ledger/index.ts';
import { type Launch, newLaunch, newPlayer } from '../apps/server/src/modules/wallet/provider/testing/launches.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { systemRandom } from '../apps/server/src/platform/random/random.ts';
import { openHouse } from '../e2e/support/house.ts';
import { houseDatabase } from './support/http-party.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const CLIENTS = 1_000;
const BETS = 10_000;
/** Baccarat of forty seconds a round: the longest time for bets. */
const TABLE = 'baccarat-diraja';
const ROUNDS_WATCHED = 3;
/** Rounds full of bets, one after the other: a table that is full has been so before. */
const ROUNDS_PLAYED = 4;
const IN_FLIGHT = 64;

type Played = { bets: number; placedMs: number; paidMs: number };
type Seen = { number: number; afterMs: number };

const house = await openHouse({ variables: { LOG_LEVEL: 'warn' } });
const { database } = await houseDatabase(house.dataDir);
const streams: { destroy: () => void }[] = [];
try {
  process.stderr.write(`… ${CLIENTS} people sit down\n`);
  const bearers = await seated();
  const seen: Seen[] = [];
  const known = new Set<string>();
  let latest: TableNews | null = null;
  // All at once the server would tell some of them to come back in a moment.
  await inParallel(bearers.length, (client) =>
    watch(bearers[client] ?? '', (news, atMs) => {
      latest = news;
      const { number, phase } = news.round;
      const key = `${client} ${number}`;
      if (phase !== 'revealed' || known.has(key)) return;
      known.add(key);
      seen.push({ number, afterMs: atMs - Date.parse(news.now) });
    }),
  );
  await until(() => latest?.players === CLIENTS, 'all have the table open');

  const played: Played[] = [];
  while (played.length < ROUNDS_PLAYED) {
    process.stderr.write(`… ${BETS} bets on a round\n`);
    const round = await nextRound(() => latest);
    const from = performance.now();
    const bets = await betsOn(round.number, bearers);
    const placedMs = performance.now() - from;
    played.push({ bets, placedMs, paidMs: await paidAfterReveal(round) });
  }
  process.stderr.write(`… ${ROUNDS_WATCHED} rounds are watched\n`);
  await until(() => new Set(seen.map(({ number }) => number)).size > ROUNDS_WATCHED, 'rounds are over');
  await new Promise((resolve) => setTimeout(resolve, 2_000));

  const rounds = [...new Set(seen.map(({ number }) => number))].slice(0, ROUNDS_WATCHED);
  const told = seen.filter(({ number }) => rounds.includes(number));
  const faults = await database.snapshot(checkBook);
  if (faults.length > 0) throw new Error(`score 0: ${JSON.stringify(faults)}`);
  const paid = played.map(({ paidMs }) => paidMs);
  const delays = told.map(({ afterMs }) => afterMs);
  const text = table([
    [`${CLIENTS.toLocaleString('en')} clients at one table`, 'measured', 'goal'],
    [
      `outcomes seen, of ${rounds.length} rounds`,
      `${((told.length * 100) / (CLIENTS * rounds.length)).toFixed(2)} %`,
      '100 %',
    ],
    ['from the server to the client, median', `${quantile(delays, 0.5).toFixed(0)} ms`, ''],
    ['the same, p99', `${quantile(delays, 0.99).toFixed(0)} ms`, '≤ 150 ms'],
    [
      `bets placed on a round, ${IN_FLIGHT} in flight`,
      played
        .map(({ bets, placedMs }) => `${bets.toLocaleString('en')} in ${(placedMs / 1_000).toFixed(0)} s`)
        .join(', '),
      '',
    ],
    [
      'from their outcome until the wallet has paid the last of them, median',
      `${(quantile(paid, 0.5) / 1_000).toFixed(2)} s (${paid.map((ms) => (ms / 1_000).toFixed(2)).join(', ')})`,
      '≤ 1 s',
    ],
  ]);
  keepResults('tables', text);
  console.log(text);
} finally {
  for (const stream of streams) stream.destroy();
  await database.close();
  await house.leave();
}

/** Players with money, each with a launch that the studio has heard of. */
async function seated(): Promise<string[]> {
  const handles = { database, clock: systemClock, random: systemRandom };
  const bearers: string[] = [];
  await inParallel(CLIENTS, async () => {
    const playerId = await newPlayer(handles, 10_000_000n, 'real');
    const launch: Launch = await newLaunch(handles, { code: 'STUDIO', playerId, book: 'real', gameCode: TABLE });
    const bearer = `Bearer ${launch.user}.${launch.token}`;
    const answer = await ask(`/studio/games/${TABLE}/table`, bearer);
    if (!answer.includes('"success":true')) throw new Error(answer);
    bearers.push(bearer);
  });
  return bearers;
}

function watch(bearer: string, onNews: (news: TableNews, atMs: number) => void): Promise<void> {
  let rest = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = get(`${house.origin}${STUDIO_EVENTS_PATH}`, { headers: { authorization: bearer }, agent: false });
  streams.push(request);
  request.on('error', reject);
  request.on('response', (response) => {
    if (response.statusCode === 200) resolve();
    else reject(new Error(`a stream was refused: ${response.statusCode}`));
    response.setEncoding('utf8');
    response.on('error', () => {});
    response.on('data', (piece: string) => {
      const atMs = Date.now();
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('event: table\n'))
          onNews(JSON.parse(block.slice(block.indexOf('data: ') + 6)) as TableNews, atMs);
    });
  });
  return promise;
}

/** The next round from its beginning, so that there is time for all bets. */
async function nextRound(latest: () => TableNews | null): Promise<TableNews['round']> {
  const before = latest()?.round.number ?? 0;
  await until(() => (latest()?.round.number ?? 0) > before && latest()?.round.phase === 'betting', 'a round opens');
  const round = latest()?.round;
  if (!round) throw new Error('no round');
  return round;
}

/** As many of them as there is time for: once the table is closed none is sent that would be answered while it is paid. */
async function betsOn(number: number, bearers: readonly string[]): Promise<number> {
  let taken = 0;
  let isOpen = true;
  await inParallel(BETS, async (place) => {
    if (!isOpen) return;
    const body = JSON.stringify({
      number,
      betKey: crypto.randomUUID(),
      stakes: [{ spot: place % 2 === 0 ? 'player' : 'banker', amount: '50.00' }],
    });
    const answer = await ask(`/studio/games/${TABLE}/bets`, bearers[place % bearers.length] ?? '', body);
    if (answer.includes('"success":true')) taken += 1;
    else if (answer.includes('bets_closed')) isOpen = false;
    else throw new Error(answer);
  });
  return taken;
}

/** Milliseconds from the round's outcome until it is closed, which it is once no bet of it is open. */
async function paidAfterReveal({ number, revealsAt }: TableNews['round']): Promise<number> {
  const reveals = Date.parse(revealsAt);
  await until(() => Date.now() >= reveals, 'the outcome is due');
  for (;;) {
    const [row] = await database.single<{ is_open: boolean }>(
      {
        name: 'bench.open-round',
        text: `select state <> 'paid' as is_open from studio_table_round where game_code = $1 and number = $2`,
      },
      [TABLE, number],
    );
    if (row?.is_open === false) return Date.now() - reveals;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function inParallel(count: number, work: (place: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
}

async function ask(path: string, bearer: string, body?: string): Promise<string> {
  const answer = await fetch(`${house.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: bearer, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  return await answer.text();
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/*
 * `npm run bench -- stakes`: what a bet over HTTP costs when it is paid with cash and bonus money in proportion, and when its
 * player has limits, beside a bet that is neither. One server, asked in turns by one client. At the end the book is checked.
 */
import { Agent } from 'node:http';
import process from 'node:process';
import type { PlayerId } from '@pelita/contract';
import { checkBonuses } from '../apps/server/src/modules/bonuses/index.ts';
import { checkBook } from '../apps/server/src/modules/ledger/index.ts';
import type { Earning } from '../apps/server/src/modules/points/earning/changed-earnings.ts';
import { earnPoints } from '../apps/server/src/modules/points/earning/earn-points.ts';
import { writeLimit } from '../apps/server/src/modules/safer-play/limits/store.ts';
import { checkTransactions } from '../apps/server/src/modules/wallet/provider/check-transactions.ts';
import { openHouse } from '../e2e/support/house.ts';
import { type Sent, send, signedBets } from './support/bets.ts';
import { houseDatabase, openParty } from './support/http-party.ts';
import { quantile } from './support/load.ts';
import { childRunning, postmasterOf, processorMsOf } from './support/processor-time.ts';
import { keepResults, table } from './support/results.ts';

const ROUNDS = 7;
const PLAYERS_OF_A_KIND = 1_000;
const PROBES = 20;
const kinds = ['plain', 'bonus', 'limited'] as const;
type Kind = (typeof kinds)[number];
type Race = { inFlight: number; requests: number };
const races: readonly Race[] = [
  { inFlight: 1, requests: 400 },
  { inFlight: 64, requests: 3_000 },
];
type Turn = { perSecond: number; serverMicros: number; databaseMicros: number };

const house = await openHouse({ variables: { LOG_LEVEL: 'warn' } });
const { database, data } = await houseDatabase(house.dataDir);
const { keys, launches, playerIds } = await openParty(house.dataDir, database, kinds.length * PLAYERS_OF_A_KIND);
const processes = { server: childRunning('start.ts'), database: postmasterOf(data) };
/** The players in three parts. */
const seats = Object.fromEntries(
  kinds.map((kind, place) => [kind, launches.filter((_, seat) => seat % kinds.length === place)]),
) as Record<Kind, typeof launches>;
try {
  const playersOf = (kind: Kind) => playerIds.filter((_, seat) => seat % kinds.length === kinds.indexOf(kind));
  for (const playerId of playersOf('bonus'))
    await database.single(
      {
        name: 'bench.grant',
        text: `select grant_bonus($1, gen_random_uuid(), 'bench', 'MYR', 1000000000, 1000000000000, '{"RNG": 100}', null,
          'proportional', now() + interval '1 year', now(), '{}')`,
      },
      [playerId],
    );
  for (const playerId of playersOf('limited')) await limit(playerId);
  const measured = await race();
  const followed = await probe();
  await database.single({ name: 'bench.analyze', text: 'analyze transfer, provider_transaction, wallet' }, []);
  const faults = [
    ...(await database.snapshot(checkBook)),
    ...(await database.snapshot(checkTransactions)),
    ...(await database.snapshot(checkBonuses)),
  ];
  const [split] = await database.single<{ bets: number }>(
    { name: 'bench.split', text: `select count(*)::int as bets from provider_transaction where bonus_minor > 0` },
    [],
  );
  if (faults.length > 0) throw new Error(`score 0: ${JSON.stringify(faults)}`);
  const text = report(measured, split?.bets ?? 0, followed);
  keepResults('stakes', text);
  console.log(text);
} finally {
  await database.close();
  await house.leave();
}

/** Wide limits of a day's stakes and losses, as a player sets them. */
async function limit(playerId: PlayerId): Promise<void> {
  await database.transaction(async (tx) => {
    for (const kind of ['stake', 'loss'] as const)
      await writeLimit(tx, { playerId, kind, period: 'day' }, 1_000_000_000_000n, 'MYR');
  });
}

async function race() {
  const measured = races.map((one) => ({ ...one, plain: [] as Turn[], bonus: [] as Turn[], limited: [] as Turn[] }));
  // The first round fills caches and plans and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    process.stderr.write(`… round ${round} of ${ROUNDS}\n`);
    for (const one of measured)
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const turn = await takeTurn(one, kind);
        if (round > 0) one[kind].push(turn);
      }
  }
  return measured;
}

async function takeTurn({ inFlight, requests }: Race, kind: Kind): Promise<Turn> {
  const waiting: Sent[] = signedBets(keys, seats[kind], requests);
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const before = { server: processorMsOf(processes.server), database: processorMsOf(processes.database) };
  const from = performance.now();
  const client = async () => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
      const answer = await send(agent, house.origin, sent);
      if (!answer.includes('RS_OK')) throw new Error(answer);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, client));
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  const micros = (pid: number, ms: number) => ((processorMsOf(pid) - ms) * 1_000) / requests;
  return {
    perSecond: requests / seconds,
    serverMicros: micros(processes.server, before.server),
    databaseMicros: micros(processes.database, before.database),
  };
}

/**
 * While bets of bonus money arrive as fast as they are answered: how long after its answer a closed bet is counted in the
 * turnover of its bonus and in points, for a player who looks again and again.
 */
async function probe(): Promise<number[]> {
  const [launch] = seats.bonus;
  const [playerId] = playerIds.filter((_, seat) => seat % kinds.length === kinds.indexOf('bonus'));
  if (!launch || !playerId) throw new Error('nobody plays');
  let isOver = false;
  const load = (async () => {
    while (!isOver) await takeTurn({ inFlight: 64, requests: 1_000 }, 'bonus');
  })();
  const agent = new Agent({ keepAlive: true });
  const earning = { currency: 'MYR', pointValues: { RNG: '1' }, percentOf: async () => 100 } as Earning;
  const took: number[] = [];
  for (let bet = 0; bet < PROBES; bet++) {
    const before = await countedOf(playerId, earning);
    const [sent] = signedBets(keys, [launch], 1, { round: `probe-${bet}`, round_closed: true });
    if (!sent || !(await send(agent, house.origin, sent)).includes('RS_OK')) throw new Error('the bet was refused');
    const from = performance.now();
    for (;;) {
      const { progress, points } = await countedOf(playerId, earning);
      if (progress > before.progress && points > before.points) break;
    }
    took.push(performance.now() - from);
  }
  isOver = true;
  await load;
  agent.destroy();
  return took;
}

async function countedOf(playerId: PlayerId, earning: Earning): Promise<{ progress: bigint; points: bigint }> {
  return await database.transaction(async (tx) => {
    const [row] = await tx.run<{ progress: bigint }>(
      { name: 'bench.progress', text: `select bonus_progress(b, $2) as progress from bonus b where b.player_id = $1` },
      [playerId, tx.now],
    );
    return { progress: row?.progress ?? 0n, points: await earnPoints(tx, playerId, earning) };
  });
}

function report(measured: Awaited<ReturnType<typeof race>>, split: number, followed: readonly number[]): string {
  const middle = (turns: readonly Turn[], of: keyof Turn) =>
    quantile(
      turns.map((turn) => turn[of]),
      0.5,
    );
  const named: Record<Kind, string> = {
    plain: 'a bet of cash, without limits',
    bonus: 'a bet of cash and bonus money',
    limited: 'a bet under a day’s limits of stakes and losses',
  };
  const goals: Record<Kind, string> = { plain: '', bonus: '≤ 1.15', limited: '≤ 1.05' };
  return [
    table([
      ['Bet', 'in flight', 'time ÷ plain', 'goal', 'a second', 'processor'],
      ...measured.flatMap((one) =>
        kinds.map((kind) => {
          const ratios = one[kind].map((turn, place) => (one.plain[place]?.perSecond ?? Number.NaN) / turn.perSecond);
          return [
            named[kind],
            String(one.inFlight),
            kind === 'plain'
              ? ''
              : `${quantile(ratios, 0.5).toFixed(2)} (${quantile(ratios, 0).toFixed(2)}–${quantile(ratios, 1).toFixed(2)})`,
            goals[kind],
            Math.round(middle(one[kind], 'perSecond')).toLocaleString('en'),
            `${Math.round(middle(one[kind], 'serverMicros'))} + ${Math.round(middle(one[kind], 'databaseMicros'))} µs`,
          ];
        }),
      ),
    ]),
    `Medians of ${ROUNDS} turns each, taken alternately, in brackets the least and the most; processor: server + database, for a bet. ${split.toLocaleString('en')} bets were paid in two parts. Beside 64 in flight a settled bet is counted in the bonus’s turnover and in points ${Math.round(quantile(followed, 0.5))} ms after its answer, at most ${Math.round(Math.max(...followed))} ms (goal ≤ 5,000), for a player who looks.`,
  ].join('\n\n');
}

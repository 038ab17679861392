/*
 * `npm run bench -- http`: calls over HTTP, ours beside a bare node:http server with the same statements on the same
 * database. Both are processes of their own, asked in turns by one client with the same requests; the processor time of
 * server and database is counted for each. At the end the book is checked, and every bet must stand in it.
 */
import { Agent } from 'node:http';
import process from 'node:process';
import { checkBook } from '../apps/server/src/modules/ledger/index.ts';
import { checkTransactions } from '../apps/server/src/modules/wallet/provider/check-transactions.ts';
import { openHouse } from '../e2e/support/house.ts';
import { type Sent, send, signedBets, signedCalls } from './support/bets.ts';
import { houseDatabase, openParty, openRaw } from './support/http-party.ts';
import { quantile } from './support/load.ts';
import { childRunning, postmasterOf, processorMsOf } from './support/processor-time.ts';
import { keepResults, table } from './support/results.ts';

const ROUNDS = 5;
const LIST = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=24';
const BOOT = '/wps/system/settings/consolidated';

type Race = {
  name: string;
  inFlight: number;
  requests: number;
  goal: string;
  /** The same question to both; a bet can be asked once only, so each turn has its own. */
  questions: (count: number) => { ours: Sent; raw: Sent }[];
};
type Turn = { perSecond: number; serverMicros: number; databaseMicros: number };

const house = await openHouse({ variables: { LOG_LEVEL: 'warn' } });
const { database, address, data } = await houseDatabase(house.dataDir);
const { keys, launches } = await openParty(house.dataDir, database);
const raw = await openRaw(house, address, [LIST, BOOT]);
const processes = { ours: childRunning('start.ts'), raw: raw.pid, database: postmasterOf(data) };
let betsTaken = 0;
try {
  const text = report(await race(races()));
  // Rows of the last minute alone: statistics, which a database that has run for an hour has, come by hand.
  await database.single({ name: 'bench.analyze', text: 'analyze transfer, provider_transaction, wallet' }, []);
  const faults = [...(await database.snapshot(checkBook)), ...(await database.snapshot(checkTransactions))];
  const [stored] = await database.single<{ bets: number }>(
    { name: 'bench.bets', text: `select count(*)::int as bets from provider_transaction where status = 'RS_OK'` },
    [],
  );
  if (faults.length > 0 || stored?.bets !== betsTaken)
    throw new Error(`score 0: ${stored?.bets} bets of ${betsTaken} stand in the book; ${JSON.stringify(faults)}`);
  keepResults('http', text);
  console.log(text);
} finally {
  raw.end();
  await database.close();
  await house.leave();
}

function races(): Race[] {
  const same = (sent: Sent, rawPath: string) => (count: number) =>
    Array.from({ length: count }, () => ({ ours: sent, raw: { ...sent, path: rawPath } }));
  const list = same({ method: 'GET', path: LIST }, '/list');
  const boot = same({ method: 'GET', path: BOOT }, '/boot');
  return [
    {
      name: 'balance',
      inFlight: 64,
      requests: 3_000,
      goal: '≥ 0.9',
      questions: (count) => asked('user/balance', count),
    },
    { name: 'bet', inFlight: 1, requests: 300, goal: '', questions: (count) => asked('transaction/bet', count) },
    {
      name: 'bet',
      inFlight: 64,
      requests: 2_000,
      goal: '≥ 1.5',
      questions: (count) => asked('transaction/bet', count),
    },
    { name: 'game list', inFlight: 64, requests: 2_000, goal: '≥ 0.7', questions: list },
    { name: 'boot call', inFlight: 64, requests: 3_000, goal: '', questions: boot },
  ];
}

async function race(all: readonly Race[]) {
  const measured = all.map((one) => ({ ...one, ours: [] as Turn[], raw: [] as Turn[] }));
  // The first round fills caches and plans and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    process.stderr.write(`… round ${round} of ${ROUNDS}\n`);
    for (const one of measured) {
      for (const side of round % 2 === 0 ? (['ours', 'raw'] as const) : (['raw', 'ours'] as const)) {
        const turn = await takeTurn(one, side);
        if (round > 0) one[side].push(turn);
      }
    }
  }
  return measured;
}

async function takeTurn({ name, inFlight, requests, questions }: Race, side: 'ours' | 'raw'): Promise<Turn> {
  // Signed before the clock runs.
  const waiting = questions(requests).map((question) => question[side]);
  const origin = side === 'ours' ? house.origin : raw.origin;
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const before = { server: processorMsOf(processes[side]), database: processorMsOf(processes.database) };
  const from = performance.now();
  const client = async () => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
      const answer = await send(agent, origin, sent);
      if (name === 'bet') {
        if (!answer.includes('RS_OK')) throw new Error(answer);
        betsTaken += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, client));
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  const micros = (pid: number, ms: number) => ((processorMsOf(pid) - ms) * 1_000) / requests;
  return {
    perSecond: requests / seconds,
    serverMicros: micros(processes[side], before.server),
    databaseMicros: micros(processes.database, before.database),
  };
}

function asked(call: 'user/balance' | 'transaction/bet', count: number): { ours: Sent; raw: Sent }[] {
  const isBet = call === 'transaction/bet';
  const signed = isBet ? signedBets(keys, launches, count) : signedCalls(keys, launches, 50, call);
  return Array.from({ length: count }, (_, place) => {
    const sent = signed[place % signed.length] as Sent;
    return {
      ours: sent,
      raw: { ...sent, path: isBet ? '/bet' : '/balance' },
    };
  });
}

function report(measured: Awaited<ReturnType<typeof race>>): string {
  const middle = (turns: readonly Turn[], of: keyof Turn) =>
    quantile(
      turns.map((turn) => turn[of]),
      0.5,
    );
  const processor = (turns: readonly Turn[]) =>
    `${Math.round(middle(turns, 'serverMicros'))} + ${Math.round(middle(turns, 'databaseMicros'))} µs`;
  const ratios = ({ ours, raw: bare }: (typeof measured)[number]) =>
    ours.map((turn, place) => turn.perSecond / (bare[place]?.perSecond ?? Number.NaN));
  return [
    table([
      ['Call', 'in flight', 'ours ÷ raw', 'goal', 'ours, a second', 'raw, a second', 'processor ours', 'processor raw'],
      ...measured.map((one) => [
        one.name,
        String(one.inFlight),
        `${quantile(ratios(one), 0.5).toFixed(2)} (${quantile(ratios(one), 0).toFixed(2)}–${quantile(ratios(one), 1).toFixed(2)})`,
        one.goal,
        Math.round(middle(one.ours, 'perSecond')).toLocaleString('en'),
        Math.round(middle(one.raw, 'perSecond')).toLocaleString('en'),
        processor(one.ours),
        processor(one.raw),
      ]),
    ]),
    `Medians of ${ROUNDS} turns each, taken alternately; a ratio is of two turns that followed each other, in brackets the least and the most. Processor: server + database, for a request. The raw server is node:http with the same statements and the same signatures verified; it has no forms, refusals, limits, gate or headers of ours, and the bodies of list and boot call lie ready in its memory.`,
  ].join('\n\n');
}

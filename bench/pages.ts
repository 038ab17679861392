/*
 * `npm run bench -- pages`: what a page costs the server's processor: kept and sent as it is, known to the visitor
 * already, and made anew. A figure per core is of processor time, so that the client beside it takes nothing from it.
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { bestCopyIsMade } from '../e2e/support/first-view.ts';
import { openHouse } from '../e2e/support/house.ts';
import { quantile } from './support/load.ts';
import { childRunning, processorMsOf } from './support/processor-time.ts';
import { keepResults, table } from './support/results.ts';

const TURNS = 5;
const KEPT_REQUESTS = 6_000;
/** A visitor's address may have so many made anew in a minute; all turns together stay below. */
const MADE_REQUESTS = 20;
const IN_FLIGHT = 32;

type Race = { name: string; requests: number; status: number; paths: (turn: number) => string[]; goal: string };

const house = await openHouse({ variables: { LOG_LEVEL: 'warn' } });
const server = childRunning('start.ts');
try {
  while (!(await bestCopyIsMade(`${house.origin}/`))) await pause(200);
  const etag = (await answered('/', {})).headers.etag ?? '';
  const kept = () => Array.from({ length: KEPT_REQUESTS }, () => '/');
  const races: (Race & { headers: Record<string, string> })[] = [
    { name: 'home, kept', requests: KEPT_REQUESTS, status: 200, paths: kept, goal: '≥ 3,000', headers: {} },
    {
      name: 'home, unchanged',
      requests: KEPT_REQUESTS,
      status: 304,
      paths: kept,
      goal: '',
      headers: { 'if-none-match': etag },
    },
    {
      name: 'slots, searched for another word each time',
      requests: MADE_REQUESTS,
      status: 200,
      paths: (turn) => Array.from({ length: MADE_REQUESTS }, (_, at) => `/rng?q=lotus${turn}x${at}`),
      goal: '',
      headers: {},
    },
  ];
  const rows: string[][] = [];
  for (const race of races) {
    const micros: number[] = [];
    for (let turn = 0; turn <= TURNS; turn++) {
      const one = await takeTurn(race.paths(turn), race.status, race.headers);
      // The first fills caches.
      if (turn > 0) micros.push(one);
    }
    const [least, middle, most] = [0, 0.5, 1].map((part) => quantile(micros, part));
    const perCore = (value = Number.NaN) => Math.round(1_000_000 / value).toLocaleString('en');
    rows.push([
      race.name,
      `${perCore(middle)} (${perCore(most)}–${perCore(least)})`,
      race.goal,
      `${Math.round(middle ?? Number.NaN)} µs`,
    ]);
  }
  const text = [
    table([['Page', 'a second and core', 'goal', 'processor each'], ...rows]),
    `Medians of ${TURNS} turns, in brackets the slowest and the fastest; brotli, ${IN_FLIGHT} in flight over connections that stay.`,
  ].join('\n\n');
  keepResults('pages', text);
  console.log(text);
} finally {
  await house.leave();
}

async function takeTurn(paths: string[], status: number, headers: Record<string, string>): Promise<number> {
  const waiting = [...paths];
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const beforeMs = processorMsOf(server);
  const client = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await answered(path, headers, agent);
      if (answer.statusCode !== status) throw new Error(`${path} answers ${answer.statusCode}, not ${status}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, client));
  agent.destroy();
  return ((processorMsOf(server) - beforeMs) * 1_000) / paths.length;
}

function answered(path: string, headers: Record<string, string>, agent?: Agent): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = { headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers }, ...(agent ? { agent } : {}) };
  get(house.origin + path, asked, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer)).on('error', reject);
  }).on('error', reject);
  return promise;
}

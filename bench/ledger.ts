/*
 * `npm run bench -- ledger`: postings of money, ours beside the least that a posting can be. All contestants go through
 * one Node client and one pool to one durable PostgreSQL, in turns of a second and a half, so that whatever else the
 * machine does hits all alike; each is checked for correctness at the end, and one that fails scores 0.
 */
import process from 'node:process';
import { benchDatabase } from './support/bench-database.ts';
import { builtIn, ceiling, type Contestant, type Mix } from './support/ledger-contestants.ts';
import { ours } from './support/ledger-ours.ts';
import { closedLoop, openLoop, quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const CONNECTIONS = 16;
const ROUNDS = 9;
const SECONDS = 1.5;
const OPEN_SECONDS = 5;
const ROWS_FOR_SIZE = 1_000_000;

type Turn = { name: string; contestant: Contestant; inFlight: number; mix: Mix };
type Measured = Turn & { perSecond: number[]; processorMicros: number[] };

const bench = await benchDatabase(CONNECTIONS);
try {
  const least = await ceiling(bench, 'facts');
  const numbers = await ceiling(bench, 'numbers');
  const tpcb = await builtIn(bench);
  const { single, batched, holds, betweenPlayers } = await ours(bench);
  const turns: Turn[] = [
    { name: 'ceiling', contestant: least, inFlight: 8, mix: 'uniform' },
    { name: 'ceiling', contestant: least, inFlight: 64, mix: 'uniform' },
    { name: 'ceiling', contestant: least, inFlight: 8, mix: 'one house' },
    { name: 'ceiling, numbers only', contestant: numbers, inFlight: 8, mix: 'uniform' },
    { name: 'pgbench’s built-in', contestant: tpcb, inFlight: 8, mix: 'uniform' },
    { name: 'ours, single', contestant: single, inFlight: 8, mix: 'uniform' },
    { name: 'ours, single', contestant: single, inFlight: 8, mix: 'one house' },
    ...[1, 8, 64, 256].map((inFlight) => ({
      name: 'ours, batched',
      contestant: batched,
      inFlight,
      mix: 'uniform' as const,
    })),
    { name: 'ours, batched', contestant: batched, inFlight: 64, mix: 'one house' },
    { name: 'ours, holds', contestant: holds, inFlight: 8, mix: 'one house' },
    { name: 'ours, between players', contestant: betweenPlayers, inFlight: 8, mix: 'uniform' },
  ];
  const measured = await race(turns);
  const latency = await underLoad(batched, quantile(turnsOf(measured, 'ours, batched', 64, 'uniform').perSecond, 0.5));
  const faults = new Map<Contestant, string[]>();
  for (const one of [least, numbers, tpcb, batched, holds, betweenPlayers]) faults.set(one, await one.faults());
  faults.set(single, faults.get(batched) ?? []);
  const bytes = await sizeOf(batched);
  for (const [one, found] of faults) {
    for (const fault of found) process.stderr.write(`✗ ${fault}\n`);
    if (found.length > 0) for (const turn of measured) if (turn.contestant === one) turn.perSecond.fill(0);
  }
  const text = report(measured, latency, bytes);
  keepResults('ledger', text);
  console.log(text);
} finally {
  await bench.close();
}

async function race(turns: readonly Turn[]): Promise<Measured[]> {
  const measured: Measured[] = turns.map((turn) => ({ ...turn, perSecond: [], processorMicros: [] }));
  // The first round fills the caches and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    process.stderr.write(`… round ${round} of ${ROUNDS}\n`);
    for (const turn of round % 2 === 0 ? measured : measured.toReversed()) {
      const usedBefore = bench.processorMs() + ownProcessorMs();
      const { perSecond, count } = await closedLoop(turn.inFlight, SECONDS, () => turn.contestant.post(turn.mix));
      if (round === 0) continue;
      turn.perSecond.push(perSecond);
      turn.processorMicros.push(((bench.processorMs() + ownProcessorMs() - usedBefore) * 1_000) / count);
    }
  }
  return measured;
}

type Latency = { part: number; perSecond: number; p50: number; p99: number; refused: number };

/** At a part of the rate that was reached with 64 in flight, coming when it comes. */
async function underLoad(contestant: Contestant, fullRate: number): Promise<Latency[]> {
  const parts = [0.2, 0.8];
  const runs = new Map(parts.map((part) => [part, [] as Pick<Latency, 'p50' | 'p99' | 'refused'>[]]));
  for (let round = 0; round < 5; round++) {
    for (const part of parts) {
      process.stderr.write(`… at ${part * 100} % of the load\n`);
      const { tookMs, refused } = await openLoop(part * fullRate, OPEN_SECONDS, () => contestant.post('uniform'));
      runs.get(part)?.push({ p50: quantile(tookMs, 0.5), p99: quantile(tookMs, 0.99), refused });
    }
  }
  return parts.map((part) => {
    const seen = runs.get(part) ?? [];
    const middle = (values: readonly number[]) => quantile(values, 0.5);
    return {
      part,
      perSecond: part * fullRate,
      p50: middle(seen.map(({ p50 }) => p50)),
      p99: middle(seen.map(({ p99 }) => p99)),
      refused: seen.reduce((sum, { refused }) => sum + refused, 0),
    };
  });
}

/** Bytes of a transfer, its row and its places in the indexes, when there are a million of them. */
async function sizeOf(contestant: Contestant): Promise<{ bytes: number; row: number }> {
  const count = async () =>
    Number((await bench.sql<{ rows: bigint }>('select count(*) as rows from transfer'))[0]?.rows);
  for (let rows = await count(); rows < ROWS_FOR_SIZE; rows = await count()) {
    process.stderr.write(`… ${rows} of ${ROWS_FOR_SIZE} transfers\n`);
    await closedLoop(256, 5, () => contestant.post('uniform'));
  }
  const [size] = await bench.sql<{ bytes: number; row: number }>(
    `select pg_total_relation_size('transfer')::float8 / count(*) as bytes,
       pg_relation_size('transfer')::float8 / count(*) as row from transfer`,
  );
  return size ?? { bytes: Number.NaN, row: Number.NaN };
}

function report(
  measured: readonly Measured[],
  latency: readonly Latency[],
  size: { bytes: number; row: number },
): string {
  const at = (name: string, inFlight: number, mix: Mix = 'uniform') => turnsOf(measured, name, inFlight, mix);
  const [quiet, busy] = latency;
  return [
    table([
      ['Postings, one Node client, a pool of 16', 'in flight', 'counter accounts', 'a second', 'processor'],
      ...measured.map((one) => [
        one.name,
        String(one.inFlight),
        one.mix,
        `${spread(one.perSecond)}`,
        `${Math.round(quantile(one.processorMicros, 0.5))} µs`,
      ]),
    ]),
    table([
      ['Ratio', 'measured', 'goal'],
      ['single ÷ ceiling, 8 in flight', ratio(at('ours, single', 8), at('ceiling', 8)), '≥ 0.9'],
      ['gathered ÷ ceiling, 8 in flight', ratio(at('ours, batched', 8), at('ceiling', 8)), '≥ 0.9'],
      ['batched at 64 ÷ ceiling at 8', ratio(at('ours, batched', 64), at('ceiling', 8)), '≥ 3.4'],
      ['single ÷ ceiling of numbers only', ratio(at('ours, single', 8), at('ceiling, numbers only', 8)), ''],
      ['batched at 64 ÷ ceiling of numbers only', ratio(at('ours, batched', 64), at('ceiling, numbers only', 8)), ''],
      ['batched at 64 ÷ ceiling at 64', ratio(at('ours, batched', 64), at('ceiling', 64)), ''],
      ['batched at 256 ÷ ceiling at 64', ratio(at('ours, batched', 256), at('ceiling', 64)), ''],
      ['the same by processor time, 64 and 64', cheaper(at('ours, batched', 64), at('ceiling', 64)), ''],
      ['one house ÷ uniform, single', ratio(at('ours, single', 8, 'one house'), at('ours, single', 8)), '≥ 0.95'],
      [
        'one house ÷ uniform, batched at 64',
        ratio(at('ours, batched', 64, 'one house'), at('ours, batched', 64)),
        '≥ 0.95',
      ],
      ['holds ÷ ceiling, 8 in flight', ratio(at('ours, holds', 8, 'one house'), at('ceiling', 8)), ''],
      ['between players ÷ ceiling, 8 in flight', ratio(at('ours, between players', 8), at('ceiling', 8)), ''],
      ['ceiling: one house ÷ uniform', ratio(at('ceiling', 8, 'one house'), at('ceiling', 8)), ''],
      ['p99 at 80 % ÷ p99 at 20 % of the load', ((busy?.p99 ?? 0) / (quiet?.p99 ?? 1)).toFixed(2), '≤ 5'],
      [
        'bytes of a transfer, table and indexes',
        `${size.bytes.toFixed(0)} B (row ${size.row.toFixed(0)} B)`,
        '≤ 250 B',
      ],
    ]),
    [
      ...latency.map(
        ({ part, perSecond, p50, p99, refused }) =>
          `At ${part * 100} % of the load (${Math.round(perSecond)} a second, open loop): p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused.`,
      ),
      `Medians of ${ROUNDS} turns, a ratio's of turns of the same round; in brackets the slowest and the fastest. Processor: of client and database together, for a posting.`,
      'The ceiling is one call of a function that moves two balances and writes one row with the same facts as ours; it has no idempotency, no refusal and tells nobody; the one of numbers has neither key nor reference, and short ids. Holds and transfers between players are transactions of a use case, BEGIN and COMMIT included; a hold, its settlement and its release count as one posting each, a transfer between players, which is two rows, as one. A size is that of a key of 36 and a round of 13 letters.',
    ].join(' '),
  ].join('\n\n');
}

/** Of what was measured in the same round, where the machine was as busy for both. */
function ratio(ours: Measured, theirs: Measured): string {
  return pairs(ours.perSecond, theirs.perSecond);
}

function cheaper(ours: Measured, theirs: Measured): string {
  return pairs(theirs.processorMicros, ours.processorMicros);
}

function pairs(values: readonly number[], of: readonly number[]): string {
  const ratios = values.map((value, round) => value / (of[round] ?? Number.NaN));
  const [low, middle, high] = [0, 0.5, 1].map((part) => quantile(ratios, part).toFixed(2));
  return `${middle} (${low}–${high})`;
}

function turnsOf(measured: readonly Measured[], name: string, inFlight: number, mix: Mix): Measured {
  const found = measured.find((one) => one.name === name && one.inFlight === inFlight && one.mix === mix);
  if (!found) throw new Error(`${name} did not run with ${inFlight} in flight`);
  return found;
}

function spread(values: readonly number[]): string {
  const [low, middle, high] = [0, 0.5, 1].map((part) => Math.round(quantile(values, part)).toLocaleString('en'));
  return `${middle} (${low}–${high})`;
}

function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

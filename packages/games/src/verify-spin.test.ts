import { expect, test } from 'vitest';

import { engines, isEngineId } from './engines.ts';
import { commitment } from './fairness/commitment.ts';
import { fairStream } from './fairness/fair-stream.ts';
import { below } from './fairness/below.ts';
import { outcomeFromSeeds, type SeededRound } from './outcome-from-seeds.ts';
import { readRoundRecord, roundRecord } from './round-record.ts';
import { stopsOf, verifySpin, type SpinToVerify } from './verify-spin.ts';

const round: SeededRound = {
  engine: 'lines-5x3',
  serverSeed: '0f1e2d3c4b5a69788796a5b4c3d2e1f000112233445566778899aabbccddeeff',
  clientSeed: 'player-seed-1',
  nonce: 0,
  lineBetMinor: 5n,
};

test('FAIR-01 slot: the reels stop where the published recipe says', () => {
  const next = fairStream(round);
  const firstStops = [28, 29, 29, 29, 29].map((length) => below(next, length));
  expect(stopsOf(outcomeFromSeeds(round))[0]).toEqual(firstStops);
});

test('FAIR-01 slot: the same seeds give the same round, free spins included', () => {
  const withFreeSpins = firstRoundWithFreeSpins();
  expect(outcomeFromSeeds(withFreeSpins).spins.length).toBeGreaterThan(10);
  expect(outcomeFromSeeds(withFreeSpins)).toEqual(outcomeFromSeeds(withFreeSpins));
});

test('FAIR-01 slot: an honest round holds', () => {
  expect(verifySpin(honest())).toMatchObject({ holds: true, commitmentHolds: true, stopsHold: true, winHolds: true });
});

test('FAIR-01 slot: a server seed changed after the commitment is found out', () => {
  const swapped = { ...round, serverSeed: 'another seed' };
  const claim = { ...honest(swapped), commitment: commitment(round.serverSeed) };
  expect(verifySpin(claim)).toMatchObject({ holds: false, commitmentHolds: false, stopsHold: true, winHolds: true });
});

test('FAIR-01 slot: reels that stopped elsewhere are found out, in free spins too', () => {
  const claim = honest(firstRoundWithFreeSpins());
  const stops = claim.claimed.stops.with(-1, [0, 0, 0, 0, 0]);
  expect(verifySpin({ ...claim, claimed: { ...claim.claimed, stops } })).toMatchObject({
    holds: false,
    stopsHold: false,
  });
  const missing = claim.claimed.stops.slice(0, -1);
  expect(verifySpin({ ...claim, claimed: { ...claim.claimed, stops: missing } }).stopsHold).toBe(false);
});

test('FAIR-01 slot: a win paid short by one is found out', () => {
  const claim = honest();
  const totalWinMinor = claim.claimed.totalWinMinor - 1n;
  const verification = verifySpin({ ...claim, claimed: { ...claim.claimed, totalWinMinor } });
  expect(verification).toMatchObject({ holds: false, stopsHold: true, winHolds: false });
});

test.each([
  ['nonce', { nonce: 1 }],
  ['client seed', { clientSeed: 'player-seed-2' }],
])('FAIR-01 slot: another %s than the one played with is found out', (_, changed) => {
  expect(verifySpin({ ...honest(), ...changed }).stopsHold).toBe(false);
});

test('FAIR-01 slot: a round survives its download as JSON', () => {
  const outcome = outcomeFromSeeds(round);
  expect(verifySpin(readRoundRecord(JSON.stringify(roundRecord(round, outcome))))).toMatchObject({
    holds: true,
    outcome,
  });
});

test.each([
  ['engine', 'constructor'],
  ['engine', undefined],
  ['serverSeed', 7],
  ['commitment', null],
  ['clientSeed', ['a']],
  ['nonce', -1],
  ['nonce', '0'],
  ['lineBetMinor', 5],
  ['lineBetMinor', '0'],
  ['totalWinMinor', '-1'],
  ['totalWinMinor', '1.5'],
  ['stops', [0, 0, 0, 0, 0]],
  ['stops', [[0.5, 0, 0, 0, 0]]],
])('a round record whose %s is %j is refused by name', (name, value) => {
  const record = { ...roundRecord(round, outcomeFromSeeds(round)), [name]: value };
  expect(() => readRoundRecord(JSON.stringify(record))).toThrow(`"${name}"`);
});

test.each(['null', '1', '[]', '"text"'])('%s is no round record', (json) => {
  expect(() => readRoundRecord(json)).toThrow(TypeError);
});

test('every engine is listed under its own id, and no other name passes for one', () => {
  for (const [id, engine] of Object.entries(engines)) expect(engine.id).toBe(id);
  expect(isEngineId('lines-5x3')).toBe(true);
  expect(isEngineId('toString')).toBe(false);
});

function honest(seeded: SeededRound = round): SpinToVerify {
  const outcome = outcomeFromSeeds(seeded);
  const claimed = { stops: stopsOf(outcome), totalWinMinor: outcome.totalWinMinor };
  return { ...seeded, commitment: commitment(seeded.serverSeed), claimed };
}

function firstRoundWithFreeSpins(): SeededRound {
  let nonce = 0;
  while (outcomeFromSeeds({ ...round, nonce }).spins.length === 1) nonce += 1;
  return { ...round, nonce };
}

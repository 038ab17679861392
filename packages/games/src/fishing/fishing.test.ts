import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../at.ts';
import { fairStream } from '../fairness/fair-stream.ts';
import { commitment } from '../fairness/commitment.ts';
import { fishEngineOf, fishEngines } from './fish-engines.ts';
import { everyTarget, returnOf } from './proof/exact-returns.ts';
import { fishingReturns } from './proof/returns-document.ts';
import { catchChance, catchesOf, firedFromSeeds, type Shot, winMinor } from './shots.ts';
import { fishById, fishOfWindow, fishSwimmingAt, LONGEST_LIFE_MS, placeOf } from './spawn.ts';
import { readVolleyRecord, verifyVolley } from './volley-record.ts';
import { weapons } from './weapons.ts';

const engines = [...fishEngines.values()];
const seeds = { serverSeed: 'a server seed of the tests', clientSeed: 'player-seed-1' };
const now = Date.UTC(2026, 10, 27, 12);
const swimming = (id: string, atMs = now) =>
  fishSwimmingAt(atMs, (window) => fishOfWindow(fishEngineOf(id), 'a-tank', window));

describe.each(engines)('$id', (engine) => {
  test('GAME-01 FAIR-02 fishing: every weapon returns exactly what is stated at every set of fish, in every order', () => {
    let counted = 0;
    for (const weapon of Object.values(weapons))
      for (const kinds of everyTarget(engine, weapon)) {
        expect(returnOf(engine, weapon, kinds)).toEqual(engine.rtp);
        counted += 1;
      }
    expect(counted).toBeGreaterThan(500);
  });

  test('its kinds are drawn by shares of a hundred, are gone before they are forgotten, and are worth two at least', () => {
    expect(engine.kinds.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    for (const { seconds, multiples } of engine.kinds) {
      expect((seconds + 4) * 1_000).toBeLessThanOrEqual(LONGEST_LIFE_MS);
      expect(Math.min(...multiples)).toBeGreaterThanOrEqual(2);
    }
  });

  test('FAIR-02 fishing: over 40,000 shots of fixed seeds each fish is caught as often as its chance says', () => {
    const net = weapons.lightning;
    const targets = [0, 1, 2, 3].map((place) => at(engine.kinds, place % engine.kinds.length));
    const shots = 40_000;
    const next = fairStream({ ...seeds, nonce: 77 });
    const caught = [0, 0, 0, 0];
    for (let shot = 0; shot < shots; shot += 1)
      for (const [place, multiple] of catchesOf(engine, net, targets, next).entries())
        if (multiple > 0) caught[place] = (caught[place] ?? 0) + 1;
    for (const [place, kind] of targets.entries()) {
      const chance = kind.multiples.reduce((sum, multiple) => {
        const { numerator, denominator } = catchChance(engine, net, 4, place, multiple);
        return sum + Number(numerator) / Number(denominator) / kind.multiples.length;
      }, 0);
      const deviation = ((caught[place] ?? 0) - shots * chance) / Math.sqrt(shots * chance * (1 - chance));
      expect(Math.abs(deviation)).toBeLessThan(4);
    }
  });
});

test('the document of the returns is the one that the engines give', () => {
  const kept = readFileSync(new URL('../../../../docs/fishing-returns.md', import.meta.url), 'utf8');
  expect(kept).toBe(fishingReturns(engines));
});

test('what swims is the same for everybody, and a fish is in the tank from its birth until it is gone', () => {
  const engine = fishEngineOf('fish-royal');
  const fish = swimming('fish-royal');
  expect(fish.length).toBeGreaterThan(10);
  expect(swimming('fish-royal')).toEqual(fish);
  for (const life of fish) {
    expect(fishById(engine, 'a-tank', life.id, now)).toEqual(life);
    expect(fishById(engine, 'a-tank', life.id, life.goneMs + 1)).toBeNull();
    expect(fishById(engine, 'a-tank', life.id, life.bornMs - 1)).toBeNull();
    expect(placeOf(life, life.bornMs).x < 0).toBe(life.toRight);
  }
  for (const id of [0, -1, 2 ** 52, at(fish, 0).id + 5_000]) expect(fishById(engine, 'a-tank', id, now)).toBeNull();
});

test('over a day a tank has its kinds in their shares', () => {
  const engine = fishEngineOf('fish-reef');
  const counts = new Map<string, number>();
  const first = Math.floor(now / 4_000);
  for (let window = first; window < first + 8_000; window += 1)
    for (const { kind } of fishOfWindow(engine, 'a-tank', window)) counts.set(kind.id, (counts.get(kind.id) ?? 0) + 1);
  for (const { id, share } of engine.kinds) {
    const expected = (40_000 * share) / 100;
    expect(Math.abs((counts.get(id) ?? 0) - expected) / Math.sqrt(expected)).toBeLessThan(4);
  }
});

function volleyThatCatches() {
  const engine = fishEngineOf('fish-reef');
  const target = swimming('fish-reef').find(({ kind, goneMs }) => kind.id === 'minnow' && goneMs > now + 9_000);
  const shots: Shot[] = Array.from({ length: 30 }, (_, i) => ({
    atMs: now + i * 200,
    weapon: 'single',
    targets: [target?.id ?? 0],
  }));
  return { engine, shots, fired: firedFromSeeds({ engine, tank: 'a-tank', shots, ...seeds, nonce: 5 }) };
}

test('a shot at a fish that was caught before is not fired and takes no nonce', () => {
  const { engine, shots, fired } = volleyThatCatches();
  expect(fired.at(-1)?.catches).toEqual([{ fish: shots[0]?.targets[0], multiple: 2 }]);
  expect(fired.length).toBeLessThan(shots.length);
  const caught = new Set(shots[0]?.targets);
  expect(firedFromSeeds({ engine, tank: 'a-tank', shots, caught, ...seeds, nonce: 5 })).toEqual([]);
});

test('FAIR-01 fishing: a volley is checked from its seeds, and any change of it is seen', () => {
  const { fired } = volleyThatCatches();
  const record = {
    engine: 'fish-reef',
    tank: 'a-tank',
    ...seeds,
    commitment: commitment(seeds.serverSeed),
    nonce: 5,
    shotMinor: '10',
    shots: fired,
    totalWinMinor: winMinor(10n, fired).toString(),
  };
  const read = (change: object) => readVolleyRecord(JSON.stringify({ ...record, ...change }));
  expect(verifyVolley(read({})).holds).toBe(true);
  expect(verifyVolley(read({ totalWinMinor: '21' })).holds).toBe(false);
  expect(verifyVolley(read({ serverSeed: 'another' })).holds).toBe(false);
  expect(verifyVolley(read({ nonce: 6 })).holds).toBe(false);
  expect(verifyVolley(read({ shots: fired.slice(0, -1) })).holds).toBe(false);
  for (const change of [{ engine: 'lines-5x3' }, { nonce: -1 }, { shots: [{}] }, { shotMinor: 1 }, { tank: 7 }])
    expect(() => read(change)).toThrow(TypeError);
});

test('a weapon cannot hit nothing, nor more than it reaches', () => {
  const engine = fishEngineOf('fish-reef');
  const next = () => 0;
  expect(() => catchesOf(engine, weapons.single, engine.kinds.slice(0, 2), next)).toThrow(RangeError);
  expect(() => catchesOf(engine, weapons.net, [], next)).toThrow(RangeError);
});

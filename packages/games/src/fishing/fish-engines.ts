import { decimal, fraction, times } from '../fraction.ts';
import type { FishEngine, FishKind, FishTheme } from './fish-engine.ts';

const kind = (id: string, multiples: number | readonly number[], share: number, seconds: number): FishKind => ({
  id,
  multiples: typeof multiples === 'number' ? [multiples] : multiples,
  share,
  seconds,
});

function engine<Id extends string>(id: Id, theme: FishTheme, basisPoints: number, kinds: readonly FishKind[]) {
  const rtp = fraction(basisPoints, 10_000);
  return { id, theme, rtp, rtpPercent: decimal(times(rtp, fraction(100)), 2), kinds } satisfies FishEngine;
}

const all = [
  engine('fish-reef', 'reef', 9_620, [
    kind('minnow', 2, 30, 15),
    kind('clown', 3, 22, 16),
    kind('angel', 5, 16, 18),
    kind('puffer', 8, 11, 19),
    kind('ray', 12, 8, 20),
    kind('turtle', 20, 6, 24),
    kind('chest', 50, 4, 24),
    kind('shark', [60, 80, 100, 120], 3, 22),
  ]),
  engine('fish-reef-calm', 'reef', 9_680, [
    kind('minnow', 2, 34, 16),
    kind('clown', 3, 26, 17),
    kind('angel', 4, 18, 19),
    kind('puffer', 6, 12, 20),
    kind('ray', 10, 6, 21),
    kind('turtle', 15, 4, 24),
  ]),
  engine('fish-mangrove', 'mangrove', 9_620, [
    kind('minnow', 2, 30, 15),
    kind('clown', 4, 22, 16),
    kind('jelly', 6, 16, 22),
    kind('koi', 10, 13, 18),
    kind('turtle', 25, 8, 24),
    kind('lantern', 30, 7, 24),
    kind('naga', [100, 150, 200], 4, 25),
  ]),
  engine('fish-deep', 'deep', 9_640, [
    kind('minnow', 3, 28, 15),
    kind('angel', 5, 22, 17),
    kind('jelly', 8, 18, 22),
    kind('ray', 15, 13, 20),
    kind('shark', 40, 8, 20),
    kind('chest', 60, 6, 24),
    kind('naga', [150, 200, 300], 5, 25),
  ]),
  engine('fish-deep-giants', 'deep', 9_600, [
    kind('jelly', 5, 30, 20),
    kind('ray', 20, 26, 20),
    kind('shark', [50, 75, 100], 22, 20),
    kind('chest', 80, 10, 24),
    kind('naga', [200, 300, 400], 12, 25),
  ]),
  engine('fish-royal', 'royal', 9_620, [
    kind('minnow', 2, 28, 15),
    kind('angel', 4, 21, 17),
    kind('puffer', 6, 14, 19),
    kind('pearl', 8, 10, 22),
    kind('koi', 12, 10, 18),
    kind('turtle', 20, 6, 24),
    kind('lantern', 30, 5, 24),
    kind('chest', 50, 3, 24),
    kind('naga', [120, 150, 180, 240, 300], 3, 25),
  ]),
] as const;

export type FishEngineId = (typeof all)[number]['id'];

/** Every tank that a title can run on, by its id. A new one is an entry here. */
export const fishEngines: ReadonlyMap<string, FishEngine> = new Map(all.map((one) => [one.id, one]));
export const fishEngineIds: readonly FishEngineId[] = all.map(({ id }) => id);

export function isFishEngineId(id: string): id is FishEngineId {
  return fishEngines.has(id);
}

export function fishEngineOf(id: string): FishEngine {
  const found = fishEngines.get(id);
  if (!found) throw new RangeError(`no tank runs on ${id}`);
  return found;
}

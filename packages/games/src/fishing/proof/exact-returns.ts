import { at } from '../../at.ts';
import { type Fraction, fraction, plus, times } from '../../fraction.ts';
import type { FishEngine, FishKind } from '../fish-engine.ts';
import { catchChance } from '../shots.ts';
import type { Weapon } from '../weapons.ts';

/** Expected return per unit staked of one shot at these fish: every multiple of every fish counted, as fractions. */
export function returnOf(engine: FishEngine, weapon: Weapon, kinds: readonly FishKind[]): Fraction {
  return kinds.reduce(
    (sum, kind, place) => plus(sum, returnAt(engine, weapon, kinds.length, place, kind)),
    fraction(0),
  );
}

function returnAt(engine: FishEngine, weapon: Weapon, hit: number, place: number, { multiples }: FishKind): Fraction {
  const even = fraction(1, multiples.length);
  return multiples.reduce((sum, multiple) => {
    const chance = catchChance(engine, weapon, hit, place, multiple);
    return plus(sum, times(even, times(chance, fraction(multiple))));
  }, fraction(0));
}

/** Every order of fish that a weapon can hit at once. */
export function* everyTarget(engine: FishEngine, { reach }: Weapon): Generator<FishKind[]> {
  const count = engine.kinds.length;
  for (let hit = 1; hit <= reach; hit += 1)
    for (let index = 0; index < count ** hit; index += 1)
      yield Array.from({ length: hit }, (_, place) => at(engine.kinds, Math.floor(index / count ** place) % count));
}

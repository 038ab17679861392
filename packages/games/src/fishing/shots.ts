import { at } from '../at.ts';
import { below } from '../fairness/below.ts';
import { fairStream, type NextUint32, type Seeds } from '../fairness/fair-stream.ts';
import type { Fraction } from '../fraction.ts';
import { fraction } from '../fraction.ts';
import type { FishEngine, FishKind } from './fish-engine.ts';
import { fishById } from './spawn.ts';
import { type Weapon, type WeaponId, weapons } from './weapons.ts';

/** A shot as the player fired it: when, with what, and at which fish, the nearest first. */
export interface Shot {
  readonly atMs: number;
  readonly weapon: WeaponId;
  readonly targets: readonly number[];
}

/** A fish that was hit: the multiple that it brought, or 0 where it swam on. */
export interface FishCatch {
  readonly fish: number;
  readonly multiple: number;
}

export type FiredShot = Pick<Shot, 'atMs' | 'weapon'> & { readonly catches: readonly FishCatch[] };

/**
 * How likely a fish of this multiple is caught that takes this share of a shot: share · return / multiple. What is expected
 * of it is share · return, whatever the fish is worth, and the shares of a shot add up to one.
 */
export function catchChance(
  { rtp }: FishEngine,
  { weights }: Weapon,
  hit: number,
  place: number,
  multiple: number,
): Fraction {
  const sum = weights.slice(0, hit).reduce((all, weight) => all + weight, 0);
  return fraction(BigInt(at(weights, place)) * rtp.numerator, BigInt(sum) * rtp.denominator * BigInt(multiple));
}

/** One shot from its stream: of each fish in turn its multiple, where it has several, and whether it is caught. */
export function catchesOf(engine: FishEngine, weapon: Weapon, kinds: readonly FishKind[], next: NextUint32): number[] {
  if (kinds.length === 0 || kinds.length > weapon.reach)
    throw new RangeError(`${weapon.id} cannot hit ${kinds.length} fish`);
  return kinds.map(({ multiples }, place) => {
    const multiple = multiples.length === 1 ? at(multiples, 0) : at(multiples, below(next, multiples.length));
    const { numerator, denominator } = catchChance(engine, weapon, kinds.length, place, multiple);
    return below(next, Number(denominator)) < Number(numerator) ? multiple : 0;
  });
}

export interface Volley extends Seeds {
  readonly engine: FishEngine;
  readonly tank: string;
  readonly shots: readonly Shot[];
  /** Fish that were caught before. */
  readonly caught?: ReadonlySet<number>;
}

/**
 * The one way in which shots come out: the first by its nonce, each further one by the next. A fish that is caught already,
 * by a shot of this volley too, is hit no more, and a shot that would hit nothing else is not fired: it costs nothing and
 * takes no nonce.
 */
export function firedFromSeeds({ engine, tank, shots, caught = new Set(), nonce, ...seeds }: Volley): FiredShot[] {
  const gone = new Set(caught);
  const fired: FiredShot[] = [];
  for (const { atMs, weapon, targets } of shots) {
    const lives = targets
      .filter((id) => !gone.has(id))
      .map((id) => {
        const life = fishById(engine, tank, id, atMs);
        if (!life) throw new RangeError(`no fish ${id} swims at ${atMs}`);
        return life;
      });
    if (lives.length === 0) continue;
    const next = fairStream({ ...seeds, nonce: nonce + fired.length });
    const multiples = catchesOf(
      engine,
      weapons[weapon],
      lives.map(({ kind }) => kind),
      next,
    );
    const catches = lives.map(({ id }, place) => ({ fish: id, multiple: at(multiples, place) }));
    for (const { fish, multiple } of catches) if (multiple > 0) gone.add(fish);
    fired.push({ atMs, weapon, catches });
  }
  return fired;
}

export function winMinor(betMinor: bigint, shots: readonly FiredShot[]): bigint {
  const multiples = shots.flatMap(({ catches }) => catches).reduce((sum, { multiple }) => sum + multiple, 0);
  return betMinor * BigInt(multiples);
}

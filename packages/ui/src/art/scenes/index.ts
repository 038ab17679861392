import { chanceOf } from '../chance.ts';
import { kiteFestival, nagaMoon, templeDusk, treasureNight } from './land.ts';
import type { SceneKind } from './kinds.ts';
import { nightMarket } from './night-market.ts';
import { type Draw, staged } from './stage.ts';
import { harbour, koiRiver, lotusPond } from './water.ts';

export { heroScene } from './hero.ts';
export { hubScene } from './hub.ts';
export { type SceneKind, sceneKinds } from './kinds.ts';

const scenes: Record<SceneKind, readonly [draw: Draw, ...palettes: [string, ...string[]]]> = {
  'night-market': [nightMarket, 'violet-night', 'hibiscus-dusk'],
  'lotus-pond': [lotusPond, 'violet-night', 'indigo-lamp', 'rose-garden'],
  'naga-moon': [nagaMoon, 'lagoon', 'lilac-mist', 'ember'],
  'koi-river': [koiRiver, 'lagoon', 'rainforest', 'hibiscus-dusk'],
  'kite-festival': [kiteFestival, 'indigo-lamp', 'lilac-mist', 'saffron'],
  'temple-dusk': [templeDusk, 'lilac-mist', 'ember', 'coral'],
  'treasure-night': [treasureNight, 'coral', 'hibiscus-dusk', 'rainforest'],
  harbour: [harbour, 'lagoon', 'ember', 'lilac-mist'],
};

/** A wide scene for a banner or a promotion; the seed varies colours and skies, not the subject. */
export function scene({ kind, seed }: { kind: SceneKind; seed: string }): string {
  const [draw, ...names] = scenes[kind];
  return staged(kind, seed, chanceOf(`${kind}/${seed}`).pick(names as [string, ...string[]]), draw);
}

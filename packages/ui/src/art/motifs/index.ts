import { beasts } from './beasts.ts';
import { birds } from './birds.ts';
import { craft } from './craft.ts';
import { fruit } from './fruit.ts';
import { games } from './games.ts';
import { garden } from './garden.ts';
import { market } from './market.ts';
import type { Motif } from './motif.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { sport } from './sport.ts';
import { treasure } from './treasure.ts';

export type { Motif } from './motif.ts';

/** Every subject the kit can draw, by name. */
export const motifs: Readonly<Record<string, Motif>> = {
  ...sea,
  ...garden,
  ...fruit,
  ...sky,
  ...beasts,
  ...birds,
  ...market,
  ...craft,
  ...treasure,
  ...games,
  ...sport,
};

export function motifNamed(name: string): Motif {
  const motif = motifs[name];
  if (!motif) throw new Error(`No motif is called ${name}.`);
  return motif;
}

import { brushFor } from './brush.ts';
import { chanceOf, hashOf } from './chance.ts';
import { figure } from './compositions.ts';
import { svg } from './document.ts';
import { batik, groundNames } from './grounds.ts';
import { motifNamed } from './motifs/index.ts';
import { palettes } from './palettes.ts';
import { put } from './shapes.ts';

const friends = [
  'tiger',
  'elephant',
  'monkey',
  'mouseDeer',
  'rooster',
  'hornbill',
  'koi',
  'turtle',
  'butterfly',
  'frog',
  'peacock',
  'crane',
  'naga',
  'phoenix',
  'lotus',
  'fish',
] as const;
export type AvatarFriend = (typeof friends)[number];

/** A round companion for somebody without a picture, 96 by 96; the same seed always meets the same friend, a friend's name that one. */
export function avatar(seed: string): string {
  const chance = chanceOf(`avatar/${seed}`);
  const drawn = chance.pick(friends);
  const friend = friends.find((name) => name === seed) ?? drawn;
  const seen = palettes.filter((palette) => !motifNamed(friend).avoid?.includes(palette.family));
  const palette = seen[chance.index(seen.length)] ?? palettes[0];
  const b = brushFor(`a${hashOf(seed).toString(36)}`, palette);
  const [glow, mid, deep] = palette.ground;
  const clip = b.define('round', (own) => `<clipPath id="${own}"><circle cx="48" cy="48" r="48"/></clipPath>`);
  const body = `<g clip-path="url(#${clip})"><path d="M0 0H96V96H0Z" fill="${b.radial(
    [
      [0, glow],
      [0.6, mid],
      [1, deep],
    ],
    'cy=".4" r=".7"',
  )}"/>${batik(b, chance.pick(groundNames), 96, 96, 0.22, 0.7)}${b.glow(48, 48, 46, 46, palette.light, 0.35)}${put(figure(b, friend, chance.index(3)), 48, 50, 0, 0.37)}</g>`;
  return svg({ width: 96, height: 96 }, b.defs() + body);
}

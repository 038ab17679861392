import { brushFor } from './brush.ts';
import { chanceOf } from './chance.ts';
import { figure, sparkle } from './compositions.ts';
import { svg } from './document.ts';
import { batik, groundNames } from './grounds.ts';
import { motifNamed, motifs } from './motifs/index.ts';
import { palettes } from './palettes.ts';
import { put } from './shapes.ts';

/** What a good of the points mall may be drawn as. */
export const goodMotifs: readonly string[] = [
  'coin',
  'gift',
  'seven',
  'lantern',
  'songket',
  'umbrella',
  'kite',
  'fan',
  'football',
  'gamepad',
  'shuttlecock',
  'trophy',
  'chest',
  'lotus',
  'rose',
  'star',
].filter((name) => name in motifs);

/** A good on a batik ground, 320 by 160; null where the kit has no such motif. */
export function goodPicture(motif: string): string | null {
  if (!goodMotifs.includes(motif)) return null;
  const chance = chanceOf(`good/${motif}`);
  const seen = palettes.filter((palette) => !motifNamed(motif).avoid?.includes(palette.family));
  const palette = seen[chance.index(seen.length)] ?? palettes[0];
  const b = brushFor(`p${motif}`, palette);
  const [glow, mid, deep] = palette.ground;
  const ground = b.radial(
    [
      [0, glow],
      [0.55, mid],
      [1, deep],
    ],
    'cx=".5" cy=".45" r=".8"',
  );
  const body =
    `<path d="M0 0H320V160H0Z" fill="${ground}"/>${batik(b, chance.pick(groundNames), 320, 160, 0.2, 0.9)}` +
    b.glow(160, 82, 110, 74, palette.light, 0.34) +
    put(figure(b, motif, 0), 160, 84, 0, 0.62) +
    put(sparkle(b, chance, 3), 0, 0);
  return svg({ width: 320, height: 160 }, b.defs() + body);
}

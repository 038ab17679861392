import { type Brush, brushFor } from './brush.ts';
import { figure } from './compositions.ts';
import { svg } from './document.ts';
import { batik } from './grounds.ts';
import { palettes } from './palettes.ts';
import { box, put } from './shapes.ts';

export const categories = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'BINGO', 'BGS'] as const;
export type Category = (typeof categories)[number];

const one =
  (motif: string, scale = 0.4, variant = 0) =>
  (b: Brush) =>
    put(figure(b, motif, variant), 48, 48, 0, scale);

const looks: Record<Category, readonly [palette: string, draw: (b: Brush) => string]> = {
  LOTT: ['ember', one('balls', 0.42)],
  ELOTT: [
    'violet-night',
    (b) => put(figure(b, 'balls', 0), 43, 50, 0, 0.37) + put(figure(b, 'lightning', 0), 74, 34, 10, 0.24),
  ],
  LIVE: ['lacquer', (b) => put(figure(b, 'cards', 0), 44, 44, 0, 0.38) + put(figure(b, 'chips', 0), 68, 68, 0, 0.22)],
  SPORTS: ['pandan', one('football', 0.39)],
  ESPORTS: ['indigo-lamp', one('gamepad', 0.4)],
  FISH: ['lagoon', one('fish', 0.41)],
  RNG: ['hibiscus-dusk', (b) => put(figure(b, 'gem', 0), 48, 46, 0, 0.4) + put(figure(b, 'seven', 0), 70, 68, 6, 0.2)],
  PVP: [
    'midnight-lamp',
    (b) => put(figure(b, 'sword', 0), 48, 44, 0, 0.4) + put(figure(b, 'cards', 1), 48, 58, 0, 0.28),
  ],
  BINGO: ['moonlit', one('bingo', 0.42)],
  BGS: ['copper-dusk', one('dice', 0.42)],
};

/** The tile of a category, 96 by 96; a category of a vendor's own gets the gem. */
export function categoryIcon(category: string): string {
  const [name, draw] = looks[category.toUpperCase() as Category] ?? ['coral', one('gem')];
  const palette = palettes.find((candidate) => candidate.name === name) ?? palettes[0];
  const b = brushFor(`c${category.toLowerCase().replaceAll(/[^a-z]/g, '')}`, palette);
  const [glow, mid, deep] = palette.ground;
  const clip = b.define('tile', (own) => `<clipPath id="${own}"><path d="${box(0, 0, 96, 96, 24)}"/></clipPath>`);
  const ground = b.radial(
    [
      [0, glow],
      [0.65, mid],
      [1, deep],
    ],
    'cx=".4" cy=".3" r=".95"',
  );
  const body =
    `<g clip-path="url(#${clip})"><path d="M0 0H96V96H0Z" fill="${ground}"/>${batik(b, 'kawung', 96, 96, 0.2, 0.7)}${b.glow(48, 46, 48, 48, palette.light, 0.3)}${draw(b)}</g>` +
    `<path d="${box(1, 1, 94, 94, 23)}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".22"/>`;
  return svg({ width: 96, height: 96 }, b.defs() + body);
}

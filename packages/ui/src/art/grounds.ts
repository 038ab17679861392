import type { Brush } from './brush.ts';
import { disc, petal, put, wreath } from './shapes.ts';

/** Batik and songket geometry as repeating tiles of thin light: [tile width, tile height, drawing]. */
type Tile = readonly [width: number, height: number, draw: (colour: string) => string];

const stroke = (d: string, colour: string, width = 1.2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const leafAt = (x: number, y: number, turned: number, colour: string) =>
  put(stroke(petal(19, 10), colour) + fill(petal(11, 3.4), colour), x, y, turned);

const tiles = {
  kawung: [
    48,
    48,
    (c) =>
      [45, 135, 225, 315].map((turn) => leafAt(24, 24, turn, c)).join('') +
      [
        [0, 0, 135],
        [48, 0, 225],
        [48, 48, 315],
        [0, 48, 45],
      ]
        .map(([x = 0, y = 0, turn = 0]) => leafAt(x, y, turn, c))
        .join('') +
      fill(
        disc(24, 24, 2) +
          disc(0, 0, 2) +
          disc(48, 0, 2) +
          disc(0, 48, 2) +
          disc(48, 48, 2) +
          disc(0, 24, 1.4) +
          disc(24, 0, 1.4) +
          disc(48, 24, 1.4) +
          disc(24, 48, 1.4),
        c,
      ),
  ],
  songket: [
    40,
    40,
    (c) =>
      stroke('M20 2L38 20L20 38L2 20ZM20 10L30 20L20 30L10 20Z', c) +
      fill(
        'M20 16L24 20L20 24L16 20ZM0 -4L4 0L0 4L-4 0ZM40 -4L44 0L40 4L36 0ZM0 36L4 40L0 44L-4 40ZM40 36L44 40L40 44L36 40Z',
        c,
      ),
  ],
  parang: [
    44,
    44,
    (c) =>
      stroke(
        'M-6 28C6 26 10 14 4 8C0 4 -6 8 -3 13M16 50C28 48 32 36 26 30C22 26 16 30 19 35M38 28C50 26 54 14 48 8M16 6C28 4 32 -8 26 -14',
        c,
        1.6,
      ) +
      stroke('M-4 48L48 -4M-26 48L26 -4M18 48L70 -4', c, 0.9) +
      fill(disc(12, 21, 1.7) + disc(34, 43, 1.7) + disc(34, -1, 1.7), c),
  ],
  megaMendung: [
    84,
    60,
    (c) =>
      stroke(
        'M6 44C-6 42 -4 26 10 28C8 12 30 8 36 20C42 4 66 8 64 24C78 22 80 42 68 44M14 38C10 32 18 26 24 32C22 20 38 18 42 28C46 18 58 20 58 30C66 30 66 38 60 40',
        c,
        1.4,
      ) + stroke('M30 54h24M-12 14q8 -10 18 -2M72 10q8 -8 18 0', c),
  ],
  pucukRebung: [
    36,
    64,
    (c) =>
      stroke('M0 60L18 4L36 60M7 60L18 26L29 60', c) +
      fill('M18 38L21 46L18 54L15 46Z', c) +
      stroke('M0 62H36', c, 0.9) +
      fill(disc(0, 16, 2) + disc(36, 16, 2) + disc(0, 28, 1.3) + disc(36, 28, 1.3), c),
  ],
  ceplok: [
    56,
    56,
    (c) =>
      put(wreath(8, stroke(petal(19, 5), c)) + stroke(disc(0, 0, 5) + disc(0, 0, 24), c, 0.9), 28, 28) +
      [
        [0, 0],
        [56, 0],
        [56, 56],
        [0, 56],
      ]
        .map(([x = 0, y = 0]) => put(wreath(4, fill(petal(10, 4), c), 0, 45), x, y))
        .join(''),
  ],
} as const satisfies Record<string, Tile>;

export type GroundName = keyof typeof tiles;
export const groundNames = Object.keys(tiles) as [GroundName, ...GroundName[]];

/** Fills a rectangle with one batik, in the palette's light. */
export function batik(b: Brush, name: GroundName, width: number, height: number, opacity: number, scale = 1): string {
  const [w, h, draw] = tiles[name];
  const id = b.define(
    `batik-${name}-${scale}`,
    (own) =>
      `<pattern id="${own}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${scale === 1 ? '' : ` patternTransform="scale(${scale})"`}>${draw(b.palette.light)}</pattern>`,
  );
  return `<rect width="${width}" height="${height}" fill="url(#${id})" opacity="${opacity}"/>`;
}

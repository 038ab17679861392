import { type Brush, brushFor } from '../brush.ts';
import { type Chance, chanceOf, hashOf } from '../chance.ts';
import { svg } from '../document.ts';
import { palettes } from '../palettes.ts';
import { glint, round } from '../shapes.ts';

/**
 * A wide picture, 1440 by 500. Its weight lies on the right: words stand on the calm left, and a narrower window keeps
 * the right edge. It holds no words, so a page that reads from the right may simply mirror it.
 */
export interface Stage {
  b: Brush;
  chance: Chance;
}
export type Draw = (stage: Stage) => string;

export function staged(kind: string, seed: string, paletteName: string, draw: Draw): string {
  const palette = palettes.find((candidate) => candidate.name === paletteName) ?? palettes[0];
  const b = brushFor(`s${hashOf(`${kind}/${seed}`).toString(36)}`, palette);
  const body = draw({ b, chance: chanceOf(`${kind}/${seed}`) });
  return svg({ width: 1440, height: 500, crop: 'xMaxYMid slice' }, b.defs() + body);
}

export const sky = (b: Brush, stops: readonly (readonly [number, string])[]) =>
  `<path d="M0 0H1440V500H0Z" fill="${b.linear(stops)}"/>`;
export const veil = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
export const trace = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

/** Shade for the words on the left. */
export const hush = (b: Brush, colour: string) =>
  `<path d="M0 0H860V500H0Z" fill="${b.linear(
    [
      [0, colour, 0.78],
      [0.55, colour, 0.45],
      [1, colour, 0],
    ],
    'right',
  )}"/>`;

export const stars = (b: Brush, chance: Chance, count: number, height: number) =>
  Array.from({ length: count }, () => {
    const [x, y, r] = [
      round(chance.between(0, 1440)),
      round(chance.between(0, height)),
      round(chance.between(0.8, 2.2)),
    ];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${b.palette.light}" opacity="${round(chance.between(3, 9)) / 10}"/>`;
  }).join('');

export const glints = (b: Brush, places: readonly (readonly [number, number, number])[]) =>
  b.mark(places.map(([x, y, size]) => glint(x, y, size)).join(''), '#ffffff', 0.85);

/** A smooth ridge from edge to edge, closed below. */
export function ridge(chance: Chance, y: number, swing: number, steps = 6): string {
  const width = 1440 / steps;
  const curve = Array.from(
    { length: steps },
    (_, i) =>
      `S${round(i * width + width * 0.55)} ${round(y + chance.between(-swing, swing))} ${round((i + 1) * width)} ${round(y + chance.between(-swing, swing))}`,
  ).join('');
  return `M0 ${y}${curve}V500H0Z`;
}

/** A string of market bulbs that hangs between two points. */
export function bulbs(b: Brush, x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  const at = (t: number) =>
    [
      round((1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2),
      round((1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2),
    ] as const;
  const shine = b.radial([
    [0, '#fff4cc'],
    [0.3, '#ffd684', 0.9],
    [0.4, '#ffb84e', 0.42],
    [1, '#ff9a3c', 0],
  ]);
  const lights = Array.from({ length: count }, (_, i) => {
    const [x, y] = at((i + 0.5) / count);
    return `<circle cx="${x}" cy="${y + 6}" r="17" fill="${shine}"/>`;
  });
  return trace(`M${x1} ${y1}Q${round(mx)} ${round(my)} ${x2} ${y2}`, '#2a0f2c', 2.4, 0.8) + lights.join('');
}

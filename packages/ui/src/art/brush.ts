import type { Palette } from './palettes.ts';
import { materials, type Ramp, type RampName } from './ramps.ts';
import { disc, put } from './shapes.ts';

/**
 * A colour in words: `gold` is the material lit from the upper left, `gold*` a ball of it, `gold-` its shadow side,
 * `gold+` its lit side, `gold>` lit from the left, and `gold0`…`gold3` one flat tone from pale to deep.
 */
export type Paint = `${RampName}${'' | '*' | '-' | '+' | '>' | '0' | '1' | '2' | '3'}` | `#${string}` | 'none';

export interface Brush {
  readonly id: string;
  readonly palette: Palette;
  /** A lit form: filled, with a rim that catches the light on its upper left and falls dark on its lower right. */
  shape(d: string, paint: Paint, more?: string): string;
  ball(cx: number, cy: number, radius: number, paint: Paint): string;
  oval(cx: number, cy: number, rx: number, ry: number, paint: Paint, turned?: number): string;
  /** A form without a rim: markings, shadows, shine. */
  mark(d: string, paint: Paint, opacity?: number): string;
  line(d: string, paint: Paint, width: number, more?: string): string;
  /** A soft light or, with a dark colour, a soft shadow. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number): string;
  /** An id of this picture's own, safe beside other pictures on one page. */
  name(key: string): string;
  define(key: string, definition: (id: string) => string): string;
  linear(stops: readonly Stop[], turned?: 'down' | 'right' | 'slant' | 'up'): string;
  radial(stops: readonly Stop[], at?: string): string;
  defs(): string;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const directions = {
  down: 'x2="0" y2="1"',
  up: 'x1="0" y1="1" x2="0" y2="0"',
  right: '',
  slant: 'x1=".2" x2=".7" y2="1"',
} as const;

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${clear}/>`;
    })
    .join('');

export function brushFor(id: string, palette: Palette): Brush {
  const definitions = new Map<string, string>();
  const ids = new Map<string, string>();

  const define = (key: string, definition: (id: string) => string) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const own = `${id}-${ids.size.toString(36)}`;
    ids.set(key, own);
    definitions.set(own, definition(own));
    return own;
  };
  const linear: Brush['linear'] = (stops, turned = 'down') => {
    const body = `${directions[turned]}>${stopsOf(stops)}`;
    return `url(#${define(`l${body}`, (own) => `<linearGradient id="${own}" ${body}</linearGradient>`)})`;
  };
  const radial: Brush['radial'] = (stops, at = '') => {
    const body = `${at}>${stopsOf(stops)}`;
    return `url(#${define(`r${body}`, (own) => `<radialGradient id="${own}" ${body}</radialGradient>`)})`;
  };

  const rampOf = (name: string): Ramp => {
    if (name === 'main') return palette.main;
    if (name === 'accent') return palette.accent;
    return materials[name as keyof typeof materials];
  };

  const colourOf = (paint: Paint): string => {
    if (paint === 'none' || paint.startsWith('#')) return paint;
    const last = paint.slice(-1);
    const name = '*-+>0123'.includes(last) ? paint.slice(0, -1) : paint;
    const [pale, light, mid, deep] = rampOf(name);
    switch (last) {
      case '0':
        return pale;
      case '1':
        return light;
      case '2':
        return mid;
      case '3':
        return deep;
      case '*':
        return radial(
          [
            [0, pale],
            [0.35, light],
            [0.72, mid],
            [1, deep],
          ],
          'cx=".36" cy=".3" r=".78"',
        );
      case '-':
        return linear(
          [
            [0, mid],
            [1, deep],
          ],
          'slant',
        );
      case '+':
        return linear(
          [
            [0, pale],
            [1, light],
          ],
          'slant',
        );
      case '>':
        return linear(
          [
            [0, mid],
            [0.3, pale],
            [0.55, light],
            [0.8, mid],
            [1, deep],
          ],
          'right',
        );
      default:
        return linear(
          [
            [0, pale],
            [0.3, light],
            [0.7, mid],
            [1, deep],
          ],
          'slant',
        );
    }
  };

  const rim = () =>
    linear(
      [
        [0, '#fff', 0.85],
        [0.45, '#fff', 0],
        [0.6, '#1a0626', 0],
        [1, '#1a0626', 0.5],
      ],
      'slant',
    );

  const shape: Brush['shape'] = (d, paint, more = '') => {
    const flat = /^#|\d$|none/.test(paint);
    return `<path d="${d}" fill="${colourOf(paint)}"${flat ? '' : ` stroke="${rim()}" stroke-width="1.8"`}${more && ` ${more}`}/>`;
  };
  const oval: Brush['oval'] = (cx, cy, rx, ry, paint, turned = 0) =>
    turned ? put(shape(disc(0, 0, rx, ry), paint), cx, cy, turned) : shape(disc(cx, cy, rx, ry), paint);

  return {
    id,
    palette,
    shape,
    oval,
    ball: (cx, cy, radius, paint) => shape(disc(cx, cy, radius), paint),
    mark: (d, paint, opacity = 1) =>
      `<path d="${d}" fill="${colourOf(paint)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
    line: (d, paint, width, more = '') =>
      `<path d="${d}" fill="none" stroke="${colourOf(paint)}" stroke-width="${width}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"${more && ` ${more}`}/>`,
    glow: (cx, cy, rx, ry, colour, opacity) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${radial([
        [0, colour, opacity],
        [0.5, colour, Math.round(opacity * 35) / 100],
        [1, colour, 0],
      ])}"/>`,
    name: (key) => `${id}-${key}`,
    define,
    linear,
    radial,
    defs: () => (definitions.size ? `<defs>${[...definitions.values()].join('')}</defs>` : ''),
  };
}

import type { Brush } from './brush.ts';
import type { Chance } from './chance.ts';
import { motifNamed } from './motifs/index.ts';
import { disc, mirror, petal, put, round, wreath } from './shapes.ts';

/** How a card is arranged around its subject. Cards are 300 by 400; the lower quarter stays quiet for the title. */
export const compositionNames = ['single', 'pair', 'ring', 'scatter', 'portrait', 'emblem'] as const;
export type CompositionName = (typeof compositionNames)[number];

/** Draws a motif once and uses it as often as needed. */
export function figure(b: Brush, name: string, variant: number): string {
  const motif = motifNamed(name);
  const way = variant % (motif.variants ?? 1);
  const id = b.define(`motif-${name}-${way}`, (own) => `<g id="${own}">${motif.draw(b, way)}</g>`);
  return `<use href="#${id}"/>`;
}

export interface Cast {
  lead: string;
  variant: number;
  /** Two others: named by the title where it names them, else kin of the lead. */
  others: readonly [string, string];
  /** True when the title itself speaks of more than one subject; they then stand large. */
  shared: boolean;
}

const CX = 150;
const CY = 170;

const shadow = (b: Brush, y: number, width: number) => b.glow(CX, y, width, 16, '#08020f', 0.6);

const ornament = (b: Brush, kind: number) => {
  switch (kind) {
    case 0:
      return b.shape('M0 -11L8 0L0 11L-8 0Z', 'accent') + b.mark('M0 -11L3 0L0 11L-3 0Z', 'accent0', 0.5);
    case 1:
      return b.shape(petal(22, 8), 'accent', 'transform="translate(0 10)"');
    case 2:
      return b.ball(0, 0, 7, 'gold*');
    default:
      return wreath(5, b.shape(petal(11, 5), 'accent')) + b.ball(0, 0, 3.4, 'gold*');
  }
};

/** Dark leaves in the near corners, out of the light: they give the card its depth. */
const foliage = (b: Brush) => {
  const spray = [-8, 18, 44, 70]
    .map((turn, i) =>
      put(
        `<path d="${petal(96 - i * 10, 19)}" fill="${b.palette.ground[2]}"/><path d="M0 -6V-${70 - i * 8}" stroke="${b.palette.ground[0]}" stroke-width="1.2" opacity=".4"/>`,
        -158,
        172,
        turn,
      ),
    )
    .join('');
  return put(mirror(spray), 150, 200);
};

export function compose(b: Brush, name: CompositionName, cast: Cast, chance: Chance): string {
  const lead = figure(b, cast.lead, cast.variant);
  const first = figure(b, cast.others[0], cast.variant);
  const second = figure(b, cast.others[1], cast.variant + 1);
  const near = chance.some(0.5) ? foliage(b) : '';
  const lean = chance.between(-7, 7);
  switch (name) {
    case 'pair':
      return (
        b.glow(CX, CY, 150, 150, b.palette.light, 0.5) +
        put(first, cast.shared ? 218 : 226, cast.shared ? 96 : 90, 12, cast.shared ? 0.66 : 0.54) +
        (cast.shared ? '' : put(second, 70, 106, -14, 0.42)) +
        shadow(b, 276, 104) +
        put(lead, 130, 180, lean / 2, 0.98) +
        near
      );
    case 'ring': {
      const kind = chance.index(4);
      const count = chance.pick([10, 12, 14]);
      return (
        b.glow(CX, CY, 150, 150, b.palette.light, 0.55) +
        `<path d="${disc(CX, CY, 116)}" fill="none" stroke="${b.palette.accent[1]}" stroke-width="1.6" opacity=".5"/>` +
        wreath(count, ornament(b, kind), 116, 0, CX, CY) +
        put(lead, CX, CY, 0, 0.92) +
        (cast.shared ? put(first, 226, 246, 10, 0.44) : '')
      );
    }
    case 'scatter': {
      const places = [
        [62, 84, 0.34],
        [240, 74, 0.3],
        [254, 236, 0.38],
        [46, 226, 0.3],
        [150, 50, 0.22],
      ] as const;
      return (
        b.glow(CX, CY, 140, 140, b.palette.light, 0.45) +
        places
          .map(([x, y, k], i) =>
            put(
              i % 2 ? second : first,
              x + chance.between(-8, 8),
              y + chance.between(-8, 8),
              chance.between(-24, 24),
              cast.shared && i === 2 ? 0.5 : k,
            ),
          )
          .join('') +
        shadow(b, 272, 96) +
        put(lead, CX, 176, lean, 0.96)
      );
    }
    case 'portrait': {
      const niche =
        'M58 340V150C58 120 70 108 82 96C96 82 98 70 112 64C130 58 142 46 150 34C158 46 170 58 188 64C202 70 204 82 218 96C230 108 242 120 242 150V340';
      return (
        `<path d="${niche}" fill="${b.linear([
          [0, b.palette.ground[2]],
          [0.5, b.palette.ground[1]],
          [0.72, b.palette.ground[0], 0.7],
          [0.96, b.palette.ground[0], 0],
        ])}" stroke="${b.linear([
          [0, '#fff0bf'],
          [0.4, '#f3a126'],
          [0.7, '#9c5006'],
          [0.94, '#9c5006', 0],
        ])}" stroke-width="5"/>` +
        `<path d="${niche}" fill="none" stroke="#fff3c8" stroke-width="1.2" stroke-dasharray="0 7" stroke-linecap="round" opacity=".9" transform="translate(150 170)scale(.93)translate(-150 -170)"/>` +
        b.glow(CX, 184, 104, 112, b.palette.light, 0.7) +
        put(first, 58, 262, -8, 0.4) +
        put(second, 242, 262, 8, 0.4) +
        shadow(b, 284, 90) +
        put(lead, CX, 184, 0, 1)
      );
    }
    case 'emblem': {
      const rays =
        wreath(16, b.shape(petal(138, 15, 0.6), 'accent-'), 0, 11.25) +
        wreath(16, b.shape(petal(126, 13, 0.6), 'accent'));
      return (
        put(rays, CX, CY) +
        b.ball(CX, CY, 106, 'gold-') +
        b.ball(CX, CY - 1, 102, 'gold') +
        `<circle cx="${CX}" cy="${CY}" r="92" fill="${b.radial([
          [0, b.palette.ground[0]],
          [0.65, b.palette.ground[1]],
          [1, b.palette.ground[2]],
        ])}"/>` +
        `<path d="${disc(CX, CY, 97)}" fill="none" stroke="#7a3c04" stroke-width="3" stroke-dasharray="0 10.2" stroke-linecap="round" opacity=".7"/>` +
        b.glow(CX, CY, 90, 90, b.palette.light, 0.45) +
        put(lead, CX, CY - 4, 0, 0.88) +
        (cast.shared ? put(first, 232, 248, 8, 0.46) : '')
      );
    }
    default:
      return (
        b.glow(CX, CY, 158, 152, b.palette.light, 0.6) +
        shadow(b, 288, 112) +
        put(lead, CX, 176, lean, 1.2) +
        (cast.shared ? put(first, 232, 250, 10, 0.48) : '') +
        near
      );
  }
}

export const sparkle = (b: Brush, chance: Chance, count: number): string =>
  Array.from({ length: count }, () => {
    const size = round(chance.between(3, 8));
    const x = round(chance.between(20, 280));
    const y = round(chance.between(30, 280));
    return b.mark(
      `M${x} ${y - size}q0 ${size} ${size} ${size}q${-size} 0 ${-size} ${size}q0 ${-size} ${-size} ${-size}q${size} 0 ${size} ${-size}z`,
      '#ffffff',
      round(chance.between(5, 9)) / 10,
    );
  }).join('');

import { type Brush, brushFor } from './brush.ts';
import { hashOf } from './chance.ts';
import { figure } from './compositions.ts';
import { companionsOf } from './companions.ts';
import { svg } from './document.ts';
import { planOf } from './game-picture.ts';
import { lettering, strokeWord } from './letters.ts';
import { box, disc, petal, put, wreath } from './shapes.ts';

export const symbolIds = ['W', 'S', 'A', 'B', 'C', 'D', 'K', 'Q', 'J', 'T'] as const;
export type SymbolId = (typeof symbolIds)[number];

/** A title, or its code alone, whose words then do for a name. */
export type Theme = string | { name: string; code: string };

const ranks: Record<'A' | 'B' | 'C' | 'D', readonly [border: string, glow: string]> = {
  A: ['#ffc24b', '#ffe3a0'],
  B: ['#ff6b86', '#ffc9d4'],
  C: ['#b993ff', '#e6d8ff'],
  D: ['#5fd8e8', '#d0f8ff'],
};
const letters: Record<'K' | 'Q' | 'J' | 'T', readonly [lit: string, deep: string]> = {
  K: ['#ff8fa3', '#b00f3a'],
  Q: ['#d3b2ff', '#6a2fd0'],
  J: ['#8fd6ff', '#1462c0'],
  T: ['#83f0bc', '#0a7c55'],
};

const plate = (b: Brush, border: string, rim: number) =>
  `<path d="${box(4, 4, 120, 120, 20)}" fill="${b.radial(
    [
      [0, b.palette.ground[0]],
      [0.7, b.palette.ground[1]],
      [1, b.palette.ground[2]],
    ],
    'cy=".42" r=".74"',
  )}" stroke="${border}" stroke-width="${rim}"/><path d="${box(8.5, 8.5, 111, 111, 16)}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".28"/>`;

const ribbon = (b: Brush, word: string, height: number, from: string, to: string) => {
  const set = lettering(word, 64, 108, height, 24);
  return (
    `<path d="M2 101L12 108L2 115L18 118V98ZM126 101L116 108L126 115L110 118V98Z" fill="${to}"/>` +
    `<path d="${box(10, 95, 108, 26, 7)}" fill="${b.linear([
      [0, from],
      [1, to],
    ])}" stroke="#fff3c8" stroke-width="2"/>` +
    strokeWord(set, '#2a0a1e', 34, 'opacity=".55"') +
    strokeWord(set, '#fff', 20)
  );
};

function special(b: Brush, id: 'W' | 'S', lead: string): string {
  const wild = id === 'W';
  const subject = wild ? (lead === 'lamp' ? 'crown' : 'lamp') : lead === 'lantern' ? 'moon' : 'lantern';
  const [glow, mid, deep] = wild ? ['#d8344a', '#7a0f34', '#2a0620'] : ['#7a4cf0', '#3a1a8c', '#140838'];
  const ray = wild ? '#ffd96e' : '#ff9fc6';
  const rays = wreath(
    16,
    `<path d="M0 0L-7 -84H7Z" fill="${b.linear(
      [
        [0, ray, 0.75],
        [1, ray, 0],
      ],
      'up',
    )}"/>`,
    0,
    0,
    64,
    52,
  );
  return (
    `<path d="${box(4, 4, 120, 120, 20)}" fill="${b.radial(
      [
        [0, glow],
        [0.6, mid],
        [1, deep],
      ],
      'cy=".4" r=".74"',
    )}" stroke="${b.linear(
      [
        [0, '#fff4c8'],
        [0.5, ray],
        [1, '#9c5006'],
      ],
      'slant',
    )}" stroke-width="6"/>` +
    `<clipPath id="${b.name('in')}"><path d="${box(7, 7, 114, 114, 17)}"/></clipPath><g clip-path="url(#${b.name('in')})">${rays}</g>` +
    `<path d="${disc(64, 50, 41)}" fill="${deep}" opacity=".55"/>` +
    put(figure(b, subject, 0), 64, 51, 0, wild ? 0.47 : 0.44) +
    (wild ? ribbon(b, 'WILD', 15, '#ff8a3d', '#c8361a') : ribbon(b, 'SCATTER', 11.5, '#f0468c', '#8a1450'))
  );
}

function letter(b: Brush, id: 'K' | 'Q' | 'J' | 'T'): string {
  const [lit, deep] = letters[id];
  const set = lettering(id, 64, 63, 78);
  const colour = b.linear([
    [0, '#fff'],
    [0.28, lit],
    [1, deep],
  ]);
  const gold = b.linear(
    [
      [0, '#fff0bf'],
      [0.5, '#f3a126'],
      [1, '#8a4204'],
    ],
    'slant',
  );
  const leaf = b.linear([
    [0, deep, 0.25],
    [1, lit],
  ]);
  return (
    wreath(12, `<path d="${petal(58, 11)}" fill="${leaf}" opacity=".7"/>`, 0, 15, 64, 64) +
    `<path d="${disc(64, 64, 45)}" fill="${b.radial([
      [0, b.palette.ground[1]],
      [1, b.palette.ground[2]],
    ])}" stroke="${gold}" stroke-width="3"/>` +
    `<path d="${disc(64, 64, 40)}" fill="none" stroke="${lit}" stroke-width="1.6" stroke-dasharray="0 5.6" stroke-linecap="round" opacity=".8"/>` +
    strokeWord(set, '#12061f', 39) +
    strokeWord(set, gold, 33) +
    strokeWord(set, '#3a1030', 23) +
    strokeWord(set, colour, 18) +
    strokeWord(set, '#fff', 4, 'opacity=".75" transform="translate(-1.6 -1.8)"')
  );
}

/**
 * One symbol of the studio's reels, square, 128 by 128, legible at 64: W wild and S scatter carry their word on a ribbon,
 * A to D are the title's subject and its companions from the dearest down, K Q J T are letters drawn as paths.
 */
export function slotSymbol(id: SymbolId, theme: Theme): string {
  const title = typeof theme === 'string' ? { name: theme.replaceAll(/[-_]/g, ' '), code: theme } : theme;
  const { palette, cast } = planOf(title);
  const b = brushFor(`y${id}${hashOf(title.code).toString(36)}`, palette);
  const draw = () => {
    if (id === 'W' || id === 'S') return special(b, id, cast.lead);
    if (id === 'K' || id === 'Q' || id === 'J' || id === 'T') return letter(b, id);
    const reel = [...new Set([cast.lead, ...cast.others, ...companionsOf(cast.lead), 'gem', 'coin', 'star', 'bell'])];
    const [border, glow] = ranks[id];
    const subject = reel['ABCD'.indexOf(id)] ?? 'gem';
    return (
      plate(b, border, 3.6) +
      b.glow(64, 64, 56, 56, glow, 0.42) +
      put(figure(b, subject, cast.variant), 64, 64, 0, id === 'A' ? 0.54 : 0.5)
    );
  };
  const body = draw();
  return svg({ width: 128, height: 128 }, b.defs() + body);
}

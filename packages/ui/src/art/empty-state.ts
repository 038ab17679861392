import { type Brush, brushFor } from './brush.ts';
import { figure } from './compositions.ts';
import { svg } from './document.ts';
import { palettes } from './palettes.ts';
import { disc, glint, put } from './shapes.ts';

export const emptyKinds = ['search-nothing', 'no-favourites', 'no-recent', 'error', 'offline', 'not-found'] as const;
export type EmptyKind = (typeof emptyKinds)[number];

const cloud = (x: number, y: number, k: number) =>
  put(
    '<path d="M-40 12C-56 12 -54 -8 -38 -7C-36 -26 -10 -30 -4 -14C6 -26 30 -18 28 -4C46 -8 52 12 38 12Z" fill="#8f82c4" opacity=".35"/>',
    x,
    y,
    0,
    k,
  );

const drawings: Record<EmptyKind, (b: Brush) => string> = {
  'search-nothing': (b) =>
    cloud(46, 52, 0.8) +
    put(figure(b, 'lantern', 0), 84, 88, -6, 0.5) +
    put(
      b.shape('M-8 30H8L10 84C10 94 -10 94 -10 84Z', 'wood>') +
        b.line(disc(0, -8, 38), 'gold3', 13) +
        b.line(disc(0, -8, 38), 'gold1', 8) +
        b.mark(disc(0, -8, 34), 'sky0', 0.32) +
        b.mark('M-24 -16C-20 -30 -8 -36 4 -36C-6 -30 -14 -22 -16 -6Z', '#ffffff', 0.7),
      152,
      84,
      -38,
      0.82,
    ),
  'no-favourites': (b) =>
    b.glow(120, 82, 84, 74, '#ff6b86', 0.28) +
    put(
      b.shape('M0 74C-104 4 -74 -70 -30 -66C-10 -64 0 -46 0 -34C0 -46 10 -64 30 -66C74 -70 104 4 0 74Z', 'ruby') +
        b.mark('M-58 -22C-56 -44 -40 -54 -28 -52C-42 -44 -48 -32 -48 -14Z', '#fff', 0.6),
      120,
      82,
      0,
      0.78,
    ) +
    put(figure(b, 'hibiscus', 0), 170, 122, 8, 0.34) +
    put(figure(b, 'butterfly', 0), 64, 46, -20, 0.3),
  'no-recent': (b) =>
    cloud(190, 46, 0.7) + put(figure(b, 'clock', 0), 110, 88, -4, 0.66) + put(figure(b, 'lamp', 0), 182, 128, 0, 0.34),
  error: (b) =>
    put(
      b.line('M0 0C-16 -18 14 -26 0 -46C-10 -58 8 -62 4 -74', '#8f82c4', 7, 'opacity=".7"') +
        b.line('M16 -8C4 -22 26 -32 16 -48', '#8f82c4', 5, 'opacity=".5"'),
      116,
      92,
    ) +
    put(
      b.shape('M-8 -12H10L8 12H-6Z', 'night') +
        b.shape(
          'M-92 0C-70 8 70 8 92 0C96 -4 104 2 98 10C84 44 48 58 20 60H-20C-48 58 -84 44 -98 10C-104 2 -96 -4 -92 0Z',
          'gold',
        ) +
        b.oval(0, 5, 84, 9, 'night-') +
        b.shape('M-22 58H22L16 74C30 78 44 82 50 94H-50C-44 82 -30 78 -16 74Z', 'gold>') +
        b.line('M20 12L10 26L24 34L14 52', 'wood3', 4),
      120,
      98,
      -5,
      0.72,
    ),
  offline: (b) =>
    cloud(60, 60, 1.05) +
    cloud(184, 108, 0.9) +
    put(figure(b, 'kite', 0), 124, 76, 16, 0.62) +
    b.line('M96 140q-14 8 -8 18', 'wood1', 2.4) +
    b.line('M76 166q-16 4 -30 -2', 'wood1', 2.4, 'stroke-dasharray="1 7"'),
  'not-found': (b) =>
    put(figure(b, 'boat', 0), 112, 84, -3, 0.68) +
    cloud(48, 132, 1) +
    cloud(182, 138, 1.1) +
    cloud(196, 54, 0.66) +
    put(figure(b, 'compass', 0), 192, 98, 10, 0.28),
};

/** A small drawing for a place with nothing in it, 240 by 180 on a clear ground, for dark pages and light ones. */
export function emptyState(kind: EmptyKind): string {
  const b = brushFor(`e${kind.replaceAll('-', '')}`, palettes[0]);
  const body =
    '<ellipse cx="120" cy="92" rx="112" ry="78" fill="#7a6ca8" opacity=".16"/><ellipse cx="120" cy="92" rx="88" ry="60" fill="#7a6ca8" opacity=".14"/>' +
    b.glow(120, 164, 84, 9, '#1a0b2e', 0.5) +
    drawings[kind](b) +
    b.mark(glint(36, 96, 6) + glint(206, 30, 7) + glint(70, 22, 5), 'gold1', 0.9);
  return svg({ width: 240, height: 180 }, b.defs() + body);
}

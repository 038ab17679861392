import type { Brush } from '../brush.ts';
import { lettering, strokeWord } from '../letters.ts';
import { box, disc, glint, mirror, petal, point, polygon, put, star, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const suits = {
  heart: 'M0 26C-40 -2 -30 -30 -12 -28C-4 -27 0 -20 0 -14C0 -20 4 -27 12 -28C30 -30 40 -2 0 26Z',
  spade:
    'M0 -30C38 -2 30 20 14 20C8 20 4 17 2 13C3 22 6 27 10 30H-10C-6 27 -3 22 -2 13C-4 17 -8 20 -14 20C-30 20 -38 -2 0 -30Z',
  diamond: 'M0 -32L24 0L0 32L-24 0Z',
  club: 'M0 -30A15 15 0 0 1 12 -6A15 15 0 1 1 4 16C5 24 8 28 11 31H-11C-8 28 -5 24 -4 16A15 15 0 1 1 -12 -6A15 15 0 0 1 0 -30Z',
} as const;

const card = (b: Brush, suit: keyof typeof suits) => {
  const paint = suit === 'heart' || suit === 'diamond' ? 'ruby' : 'night';
  const pip = `<g transform="translate(-30 -50)scale(.36)">${b.mark(suits[suit], paint === 'ruby' ? 'ruby2' : 'night2')}</g>`;
  return (
    b.shape(box(-46, -68, 92, 136, 12), 'cream') +
    b.line(box(-39, -61, 78, 122, 8), 'gold2', 1.6, 'opacity=".7"') +
    b.shape(suits[suit], paint) +
    pip +
    `<g transform="rotate(180)">${pip}</g>`
  );
};

function cards(b: Brush, variant: number): string {
  const [left, middle, right] =
    variant === 0 ? (['club', 'diamond', 'heart'] as const) : (['diamond', 'heart', 'spade'] as const);
  return (
    put(card(b, left), -40, 2, -24, 0.98) +
    put(card(b, middle), 0, -14, 2, 1) +
    put(card(b, right), 42, 10, 26, 0.98) +
    b.mark(glint(-76, -76, 12) + glint(86, -62, 9), 'gold0')
  );
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function die(b: Brush, top: number, left: number, right: number): string {
  const face = (count: number, matrix: string, r = 7) =>
    `<g transform="matrix(${matrix})">${(pips[count] ?? []).map(([x, y]) => b.mark(disc(x * 14, y * 14, count === 1 ? 11 : r), count === 1 ? 'ruby2' : 'night2')).join('')}</g>`;
  return (
    b.shape('M0 -58L52 -30L0 -2L-52 -30Z', 'cream') +
    b.shape('M-52 -30L0 -2V58L-52 28Z', 'main') +
    b.shape('M52 -30L0 -2V58L52 28Z', 'main-') +
    b.line('M-52 -30L0 -2L52 -30M0 -2V58', '#fff', 2.6, 'opacity=".75"') +
    face(top, '.87 .47 -.87 .47 0 -30') +
    face(left, '.87 .47 0 1 -26 13').replaceAll(b.palette.main[2], '#fff') +
    face(right, '.87 -.47 0 1 26 13')
  );
}

function dice(b: Brush): string {
  return (
    put(die(b, 5, 3, 6), -34, 30, -8, 1.06) +
    put(die(b, 1, 6, 2), 42, -34, 14, 0.92) +
    b.mark(glint(-70, -52, 12) + glint(82, 48, 10), 'gold0')
  );
}

const ball = (b: Brush, figure: string, paint: 'gold*' | 'ruby*' | 'sky*' | 'jade*' | 'main*' | 'violet*') =>
  b.ball(0, 0, 46, paint) +
  b.ball(1, 2, 24, 'cream+') +
  strokeWord(lettering(figure, 1, 2, 27), '#2a1638', 19) +
  b.mark('M-34 -14C-28 -30 -12 -38 4 -38C-10 -32 -22 -22 -26 -6Z', '#fff', 0.75);

function balls(b: Brush): string {
  return (
    put(ball(b, '8', 'gold*'), -44, 34, -8) +
    put(ball(b, '3', 'jade*'), 46, 36, 8) +
    put(ball(b, '7', 'ruby*'), 2, -38, 0, 1.06) +
    b.mark(glint(-72, -44, 12) + glint(74, -50, 9), 'gold0')
  );
}

function bingo(b: Brush): string {
  const cells = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((col) => {
      const marked = (row + col * 3) % 5 === 0 || row === col;
      const [x, y] = [-45 + col * 30, -24 + row * 28];
      return (
        b.shape(box(x - 13, y - 12, 26, 24, 5), marked ? 'ruby' : 'cream+') +
        (marked
          ? b.mark(star(5, 9, 4), 'gold0').replace('<path', `<path transform="translate(${x} ${y})"`)
          : b.mark(disc(x, y, 4), 'night1', 0.5))
      );
    }),
  );
  return (
    put(
      b.shape(box(-68, -86, 136, 178, 14), 'main') +
        b.shape(box(-60, -78, 120, 34, 8), 'gold') +
        strokeWord(lettering('BINGO', 0, -61, 17, 20), '#4a1530', 18) +
        put(cells.join(''), 0, 0),
      -8,
      0,
      -8,
    ) + put(ball(b, '9', 'sky*'), 60, 58, 10, 0.84)
  );
}

function roulette(b: Brush): string {
  const pockets = Array.from({ length: 16 }, (_, i) => {
    const slice = polygon([point(48, -11.25), point(82, -11.25), point(83, 0), point(82, 11.25), point(48, 11.25)]);
    return put(
      b.mark(slice, i === 0 ? 'jade2' : i % 2 ? 'ruby2' : 'night3') + b.mark(disc(0, -70, 3), '#fff', 0.85),
      0,
      0,
      i * 22.5,
    );
  });
  return (
    b.ball(0, 0, 100, 'wood') +
    b.ball(0, 0, 88, 'gold') +
    pockets.join('') +
    b.line(wreath(0, '') + disc(0, 0, 83), 'gold1', 2.4) +
    b.ball(0, 0, 49, 'wood*') +
    b.line(disc(0, 0, 49), 'gold1', 3) +
    wreath(8, b.line('M0 -20V-44', 'gold2', 3), 0, 11.25) +
    wreath(4, b.shape('M-4 0L-3 -34H3L4 0Z', 'gold>') + b.ball(0, -36, 6, 'gold*')) +
    b.ball(0, 0, 14, 'gold*') +
    b.ball(50, -58, 8, 'cream*') +
    b.mark('M-86 -30C-74 -66 -40 -88 0 -92C-34 -78 -62 -56 -74 -22Z', '#fff', 0.3)
  );
}

function chips(b: Brush): string {
  const edge = (x: number, y: number, paint: 'main' | 'accent' | 'ruby') =>
    b.shape(`M${x - 46} ${y}v12a46 17 0 0 0 92 0v-12Z`, `${paint}-`) +
    b.mark(
      `M${x - 30} ${y + 12.5}v13l12 3v-13ZM${x + 18} ${y + 15}v13l12 -3v-13ZM${x - 6} ${y + 17}v12h12v-12Z`,
      '#fff',
      0.85,
    ) +
    b.oval(x, y, 46, 17, paint);
  const pile = (x: number, y: number, order: readonly ('main' | 'accent' | 'ruby')[]) =>
    order.map((paint, i) => edge(x, y - i * 14, paint)).join('') +
    put(b.oval(0, 0, 30, 11, 'cream') + b.mark(star(4, 10, 4), 'ruby2'), x, y - (order.length - 1) * 14);
  return (
    pile(-40, 30, ['ruby', 'main', 'accent', 'main', 'ruby', 'accent']) +
    pile(44, 40, ['accent', 'ruby', 'main', 'accent']) +
    pile(2, 68, ['main', 'ruby']) +
    b.mark(glint(-78, -70, 10) + glint(84, -30, 12), '#fff')
  );
}

function seven(b: Brush): string {
  const figure = 'M-62 -84H66C70 -46 6 -2 8 92H-42C-42 26 -12 -14 14 -44H-40V-26H-62Z';
  return (
    b.glow(0, 0, 108, 108, '#fff', 0.35) +
    wreath(12, b.mark(petal(104, 7), 'gold1', 0.35)) +
    b.line(figure, 'gold3', 20) +
    b.line(figure, 'gold1', 14) +
    b.line(figure, 'gold0', 4) +
    b.shape(figure, 'ruby') +
    b.mark('M-56 -78H58C58 -70 52 -62 46 -54H-34V-32H-56Z', '#fff', 0.3) +
    mirror(b.mark(glint(-84, -60, 11), '#fff'))
  );
}

export const games: Record<string, Motif> = {
  cards: { draw: cards, variants: 2 },
  dice: { draw: dice },
  balls: { draw: balls },
  bingo: { draw: bingo },
  roulette: { draw: roulette },
  chips: { draw: chips },
  seven: { draw: seven, avoid: ['red', 'pink'] },
};

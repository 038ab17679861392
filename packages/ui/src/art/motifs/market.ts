import type { Brush } from '../brush.ts';
import { box, disc, glint, put, star, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const tassel = (b: Brush, y: number, length: number) =>
  b.ball(0, y, 5, 'gold*') +
  b.shape(`M-6 ${y + 4}H6L9 ${y + length}H-9Z`, 'ruby') +
  b.line(
    `M-3 ${y + 8}L-5 ${y + length - 2}M3 ${y + 8}L5 ${y + length - 2}M0 ${y + 8}V${y + length - 2}`,
    'ruby3',
    1.4,
    'opacity=".5"',
  );

function roundLantern(b: Brush): string {
  return (
    b.glow(0, -4, 112, 104, '#ffbe55', 0.75) +
    b.line('M0 -108V-78', 'gold1', 3) +
    b.shape('M-30 -62C-84 -52 -96 -26 -96 -2C-96 24 -84 50 -30 60H30C84 50 96 24 96 -2C96 -26 84 -52 30 -62Z', 'fire') +
    b.glow(0, 2, 66, 56, '#fff3b8', 0.95) +
    b.line(
      'M-24 -62C-66 -40 -66 38 -24 60M-9 -62C-26 -36 -26 34 -9 60M24 -62C66 -40 66 38 24 60M9 -62C26 -36 26 34 9 60',
      'gold1',
      2.4,
      'opacity=".85"',
    ) +
    b.line('M-88 -22C-40 -10 40 -10 88 -22M-88 20C-40 32 40 32 88 20', 'fire3', 2, 'opacity=".35"') +
    b.mark('M-82 -30C-70 -46 -52 -54 -36 -56C-58 -44 -74 -26 -80 -6Z', '#fff', 0.5) +
    b.shape(box(-38, -78, 76, 18, 6), 'gold>') +
    b.shape(box(-32, 57, 64, 15, 5), 'gold>') +
    b.line('M-30 -69H30', 'ruby2', 3, 'stroke-dasharray="1 7"') +
    tassel(b, 78, 26) +
    put(tassel(b, 74, 18), -20, 0) +
    put(tassel(b, 74, 18), 20, 0)
  );
}

function tallLantern(b: Brush): string {
  const side = (x: number) =>
    b.shape(`M${x} -56h34v104h-34Z`, 'fire') +
    b.glow(x + 17, -4, 20, 48, '#fff3b8', 0.9) +
    put(b.mark(star(8, 13, 7), 'ruby2', 0.8) + b.mark(disc(0, 0, 4), 'gold0'), x + 17, -4) +
    b.line(`M${x + 4} -34h26M${x + 4} 26h26`, 'ruby2', 2);
  return (
    b.glow(0, -4, 112, 108, '#ffbe55', 0.75) +
    b.line('M0 -110V-92', 'gold1', 3) +
    b.shape('M-72 -58C-46 -66 -20 -80 0 -98C20 -80 46 -66 72 -58L66 -48H-66Z', 'ruby') +
    b.line('M-72 -58Q-84 -60 -88 -70M72 -58Q84 -60 88 -70', 'gold1', 5) +
    side(-52) +
    side(-17) +
    side(18) +
    b.line('M-54 -54V50M-17.5 -54V50M17.5 -54V50M54 -54V50', 'wood3', 5) +
    b.line('M-55 -54V50M-18.5 -54V50M16.5 -54V50M53 -54V50', 'gold1', 2) +
    b.shape(box(-64, 46, 128, 14, 5), 'gold>') +
    b.shape('M-46 60H46L34 72H-34Z', 'ruby') +
    tassel(b, 76, 28) +
    put(tassel(b, 62, 24), -60, 0, 0, 0.9) +
    put(tassel(b, 62, 24), 60, 0, 0, 0.9)
  );
}

const flame = (b: Brush) =>
  b.shape('M0 44C-28 44 -38 22 -30 0C-24 -18 -6 -30 2 -62C26 -36 40 -10 32 16C28 34 16 44 0 44Z', 'fire') +
  b.shape('M2 40C-18 40 -24 24 -18 8C-12 -6 0 -12 4 -32C20 -14 26 2 22 18C18 32 12 40 2 40Z', 'gold') +
  b.shape('M3 38C-8 38 -12 28 -7 18C-4 10 2 6 4 -6C12 4 15 14 13 22C12 32 8 38 3 38Z', 'gold+');

function lamp(b: Brush): string {
  return (
    b.glow(0, -46, 104, 84, '#ffc24b', 0.85) +
    put(flame(b), 0, -50, 0, 0.98) +
    b.shape('M-8 -12H10L8 12H-6Z', 'cream3') +
    b.shape(
      'M-92 0C-70 8 70 8 92 0C96 -4 104 2 98 10C84 44 48 58 20 60H-20C-48 58 -84 44 -98 10C-104 2 -96 -4 -92 0Z',
      'gold',
    ) +
    b.oval(0, 5, 84, 9, 'gold-') +
    b.oval(0, 6, 76, 6, 'fire-') +
    b.line('M-82 24C-50 44 50 44 82 24', 'gold3', 2.6) +
    [-52, -26, 0, 26, 52]
      .map((x) => put(b.shape('M0 -9L8 0L0 9L-8 0Z', 'main'), x, 46 - Math.abs(x) * 0.16, 0, 0.9))
      .join('') +
    b.shape('M-22 58H22L16 74C30 78 44 82 50 94H-50C-44 82 -30 78 -16 74Z', 'gold>') +
    b.line('M-30 84H30', 'gold3', 2.4, 'opacity=".6"') +
    b.mark('M-88 14C-76 32 -56 44 -36 48C-60 48 -82 34 -92 14Z', '#fff', 0.6)
  );
}

const oneCoin = (b: Brush) =>
  b.ball(0, 0, 78, 'gold-') +
  b.ball(0, -1, 74, 'gold') +
  b.line(disc(0, 0, 62), 'gold3', 3, 'opacity=".6"') +
  b.line(disc(0, -1, 62), 'gold0', 1.6, 'opacity=".8"') +
  wreath(24, b.mark(disc(0, -68, 2.6), 'gold3', 0.55));

function cashCoin(b: Brush): string {
  return (
    put(oneCoin(b), 30, -22, 0, 0.72) +
    put(oneCoin(b), -14, 12) +
    put(
      wreath(
        4,
        put(
          b.shape('M0 -24C-16 -34 -14 -54 0 -58C14 -54 16 -34 0 -24Z', 'gold') + b.mark(disc(0, -42, 4), 'gold3', 0.7),
          0,
          0,
        ),
        0,
        0,
      ) +
        b.shape('M-21 -21H21V21H-21Z', 'gold-') +
        b.mark('M-15 -15H15V15H-15Z', 'main3') +
        b.line('M-21 -21H21V21H-21Z', 'gold0', 3),
      -14,
      12,
    ) +
    b.mark('M-76 -6C-70 -36 -44 -56 -14 -56C-42 -44 -60 -24 -66 4Z', '#fff', 0.55) +
    b.mark(glint(46, -72, 14) + glint(-74, -58, 9) + glint(78, 52, 8), '#fff')
  );
}

function coinPile(b: Brush): string {
  const flat = (x: number, y: number, paint: 'gold' | 'gold-' = 'gold') =>
    b.shape(`M${x - 34} ${y}v10a34 11 0 0 0 68 0v-10Z`, 'gold>') +
    b.oval(x, y, 34, 11, paint) +
    b.oval(x, y, 24, 7, 'gold-') +
    b.mark(`M${x} ${y - 5}l8 5l-8 5l-8 -5Z`, 'gold0');
  const stack = (x: number, base: number, count: number) =>
    Array.from({ length: count }, (_, i) => flat(x + (i % 2 ? 2 : -1), base - i * 13)).join('');
  return (
    b.glow(0, 20, 108, 90, '#ffd97a', 0.5) +
    stack(-8, 48, 9) +
    stack(-56, 62, 5) +
    stack(48, 60, 7) +
    stack(8, 80, 3) +
    b.mark(glint(-34, -78, 12) + glint(70, -44, 10) + glint(-80, -10, 8), '#fff')
  );
}

function bell(b: Brush): string {
  return (
    b.line('M-26 -82Q0 -112 26 -82', 'ruby1', 8) +
    b.shape('M-11 -86h22v16h-22Z', 'gold>') +
    b.ball(0, 76, 16, 'gold*') +
    b.shape('M0 -78C46 -78 50 -30 56 6C60 30 74 42 86 58H-86C-74 42 -60 30 -56 6C-50 -30 -46 -78 0 -78Z', 'gold>') +
    b.shape('M-88 56H88C92 70 84 74 80 74H-80C-84 74 -92 70 -88 56Z', 'gold') +
    b.line('M-55 10Q0 20 55 10M-60 22Q0 32 60 22', 'gold3', 3, 'opacity=".6"') +
    [-36, -12, 12, 36].map((x) => put(b.shape('M0 -9L7 0L0 9L-7 0Z', 'ruby'), x, 42)).join('') +
    put(b.mark(star(8, 22, 12), 'gold3', 0.5) + b.mark(disc(0, 0, 9), 'gold0', 0.8), 0, -22) +
    b.mark('M-36 -44C-46 -10 -50 20 -64 42C-46 22 -38 -6 -28 -50Z', '#fff', 0.7)
  );
}

function candle(b: Brush): string {
  const one = (x: number, top: number, paint: 'cream' | 'main') =>
    b.shape(
      `M${x - 17} ${top}V78H${x + 17}V${top}C${x + 12} ${top + 14} ${x + 8} ${top + 4} ${x + 4} ${top + 16}C${x - 2} ${top + 22} ${x - 4} ${top + 6} ${x - 8} ${top + 8}C${x - 12} ${top + 16} ${x - 15} ${top + 10} ${x - 17} ${top}Z`,
      paint,
    ) +
    b.oval(x, top, 17, 5, 'cream+') +
    b.glow(x, top - 26, 46, 46, '#ffc24b', 0.8) +
    put(flame(b), x, top - 24, 0, 0.46);
  return (
    one(-44, -8, 'main') +
    one(44, 6, 'main') +
    one(0, -40, 'cream') +
    b.oval(0, 82, 86, 17, 'gold') +
    b.oval(0, 78, 76, 12, 'gold-')
  );
}

function gift(b: Brush): string {
  return (
    b.shape(box(-70, -14, 140, 100, 8), 'main') +
    b.mark('M-70 -14H70V2H-70Z', 'main3', 0.6) +
    b.shape(box(-80, -40, 160, 34, 8), 'main') +
    b.shape('M-14 -40H14V86H-14Z', 'gold>') +
    b.shape('M-4 -42C-52 -40 -74 -60 -60 -80C-42 -100 -14 -74 -4 -42Z', 'gold') +
    b.shape('M4 -42C52 -40 74 -60 60 -80C42 -100 14 -74 4 -42Z', 'gold') +
    b.mark(
      'M-12 -48C-36 -48 -52 -60 -46 -70C-38 -78 -22 -66 -12 -48ZM12 -48C36 -48 52 -60 46 -70C38 -78 22 -66 12 -48Z',
      'gold3',
      0.6,
    ) +
    b.ball(0, -44, 12, 'gold*') +
    [
      [-44, 24],
      [44, 24],
      [-44, 58],
      [44, 58],
    ]
      .map(([x = 0, y = 0]) =>
        b.mark(star(4, 11, 5), 'accent1', 0.55).replace('<path', `<path transform="translate(${x} ${y})"`),
      )
      .join('') +
    b.mark(glint(84, -66, 12) + glint(-86, -50, 9), '#fff')
  );
}

export const market: Record<string, Motif> = {
  lantern: {
    draw: (b, variant) => (variant === 0 ? roundLantern(b) : tallLantern(b)),
    variants: 2,
    avoid: ['amber', 'red'],
  },
  lamp: { draw: lamp, avoid: ['amber'] },
  coin: { draw: (b, variant) => (variant === 0 ? cashCoin(b) : coinPile(b)), variants: 2, avoid: ['amber'] },
  bell: { draw: bell, avoid: ['amber'] },
  candle: { draw: candle },
  gift: { draw: gift },
};

import type { Brush } from '../brush.ts';
import { figure } from '../compositions.ts';
import { batik } from '../grounds.ts';
import { put, round } from '../shapes.ts';
import { bulbs, type Draw, hush, ridge, sky, stars, trace, veil } from './stage.ts';

/** A stall: striped awning over a glowing counter with its wares and its keeper. */
function stall(b: Brush, x: number, y: number, k: number, tint: string, pale: string): string {
  const stripes = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${i * 30 - 90 + 6} -64L${i * 36 - 108} 0a18 14 0 0 0 36 0L${i * 30 - 60 + 6 - (i > 4 ? 6 : 0)} -64Z" fill="${i % 2 ? pale : tint}"/>`,
  ).join('');
  const wares = [-72, -44, -16, 12, 40, 68]
    .map(
      (at, i) =>
        `<circle cx="${at}" cy="70" r="${10 + (i % 3) * 2}" fill="${['#ff8a3d', '#ffd96e', '#e8498c'][i % 3]}"/><circle cx="${at - 3}" cy="66" r="3" fill="#fff" opacity=".6"/>`,
    )
    .join('');
  const glow = b.radial([
    [0, '#ffe9b0'],
    [0.6, '#ffa84c', 0.85],
    [1, '#b3402a', 0.75],
  ]);
  return put(
    `<path d="M-98 0H98V150H-98Z" fill="${glow}"/><path d="M-30 78v-22c0 -10 8 -14 14 -15a13 13 0 1 1 14 0c6 1 14 5 14 15v22Z" fill="#3a1030" opacity=".85" transform="translate(6 -2)"/>${wares}<path d="M-106 80H106V150H-106Z" fill="#4a1634"/><path d="M-106 80H106V90H-106Z" fill="#ffb648"/><path d="M-92 104h184M-92 124h184" stroke="#ffb648" stroke-width="2" stroke-dasharray="10 8" opacity=".5"/><path d="M-102 -4V150M102 -4V150" stroke="#2a0a22" stroke-width="6"/>${stripes}`,
    x,
    y,
    0,
    k,
  );
}

/** Three passers-by: in a long skirt, in trousers, and one who carries a lantern. */
const walkers = [
  '<path d="M-7 -50C-12 -34 -18 -12 -19 2H19C18 -12 12 -34 7 -50C14 -46 17 -36 18 -24L23 -26C22 -44 16 -58 6 -62C12 -66 13 -84 0 -84C-13 -84 -12 -66 -6 -62C-16 -58 -21 -44 -21 -26L-16 -24C-15 -36 -13 -46 -7 -50Z"/>',
  '<path d="M-12 -30L-14 4H-3L0 -20L5 4H16L12 -32L13 -50L20 -30L25 -32L18 -60C16 -66 10 -67 6 -67A10.5 10.5 0 1 0 -6 -67C-12 -67 -16 -64 -17 -58L-22 -30L-17 -29L-12 -48Z"/>',
  '<path d="M-12 -30L-15 4H-4L0 -20L4 4H15L11 -32L12 -50L30 -44L31 -49L16 -60C14 -66 10 -67 6 -67A10.5 10.5 0 1 0 -6 -67C-12 -67 -16 -64 -17 -58L-20 -30L-15 -29L-12 -48Z"/><path d="M30 -46v6" stroke="#2a0b33" stroke-width="2"/><circle cx="30" cy="-32" r="17" fill="#ffb648" opacity=".35"/><ellipse cx="30" cy="-32" rx="8.5" ry="9" fill="#ff9a48"/><ellipse cx="30" cy="-32" rx="4" ry="6" fill="#fff0b0"/>',
];
const walker = (x: number, y: number, k: number, who: number, facing: number) =>
  `<g fill="#2a0b33" transform="translate(${x} ${y})scale(${k * facing} ${k})">${walkers[who % 3]}</g>`;

const houses = Array.from({ length: 14 }, (_, i) => i);

const shophouses = (y: number) =>
  houses
    .map((i) => {
      const x = -10 + i * 104;
      const top = y - 70 - ((i * 37) % 60);
      return `M${x} 500V${top}L${x + 10} ${top - 14}H${x + 34}C${x + 40} ${top - 40} ${x + 64} ${top - 40} ${x + 70} ${top - 14}H${x + 94}L${x + 104} ${top}V500Z`;
    })
    .join('');

const windows = (y: number) =>
  houses
    .flatMap((i) =>
      [0, 1, 2].map((j) => `M${4 + i * 104 + j * 28} ${y - 46 - ((i * 37) % 60)}v-10a8 8 0 0 1 16 0v24h-16Z`),
    )
    .join('');

/** Lanterns over a night market: the first thing a visitor sees. */
export const nightMarket: Draw = ({ b, chance }) => {
  const hung = (x: number, y: number, k: number, way: number, lean = 0) =>
    trace(`M${x} -10V${round(y - 96 * k)}`, '#ffd58a', 2, 0.7) +
    b.glow(x, y, Math.round(176 * k), Math.round(166 * k), '#ffb04a', 0.8) +
    put(figure(b, 'lantern', way), x, y, lean, k);
  return (
    sky(b, [
      [0, '#1a0f45'],
      [0.42, '#5a1f7c'],
      [0.72, '#b8326c'],
      [1, '#f08a3c'],
    ]) +
    b.glow(1060, 330, 620, 330, '#ffb04a', 0.7) +
    batik(b, 'kawung', 1440, 500, 0.09) +
    stars(b, chance, 46, 240) +
    veil(shophouses(330), '#3c1457', 0.8) +
    veil(windows(330), '#ffc46a', 0.7) +
    bulbs(b, 500, 70, 990, 120, 46, 12) +
    bulbs(b, 960, 130, 1460, 60, 50, 13) +
    stall(b, 700, 352, 0.8, '#d81e45', '#ffe9c8') +
    stall(b, 1330, 346, 0.92, '#7b47e0', '#ffe3ef') +
    stall(b, 1110, 372, 0.98, '#149da2', '#fff3d8') +
    stall(b, 890, 378, 0.94, '#f3a126', '#fff7e4') +
    (
      [
        [632, 488, 0.9, 1, 1],
        [790, 492, 1, 0, 1],
        [832, 490, 0.72, 1, -1],
        [1006, 494, 1.05, 2, 1],
        [1208, 492, 1, 0, -1],
        [1252, 490, 1.02, 1, 1],
        [1400, 494, 1.05, 2, -1],
      ] as const
    )
      .map(([x, y, k, who, facing]) => walker(x, y, k, who, facing))
      .join('') +
    veil(ridge(chance, 476, 8), '#1f0a30', 0.92) +
    hung(820, 96, 0.5, 1, -3) +
    hung(1372, 112, 0.56, 1, 3) +
    hung(960, 206, 0.86, 0, 2) +
    hung(1244, 220, 1, 0, -2) +
    hung(1108, 128, 0.68, 0) +
    hung(700, 168, 0.46, 0, 4) +
    hush(b, '#160a3a')
  );
};

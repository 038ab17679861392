import type { Brush } from '../brush.ts';
import { disc, fan, glint, mirror, petal, point, polygon, put, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const ripples = (b: Brush, y: number, width = 84) =>
  b.line(`M${-width} ${y}q14 -8 28 0t28 0t28 0t28 0t28 0t28 0`, 'sky0', 3, 'opacity=".45"') +
  b.line(`M${-width * 0.6} ${y + 12}q12 -7 24 0t24 0t24 0t24 0`, 'sky0', 2.4, 'opacity=".3"');

const koiBody = 'M54 -92C88 -74 88 -24 60 10C38 38 10 50 -22 58C-6 40 0 18 2 -6C5 -52 22 -88 54 -92Z';

function koi(b: Brush): string {
  const scales = [
    [18, -34],
    [36, -30],
    [54, -26],
    [12, -14],
    [30, -10],
    [48, -6],
    [10, 8],
    [26, 12],
    [42, 14],
    [4, 28],
    [20, 30],
  ].map(([x = 0, y = 0]) => `M${x - 8} ${y}q8 11 17 1`);
  const tail =
    b.shape('M-14 54C-44 46 -78 58 -96 88C-76 82 -62 82 -52 86C-54 94 -52 102 -44 106C-36 88 -24 72 -8 60Z', 'main') +
    b.line('M-20 58Q-54 58 -80 80M-18 61Q-42 72 -46 96M-20 60Q-48 66 -64 82', 'main3', 1.8, 'opacity=".5"');
  const fins =
    b.shape('M70 -30C96 -34 112 -10 104 20C90 8 74 4 62 4Z', 'main') +
    b.shape('M10 -46C-20 -58 -44 -44 -56 -20C-36 -20 -14 -16 4 -12Z', 'main') +
    b.line(
      'M72 -22Q94 -16 100 8M70 -12Q86 -4 96 8M4 -36Q-22 -44 -44 -28M2 -26Q-20 -28 -40 -24',
      'main3',
      1.6,
      'opacity=".45"',
    );
  const patches =
    b.mark('M40 -84C56 -78 70 -60 64 -48C54 -42 36 -52 34 -64C32 -74 34 -84 40 -84Z', 'fire') +
    b.mark('M8 -34C22 -34 32 -22 28 -6C24 4 8 4 2 -4C2 -18 4 -28 8 -34Z', 'fire') +
    b.mark('M62 -22C76 -14 66 6 54 16C44 18 40 8 44 -4C48 -14 54 -22 62 -22Z', 'fire2', 0.9) +
    b.mark('M0 26C14 22 26 30 20 40C10 48 -4 52 -14 54C-8 44 -2 36 0 26Z', 'fire');
  return (
    tail +
    fins +
    b.shape(koiBody, 'cream') +
    patches +
    b.line(scales.join(''), 'wood2', 1.6, 'opacity=".35"') +
    b.line('M46 -60C36 -30 34 0 6 40', 'cream0', 3.5, 'opacity=".7"') +
    b.line('M76 -44C70 -34 58 -34 50 -40C40 -44 32 -54 30 -62', 'wood2', 1.8, 'opacity=".4"') +
    b.ball(75, -64, 4.6, 'night3') +
    b.ball(37, -76, 4.6, 'night3') +
    b.mark(disc(74, -65.4, 1.5) + disc(36, -77.4, 1.5), '#fff') +
    b.mark(disc(62, -86, 1.3) + disc(54, -88, 1.3), 'wood3', 0.6) +
    b.line('M66 -88q7 -3 9 -9M48 -93q-4 -4 -3 -10', 'gold1', 1.8)
  );
}

function leapingKoi(b: Brush): string {
  return (
    put(koi(b), 0, -8, -24, 0.92) +
    ripples(b, 84) +
    b.mark(disc(-72, 46, 4) + disc(-84, 26, 2.6) + disc(78, 44, 4.5) + disc(90, 28, 2.5), 'sky0', 0.8)
  );
}

function fish(b: Brush): string {
  return (
    b.shape('M-44 0C-70 -34 -92 -40 -102 -36C-94 -14 -94 14 -102 36C-92 40 -70 34 -44 0Z', 'main') +
    b.shape('M-20 -38C-8 -78 34 -86 58 -66C46 -60 40 -48 40 -34Z', 'main') +
    b.shape('M-14 40C0 72 30 78 48 64C38 56 34 48 34 38Z', 'main') +
    b.shape('M-58 0C-36 -50 28 -64 70 -30C88 -16 94 -6 96 4C88 10 90 14 84 20C58 56 -34 52 -58 0Z', 'accent') +
    b.mark('M-20 -37C-8 -20 -8 22 -18 37C-6 42 6 44 14 44C24 20 24 -22 14 -46C2 -46 -10 -42 -20 -37Z', 'main') +
    b.mark('M44 -44C54 -24 54 24 44 42C50 40 56 37 62 33C70 14 70 -18 60 -36C54 -40 50 -42 44 -44Z', 'main2', 0.85) +
    b.line('M-40 -14q14 -22 40 -28M-40 10q4 8 12 14', 'cream0', 3, 'opacity=".6"') +
    b.shape('M18 2C0 -8 -16 2 -24 18C-6 22 12 18 20 10Z', 'main+') +
    b.ball(74, -10, 9, 'cream+') +
    b.ball(76, -9, 5.5, 'night3') +
    b.mark(disc(74, -12, 2), '#fff') +
    b.line('M92 12Q84 14 80 10', 'night3', 2) +
    [
      [92, -48, 7],
      [78, -70, 5],
      [98, -78, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          b.line(disc(x, y, r), 'sky0', 2, 'opacity=".8"') + b.mark(disc(x - r / 3, y - r / 3, r / 4), '#fff'),
      )
      .join('')
  );
}

function turtle(b: Brush): string {
  const flipper = 'M34 -34C58 -66 86 -72 98 -62C94 -44 74 -20 46 -10Z';
  const back = 'M34 44C48 50 64 70 62 88C46 86 30 74 22 60Z';
  const hexagons = wreath(
    6,
    b.shape(
      polygon([
        [-17, 8],
        [-20, -10],
        [0, -22],
        [20, -10],
        [17, 8],
        [0, 14],
      ]),
      'jade',
    ),
    34,
    0,
    0,
    8,
  );
  return (
    mirror(
      b.shape(flipper, 'leaf') +
        b.shape(back, 'leaf') +
        b.mark(disc(72, -50, 5) + disc(60, -38, 4) + disc(84, -56, 3.4), 'leaf3', 0.6),
    ) +
    b.shape('M-8 72L0 98L8 72Z', 'leaf') +
    b.shape('M-18 -46C-24 -84 -14 -98 0 -98C14 -98 24 -84 18 -46Z', 'leaf') +
    mirror(b.ball(11, -80, 4.5, 'night3') + b.mark(disc(10, -81.5, 1.5), '#fff')) +
    b.oval(0, 10, 62, 70, 'jade-') +
    b.oval(0, 8, 58, 66, 'gold') +
    hexagons +
    b.shape(polygon(Array.from({ length: 6 }, (_, i) => point(21, i * 60, 0, 8))), 'jade') +
    b.glow(-18, -22, 34, 28, '#fff', 0.5)
  );
}

function wave(b: Brush): string {
  const foam = (points: readonly (readonly [number, number, number])[]) =>
    points.map(([x, y, r]) => b.ball(x, y, r, 'cream')).join('');
  return (
    b.shape(
      'M-100 40C-70 10 -52 20 -30 0C-20 -50 30 -84 74 -64C52 -60 46 -46 54 -34C36 -40 22 -30 22 -8C24 26 66 38 100 30C104 66 60 92 0 94C-60 92 -108 74 -100 40Z',
      'sky',
    ) +
    b.shape(
      'M-100 60C-60 40 -40 44 -22 14C-16 -30 20 -64 56 -58C28 -46 12 -26 14 0C18 40 62 54 101 42C100 74 56 94 0 95C-56 94 -104 80 -100 60Z',
      'sea',
    ) +
    b.line(
      'M-18 18C-14 -22 10 -48 36 -54M-4 20C-6 -14 8 -34 24 -44M-60 56C-44 48 -34 40 -26 30M6 28C16 48 50 62 92 58',
      'sky0',
      3.4,
      'opacity=".75"',
    ) +
    b.shape('M-98 66C-66 56 -44 72 -14 66C20 56 50 80 99 58C90 84 50 97 0 97C-48 97 -90 88 -98 66Z', 'sky-') +
    b.line('M-76 80q18 -10 36 -3t36 -2t36 3t44 -5', 'sky0', 2.6, 'opacity=".6"') +
    foam([
      [30, -72, 10],
      [46, -74, 11],
      [62, -68, 10],
      [74, -60, 8],
      [60, -52, 9],
      [53, -38, 8],
      [42, -44, 7],
      [62, -30, 4.5],
      [16, -66, 7],
      [80, -44, 3.6],
      [70, -18, 3],
    ]) +
    b.mark(glint(-58, -40, 12) + glint(88, -86, 9), 'gold0')
  );
}

function pearl(b: Brush): string {
  const ribs = [-62, -38, -13, 13, 38, 62];
  return (
    fan(ribs, b.shape('M-13 0C-20 -50 -20 -96 0 -104C20 -96 20 -50 13 0Z', 'main'), 0, 34) +
    fan([-50, -25, 0, 25, 50], b.line('M0 -20V-88', 'main3', 2, 'opacity=".4"'), 0, 34) +
    b.shape('M-84 34C-70 84 -26 96 0 96C26 96 70 84 84 34C60 50 30 56 0 56C-30 56 -60 50 -84 34Z', 'main') +
    b.line('M-50 56Q-34 82 -18 92M0 60V94M50 56Q34 82 18 92', 'main3', 2.2, 'opacity=".5"') +
    b.glow(0, 22, 66, 60, '#fff', 0.75) +
    b.ball(0, 24, 34, 'cream*') +
    b.mark('M-20 12C-16 0 -6 -4 4 -4C-8 2 -14 8 -16 20Z', '#fff', 0.95) +
    b.mark('M8 50C20 48 28 38 28 26C24 40 18 46 8 50Z', 'rose1', 0.7) +
    b.mark(glint(34, -8, 12) + glint(-44, -30, 8), '#fff')
  );
}

function boat(b: Brush): string {
  return (
    b.shape('M-6 -96C36 -72 56 -30 54 22L-2 22Z', 'cream') +
    b.shape('M-12 -78C-50 -48 -62 -16 -60 22L-12 22Z', 'main') +
    b.line('M6 -68Q34 -42 40 14M-20 -54Q-42 -26 -44 14', 'wood2', 1.6, 'opacity=".4"') +
    b.mark('M4 -40Q26 -36 40 -24L44 -6Q24 -20 2 -22Z', 'main2', 0.9) +
    b.shape('M-9 -100h6V34h-6Z', 'wood') +
    b.shape('M-7 -100L22 -90L-7 -82Z', 'ruby') +
    b.shape('M-94 14C-80 24 -66 30 -44 32H48C70 30 88 16 96 -6C100 34 74 70 40 70H-40C-72 70 -92 46 -94 14Z', 'wood') +
    b.shape(
      'M-91 32C-74 44 -58 46 -40 46H50C72 44 86 34 95 18C92 30 86 44 78 52C60 58 -62 58 -80 50C-85 45 -89 38 -91 32Z',
      'gold',
    ) +
    [-44, -22, 0, 22, 44].map((x) => b.mark(`M${x} 46l6 5l-6 5l-6 -5Z`, 'ruby2')).join('') +
    b.shape(
      'M-104 76C-76 60 -56 80 -30 70C0 58 26 84 52 70C74 60 88 70 104 74C84 92 48 100 0 100C-48 100 -84 94 -104 76Z',
      'sky',
    ) +
    b.line('M-70 84q14 -9 28 -2t30 -2t30 2t48 -5', 'sky0', 2.6, 'opacity=".8"')
  );
}

function shipWheel(b: Brush): string {
  const spoke =
    b.shape('M-5 -20L-4 -70H4L5 -20Z', 'wood>') +
    b.shape('M-6 -72C-9 -84 -7 -98 0 -100C7 -98 9 -84 6 -72Z', 'wood>') +
    b.ball(0, -70, 6, 'gold*');
  return (
    wreath(8, spoke) +
    b.line(disc(0, 0, 56), 'wood3', 22) +
    b.line(disc(0, 0, 56), 'wood1', 18) +
    b.line(disc(0, 0, 62), 'gold1', 3) +
    b.line(disc(0, 0, 49), 'gold2', 3) +
    wreath(8, b.ball(0, -56, 4, 'gold*'), 0, 22.5) +
    b.ball(0, 0, 25, 'wood-') +
    b.ball(0, 0, 21, 'gold*') +
    wreath(8, b.mark(petal(17, 5), 'gold3', 0.55)) +
    b.ball(0, 0, 6, 'ruby*')
  );
}

function compass(b: Brush): string {
  const point8 = (length: number, width: number, lit: 'main' | 'gold') =>
    b.mark(`M0 ${-length}L${-width} ${-width}L0 0Z`, `${lit}1`) +
    b.mark(`M0 ${-length}L${width} ${-width}L0 0Z`, `${lit}3`);
  return (
    b.shape('M-14 -92a14 14 0 1 1 28 0v10h-28Z', 'gold>') +
    b.mark(disc(0, -93, 6), '#1a0626', 0.7) +
    b.ball(0, 6, 88, 'gold') +
    b.ball(0, 6, 74, 'night*') +
    b.line(disc(0, 6, 66), 'gold1', 1.6) +
    put(
      wreath(24, b.line('M0 -66V-60', 'gold1', 2)) +
        wreath(4, point8(44, 9, 'gold'), 0, 45) +
        wreath(4, point8(62, 12, 'main')),
      0,
      6,
    ) +
    b.ball(0, 6, 9, 'gold*') +
    b.mark('M-58 -28C-46 -52 -20 -64 6 -64C-20 -54 -40 -40 -48 -16Z', '#fff', 0.22)
  );
}

export const sea: Record<string, Motif> = {
  koi: { draw: (b, variant) => (variant === 0 ? koi(b) : leapingKoi(b)), variants: 2 },
  fish: { draw: fish },
  turtle: { draw: turtle, avoid: ['green'] },
  wave: { draw: wave, avoid: ['blue', 'teal'] },
  pearl: { draw: pearl },
  boat: { draw: boat, avoid: ['blue'] },
  shipWheel: { draw: shipWheel, avoid: ['amber'] },
  compass: { draw: compass },
};

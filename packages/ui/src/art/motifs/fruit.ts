import type { Brush } from '../brush.ts';
import { disc, glint, point, put, star, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const leaf = (b: Brush) =>
  b.shape('M0 0C-26 -14 -34 -46 -22 -74C6 -60 18 -28 0 0Z', 'leaf') +
  b.line('M0 -2Q-14 -34 -19 -62', 'leaf3', 1.8, 'opacity=".5"');

function mango(b: Brush): string {
  const fruit = (tint: 'gold' | 'fire') =>
    b.shape('M4 -62C50 -64 68 -14 52 26C40 58 4 76 -26 62C-56 46 -52 6 -34 -22C-24 -40 -14 -60 4 -62Z', `${tint}*`) +
    b.glow(-20, 34, 34, 34, '#ff4a3c', 0.5) +
    b.mark('M-22 -26C-10 -46 8 -54 22 -50C2 -40 -10 -24 -18 -6Z', '#fff', 0.5);
  return (
    put(fruit('fire'), 38, 14, 14, 0.86) +
    put(fruit('gold'), -18, 16, -8, 1.06) +
    b.line('M-6 -46Q-2 -66 8 -78', 'wood1', 6) +
    put(leaf(b), 6, -68, 62, 0.95) +
    put(leaf(b), 2, -70, -34, 0.8)
  );
}

function durian(b: Brush): string {
  const spikes = (radius: number, count: number, turned: number) =>
    wreath(count, b.shape('M-13 6L0 -19L13 6Z', 'leaf'), radius, turned);
  const pod =
    b.shape('M-40 6C-42 -30 -16 -44 10 -40C42 -34 50 -6 44 18C36 46 -36 48 -40 6Z', 'cream') +
    b.shape('M-26 6C-28 -16 -8 -28 10 -25C30 -20 36 -2 31 12C24 28 -24 30 -26 6Z', 'gold*') +
    b.mark('M-14 -4C-8 -16 4 -20 14 -16C4 -12 -4 -6 -8 4Z', '#fff', 0.7);
  return (
    b.shape('M-10 -78C-12 -92 -6 -102 8 -104L14 -96C8 -92 8 -84 10 -78Z', 'wood') +
    put(spikes(76, 22, 0), 0, 8) +
    b.ball(0, 8, 78, 'leaf-') +
    put(spikes(60, 17, 8) + spikes(42, 12, 0) + spikes(24, 7, 12), 0, 8) +
    b.shape('M-30 88C-44 40 -20 -30 4 -38C44 -20 58 40 40 88C18 98 -10 98 -30 88Z', 'cream-') +
    put(pod, 4, 14, -4, 0.7) +
    put(pod, 6, 58, 6, 0.74)
  );
}

function pomegranate(b: Brush): string {
  const seeds = [
    [0, 0],
    ...[0, 1, 2, 3, 4, 5].map((i) => point(15, i * 60 + 30)),
    ...Array.from({ length: 11 }, (_, i) => point(29, i * 33 + 6)),
  ];
  return (
    b.shape('M-18 -66L-26 -100L-8 -84L0 -102L8 -84L26 -100L18 -66Z', 'ruby') +
    b.ball(0, 10, 78, 'ruby*') +
    b.glow(-28, -24, 34, 30, '#fff', 0.5) +
    put(
      b.shape('M-4 -52C40 -54 62 -20 54 18C44 54 4 62 -24 46C-54 26 -50 -44 -4 -52Z', 'cream') +
        seeds
          .map(([x = 0, y = 0]) =>
            b.shape(
              `M${x} ${y - 9}C${x + 9} ${y - 4} ${x + 8} ${y + 8} ${x} ${y + 8}C${x - 8} ${y + 8} ${x - 9} ${y - 4} ${x} ${y - 9}Z`,
              'ruby*',
            ),
          )
          .join(''),
      12,
      22,
      14,
    ) +
    put(leaf(b), -12, -70, -70, 0.74)
  );
}

function spice(b: Brush): string {
  const arm =
    b.shape('M0 4C-20 -14 -15 -52 0 -78C15 -52 20 -14 0 4Z', 'wood') +
    b.shape('M0 -16C-7 -26 -6 -44 0 -54C6 -44 7 -26 0 -16Z', 'wood-') +
    b.ball(0, -34, 6.4, 'gold*');
  const chilli =
    b.shape('M0 0C24 8 40 36 34 84C14 60 -16 46 -18 12C-16 0 -8 -4 0 0Z', 'ruby') +
    b.mark('M-8 10C-4 26 12 42 24 58C6 50 -12 34 -12 14Z', '#fff', 0.5) +
    b.line('M-8 2Q-8 -12 -20 -18', 'leaf2', 7);
  const quill =
    b.shape('M-74 -11C-78 -14 -78 14 -74 11H74C80 14 80 -14 74 -11Z', 'wood') +
    b.line('M-70 -2H72M-70 4H70', 'wood3', 1.8, 'opacity=".5"');
  return (
    put(quill, -6, 70, -14) +
    put(quill, 4, 84, 8, 0.94) +
    put(chilli, 58, -18, 8, 0.95) +
    put(chilli, -56, -14, 118, 0.9) +
    put(wreath(8, arm), 0, -8) +
    b.ball(0, -8, 9, 'wood*')
  );
}

function satay(b: Brush): string {
  const skewer =
    b.line('M0 -98V96', 'cream3', 6) +
    b.line('M-.5 -98V96', 'cream2', 3.4) +
    [-68, -38, -8, 22]
      .map(
        (y) =>
          b.shape(
            `M-15 ${y - 12}C-4 ${y - 18} 12 ${y - 16} 17 ${y - 9}C20 ${y} 18 ${y + 12} 10 ${y + 15}C-2 ${y + 18} -16 ${y + 16} -18 ${y + 6}Z`,
            'fire',
          ) + b.line(`M-11 ${y - 4}l22 -5M-12 ${y + 6}l24 -4`, 'wood3', 3.2, 'opacity=".65"'),
      )
      .join('');
  return (
    b.oval(0, 62, 96, 32, 'leaf') +
    b.oval(0, 58, 82, 24, 'leaf-') +
    b.line('M-70 50Q0 30 70 50M-76 62Q0 46 78 62', 'leaf0', 1.4, 'opacity=".4"') +
    put(skewer, -38, 0, -22, 0.86) +
    put(skewer, 38, 0, 22, 0.86) +
    put(skewer, 0, -8, 0, 0.92) +
    b.shape('M-34 66C-34 54 34 54 34 66C34 88 20 96 0 96C-20 96 -34 88 -34 66Z', 'cream') +
    b.oval(0, 66, 33, 10, 'wood') +
    b.oval(0, 66, 28, 7.5, 'fire-') +
    b.mark(disc(-10, 64, 2) + disc(6, 67, 2) + disc(12, 63, 1.6), 'gold0') +
    b.line('M-30 -88q-8 -8 0 -16M28 -92q8 -8 0 -14', 'cream0', 2.4, 'opacity=".5"')
  );
}

function tea(b: Brush): string {
  return (
    b.line('M-16 -52C-30 -68 -4 -76 -16 -96M10 -52C-4 -68 22 -76 10 -98', 'cream0', 5, 'opacity=".55"') +
    b.line('M46 -14C92 -24 94 40 38 44', 'gold2', 10) +
    b.line('M46 -14C88 -22 90 36 38 41', 'gold0', 3) +
    b.shape('M-60 -34H56C58 14 46 52 24 66H-28C-50 52 -62 14 -60 -34Z', 'main') +
    b.oval(-2, -34, 58, 14, 'main+') +
    b.oval(-2, -33, 51, 10.5, 'wood') +
    b.mark('M-40 -34C-30 -42 -6 -40 2 -34C10 -28 34 -30 40 -34C34 -26 -30 -24 -40 -34Z', 'fire1', 0.9) +
    b.shape(star(8, 22, 12), 'gold', 'transform="translate(-2 14)"') +
    b.ball(-2, 14, 8, 'main-') +
    b.line('M-54 -4Q-2 10 52 -4M-42 44Q-2 54 38 44', 'gold1', 3) +
    b.mark('M-50 -18C-48 12 -42 36 -32 50C-44 38 -54 10 -54 -18Z', '#fff', 0.5) +
    b.oval(-2, 76, 82, 17, 'gold') +
    b.oval(-2, 72, 60, 9.5, 'main-') +
    put(leaf(b), -66, 74, -50, 0.6) +
    b.mark(glint(68, -56, 9), 'gold0')
  );
}

function ketupat(b: Brush): string {
  const strip = (i: number) => `M${-54 + i * 27} ${-54}V54`;
  const weave = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((col) =>
      b.shape(`M${-54 + col * 27 + 1} ${-54 + row * 27 + 1}h25v25h-25Z`, (row + col) % 2 ? 'leaf' : 'gold'),
    ),
  );
  return (
    b.line('M0 -72Q-22 -92 0 -102Q22 -92 0 -72', 'leaf1', 5) +
    b.line('M0 72Q-30 86 -34 104M0 72Q30 86 34 104M0 72Q-6 90 2 106', 'leaf2', 6) +
    b.line('M0 72Q-30 86 -34 104M0 72Q30 86 34 104', 'leaf0', 1.6, 'opacity=".7"') +
    `<g transform="rotate(45)scale(.94)">${b.shape('M-58 -58H58V58H-58Z', 'leaf-')}${weave.join('')}${b.line([1, 2, 3].map(strip).join(''), 'leaf3', 1.4, 'opacity=".5"')}</g>` +
    b.glow(-24, -24, 40, 30, '#fff', 0.4)
  );
}

export const fruit: Record<string, Motif> = {
  mango: { draw: mango, avoid: ['amber'] },
  durian: { draw: durian, avoid: ['green'] },
  pomegranate: { draw: pomegranate, avoid: ['red', 'pink'] },
  spice: { draw: spice, avoid: ['amber', 'red'] },
  satay: { draw: satay, avoid: ['amber'] },
  tea: { draw: tea },
  ketupat: { draw: ketupat, avoid: ['green', 'amber'] },
};

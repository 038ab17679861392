import type { Brush } from '../brush.ts';
import { disc, glint, mirror, petal, put, round, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const eye = (b: Brush, x: number, y: number, r: number, iris: 'gold*' | 'jade*' | 'wood*' = 'gold*') =>
  b.oval(x, y, r * 1.15, r, 'night3') +
  b.ball(x, y, r * 0.86, iris) +
  b.oval(x, y, r * 0.36, r * 0.7, 'night3') +
  b.mark(disc(x - r * 0.3, y - r * 0.35, r * 0.24), '#fff');

const jewel = (b: Brush, x: number, y: number, k: number) =>
  put(b.shape('M0 -14L11 0L0 14L-11 0Z', 'gold') + b.shape('M0 -8L6 0L0 8L-6 0Z', 'ruby'), x, y, 0, k);

function tiger(b: Brush): string {
  const half = b.ball(-56, -58, 25, 'fire') + b.ball(-55, -56, 14, 'rose-');
  const stripes =
    'M-84 4C-70 0 -62 4 -54 10C-64 8 -74 10 -83 16ZM-82 26C-68 22 -60 26 -52 32C-62 30 -70 32 -78 38ZM-72 46C-62 44 -54 46 -46 52C-56 52 -60 54 -64 60ZM-70 -28C-58 -28 -48 -22 -42 -14C-52 -18 -62 -18 -71 -14ZM-62 -50C-50 -48 -40 -42 -34 -32C-44 -38 -56 -40 -66 -36Z';
  return (
    mirror(half) +
    b.shape(
      'M0 -76C40 -76 66 -54 72 -16C84 -4 90 10 88 30L74 32C76 46 72 56 68 62L54 60C42 80 20 88 0 88C-20 88 -42 80 -54 60L-68 62C-72 56 -76 46 -74 32L-88 30C-90 10 -84 -4 -72 -16C-66 -54 -40 -76 0 -76Z',
      'fire',
    ) +
    mirror(
      b.mark('M-86 28C-76 14 -50 18 -40 34C-34 50 -44 62 -54 60L-68 62C-72 56 -76 46 -74 32Z', 'cream1', 0.92) +
        b.mark(stripes, 'night3') +
        b.mark('M-48 -22C-40 -36 -22 -36 -14 -24C-12 -14 -18 -6 -26 -6C-38 -4 -48 -10 -48 -22Z', 'cream1') +
        b.mark('M-50 -24C-40 -40 -20 -38 -12 -22C-24 -32 -38 -32 -50 -24Z', 'night3') +
        put(eye(b, 0, 0, 11, 'jade*'), -29, -14, 8),
    ) +
    b.mark('M-12 -10C-6 -14 6 -14 12 -10L18 24H-18Z', 'gold1', 0.7) +
    mirror(
      b.oval(-19, 42, 25, 20, 'cream') + b.mark(disc(-24, 38, 1.8) + disc(-30, 44, 1.8) + disc(-22, 47, 1.8), 'wood3'),
    ) +
    b.shape('M-16 66C-10 58 10 58 16 66C14 80 -14 80 -16 66Z', 'cream') +
    b.line('M0 34V48M0 48C-5 60 -22 60 -30 52M0 48C5 60 22 60 30 52', 'night3', 3.4) +
    b.shape('M-18 18C-10 13 10 13 18 18C16 30 8 36 0 36C-8 36 -16 30 -18 18Z', 'rose') +
    b.mark(
      'M-5 -70C-2 -66 2 -66 5 -70L3 -34C1 -32 -1 -32 -3 -34ZM-26 -70C-14 -60 14 -60 26 -70C18 -52 -18 -52 -26 -70ZM-22 -50C-12 -42 12 -42 22 -50C14 -36 -14 -36 -22 -50Z',
      'night3',
    ) +
    mirror(b.line('M-34 44L-78 42M-34 50L-74 58', '#fff', 1.8, 'opacity=".8"'))
  );
}

function elephant(b: Brush): string {
  return (
    mirror(
      b.shape('M-34 -44C-66 -84 -108 -58 -102 -8C-98 34 -70 54 -42 32Z', 'silver-') +
        b.shape('M-44 -34C-68 -60 -92 -44 -90 -8C-88 20 -66 32 -48 20Z', 'rose-') +
        b.shape('M-22 42C-42 52 -58 70 -54 94C-40 90 -18 76 -10 54Z', 'cream'),
    ) +
    b.shape(
      'M0 -78C44 -78 58 -46 54 -8C52 24 34 32 30 48C24 78 36 82 42 78C50 84 44 102 24 102C-6 102 -14 78 -20 56C-28 34 -52 24 -54 -8C-58 -46 -44 -78 0 -78Z',
      'silver',
    ) +
    b.line('M-18 44Q2 50 24 42M-15 58Q2 64 22 57M-10 72Q4 78 20 72M-2 86Q8 88 22 84', 'silver3', 2.2, 'opacity=".5"') +
    mirror(b.line('M-44 -16Q-34 -24 -24 -16', 'silver3', 2.6) + put(eye(b, 0, 0, 7.5, 'wood*'), -33, -6)) +
    b.shape('M-56 -34C-50 -84 50 -84 56 -34C40 -44 24 -42 18 -26L0 4L-18 -26C-24 -42 -40 -44 -56 -34Z', 'main') +
    b.line('M-54 -38C-40 -48 -22 -46 -15 -28L0 -2L15 -28C22 -46 40 -48 54 -38', 'gold1', 4) +
    [-46, -34, -23, 23, 34, 46]
      .map((x) => b.ball(x, Math.abs(x) > 40 ? -54 : Math.abs(x) > 30 ? -60 : -52, 3.4, 'gold*'))
      .join('') +
    jewel(b, 0, -48, 1.25) +
    jewel(b, 0, -18, 0.75) +
    b.shape('M-8 -76C-14 -92 -6 -96 0 -106C6 -96 14 -92 8 -76Z', 'gold')
  );
}

function monkey(b: Brush): string {
  return (
    mirror(b.ball(-76, -8, 26, 'wood') + b.ball(-76, -8, 16, 'rose')) +
    b.shape('M0 -78C52 -78 78 -44 76 -2C78 52 44 88 0 88C-44 88 -78 52 -76 -2C-78 -44 -52 -78 0 -78Z', 'wood') +
    b.shape(
      'M0 -34C14 -58 62 -52 58 -8C56 6 60 12 60 26C60 60 30 78 0 78C-30 78 -60 60 -60 26C-60 12 -56 6 -58 -8C-62 -52 -14 -58 0 -34Z',
      'cream-',
    ) +
    b.oval(0, 38, 46, 32, 'cream') +
    mirror(
      b.oval(-26, -10, 13, 15, 'cream+') +
        b.oval(-25, -8, 9, 11, 'night3') +
        b.mark(disc(-28, -12, 3), '#fff') +
        b.line('M-42 -30Q-28 -40 -14 -30', 'wood3', 4) +
        b.mark(disc(-44, 26, 9), 'rose2', 0.35),
    ) +
    b.mark('M-11 20C-8 14 8 14 11 20C8 28 -8 28 -11 20Z', 'wood3') +
    b.shape('M-28 40C-14 50 14 50 28 40C24 62 -24 62 -28 40Z', 'ruby-') +
    b.mark('M-24 43C-12 50 12 50 24 43L21 48C10 54 -10 54 -21 48Z', '#fff') +
    b.shape('M-58 -58C-56 -88 56 -88 58 -58C40 -68 -40 -68 -58 -58Z', 'main') +
    b.line('M-57 -60C-38 -70 38 -70 57 -60', 'gold1', 4) +
    jewel(b, 0, -74, 1.1) +
    b.mark('M-14 -78C-20 -96 -2 -100 0 -108C4 -98 20 -96 14 -78Z', 'gold2')
  );
}

function mouseDeer(b: Brush): string {
  const leg = (x: number, lean: number, paint: 'wood' | 'wood-') =>
    b.shape(
      `M${x - 7} 28L${x + lean - 2} 84L${x + lean - 6} 92H${x + lean + 6}L${x + lean + 5} 84L${x + 9} 28Z`,
      paint,
    );
  return (
    b.oval(4, 92, 82, 9, 'leaf-') +
    leg(-30, 4, 'wood-') +
    leg(34, -4, 'wood-') +
    leg(-46, -4, 'wood') +
    leg(22, 4, 'wood') +
    b.shape('M-66 -8C-84 -14 -82 8 -66 8Z', 'cream') +
    b.shape(
      'M-70 8C-72 -34 -30 -40 8 -28C24 -32 26 -52 36 -66C46 -82 68 -84 80 -68L98 -52C102 -44 96 -38 86 -38C76 -34 66 -32 60 -20C58 4 56 34 20 40C-10 46 -66 50 -70 8Z',
      'wood',
    ) +
    b.mark('M-58 30C-30 46 4 42 30 30C42 22 52 6 56 -14C60 10 56 34 22 40C0 46 -44 48 -58 30Z', 'cream1', 0.92) +
    b.mark('M44 -24L58 -18L54 -6L40 -14ZM36 -4L52 2L46 12L30 4Z', 'cream1') +
    b.mark(
      [
        [-46, -6],
        [-30, -16],
        [-12, -14],
        [-34, 4],
        [-16, 2],
        [2, -6],
        [-54, 8],
        [-4, 12],
        [14, 4],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 4))
        .join(''),
      'cream0',
      0.85,
    ) +
    b.shape('M50 -74C34 -84 24 -104 30 -112C48 -108 62 -94 62 -76Z', 'wood') +
    b.mark('M50 -78C40 -86 34 -100 36 -104C46 -100 54 -90 56 -78Z', 'rose1', 0.8) +
    b.shape('M62 -78C62 -96 76 -108 84 -106C86 -92 80 -80 72 -74Z', 'wood-') +
    b.oval(70, -60, 9, 10, 'night3') +
    b.mark(disc(67, -64, 3.2) + disc(73, -57, 1.6), '#fff') +
    b.oval(97, -50, 6, 5, 'night3') +
    b.line('M84 -42Q90 -40 94 -42', 'wood3', 2) +
    b.line('M30 -36Q44 -22 62 -30', 'gold1', 6) +
    b.ball(44, -22, 7, 'gold*')
  );
}

/** Points along joined cubic curves, with the direction of travel there. */
function along(
  curves: readonly (readonly number[])[],
  steps: number,
): { x: number; y: number; nx: number; ny: number }[] {
  return curves.flatMap((curve, index) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
    return Array.from({ length: steps + (index === curves.length - 1 ? 1 : 0) }, (_, i) => {
      const t = i / steps;
      const u = 1 - t;
      const mix = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      const slope = (a: number, b: number, c: number, d: number) =>
        3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
      const dx = slope(x0, x1, x2, x3);
      const dy = slope(y0, y1, y2, y3);
      const length = Math.hypot(dx, dy) || 1;
      return { x: mix(x0, x1, x2, x3), y: mix(y0, y1, y2, y3), nx: dy / length, ny: -dx / length };
    });
  });
}

const serpents = [
  [
    [-88, 44, -92, 108, 72, 104, 72, 52],
    [72, 52, 70, 4, -62, 42, -66, -14],
    [-66, -14, -68, -52, -34, -66, -6, -58],
  ],
  [
    [86, 34, 100, 108, -78, 112, -74, 58],
    [-74, 58, -66, 14, 64, 44, 64, 8],
    [64, 8, 62, -26, -46, 0, -58, -34],
    [-58, -34, -64, -58, -30, -66, -6, -58],
  ],
] as const;

function nagaBody(b: Brush, variant: number): string {
  const points = along(serpents[variant] ?? serpents[0], 9);
  const girth = (i: number) => Math.min(18, 1.5 + i * 1.8);
  const at = (i: number, across: number) => {
    const p = points[i] ?? { x: 0, y: 0, nx: 0, ny: 0 };
    return `${round(p.x + p.nx * across)} ${round(p.y + p.ny * across)}`;
  };
  const all = points.map((_, i) => i);
  const outline = `M${all.map((i) => at(i, girth(i))).join('L')}L${all
    .toReversed()
    .map((i) => at(i, -girth(i)))
    .join('L')}Z`;
  const belly = `M${all.map((i) => at(i, -girth(i))).join('L')}L${all
    .toReversed()
    .map((i) => at(i, -girth(i) * 0.36))
    .join('L')}Z`;
  const spines = all
    .slice(4, -1)
    .map((i) => `M${at(i, girth(i) - 2)}L${at(i, girth(i) + 11)}L${at(i + 1, girth(i) - 2)}Z`)
    .join('');
  const scales = all
    .slice(3, -1)
    .flatMap((i) =>
      (i % 2 ? [0.72, 0.26] : [0.5, 0.02]).map(
        (k) => `M${at(i, girth(i) * (k + 0.22))}Q${at(i - 1, girth(i) * k)} ${at(i, girth(i) * (k - 0.22))}`,
      ),
    )
    .join('');
  const ribs = all
    .slice(3, -1)
    .map((i) => `M${at(i, -girth(i))}L${at(i, -girth(i) * 0.36)}`)
    .join('');
  return (
    b.shape(spines, 'accent') +
    b.line(outline, 'main3', 3.4) +
    b.shape(outline, 'main') +
    b.mark(belly, 'cream1', 0.85) +
    b.line(ribs, 'main3', 1.5, 'opacity=".45"') +
    b.line(scales, 'main3', 1.8, 'opacity=".6"') +
    b.line(
      `M${all
        .slice(4)
        .map((i) => at(i, girth(i) * 0.82))
        .join('L')}`,
      'main0',
      2.6,
      'opacity=".75"',
    ) +
    put(
      b.shape('M0 6C-12 -6 -8 -22 2 -30C0 -20 8 -18 10 -26C18 -14 12 2 0 6Z', 'accent'),
      variant === 0 ? -88 : 86,
      42,
      variant === 0 ? -8 : 8,
    )
  );
}

function naga(b: Brush, variant: number): string {
  const head =
    b.shape(
      'M-10 -78C-34 -84 -44 -102 -40 -116C-28 -108 -16 -104 -6 -96C-8 -106 -6 -116 2 -120C8 -108 16 -100 20 -90Z',
      'accent',
    ) +
    b.shape('M-14 -50C-30 -46 -38 -36 -36 -26C-24 -28 -14 -26 -4 -34Z', 'accent') +
    b.shape(
      'M-20 -60C-20 -88 8 -100 34 -92C46 -88 54 -82 62 -80C78 -82 92 -74 94 -62C90 -54 82 -54 74 -56L60 -50C66 -44 78 -42 84 -44C82 -32 66 -24 46 -26C20 -24 -8 -32 -20 -60Z',
      'main',
    ) +
    b.mark('M94 -62L88 -48L82 -56ZM76 -56L72 -44L66 -53ZM62 -49L66 -58L70 -46ZM48 -51L50 -42L56 -49Z', '#fff') +
    b.line('M92 -64C80 -60 70 -58 44 -48', 'main3', 3) +
    b.ball(82, -74, 3.4, 'main3') +
    b.shape('M10 -74C20 -86 36 -84 40 -74C32 -66 18 -66 10 -74Z', 'gold+') +
    b.oval(27, -75, 4.5, 7, 'night3') +
    b.line('M88 -78C104 -88 110 -72 104 -60M50 -28C48 -14 36 -8 24 -12', 'accent1', 3.2) +
    b.line('M-12 -56Q0 -40 26 -36M-4 -66Q4 -54 18 -50', 'main3', 2, 'opacity=".5"');
  const [px, py] = variant === 0 ? [26, 4] : [-8, 60];
  return nagaBody(b, variant) + b.glow(px, py, 36, 36, '#fff3c0', 0.8) + b.ball(px, py, 15, 'cream*') + head;
}

function frog(b: Brush): string {
  return (
    mirror(b.shape('M-40 50C-84 34 -104 66 -88 90H-34Z', 'jade') + b.mark('M-92 90c-6 -4 -14 2 -8 6h40v-6Z', 'jade1')) +
    b.shape('M0 -48C52 -48 82 -12 78 34C74 74 40 92 0 92C-40 92 -74 74 -78 34C-82 -12 -52 -48 0 -48Z', 'jade') +
    b.oval(0, 56, 50, 32, 'gold+') +
    mirror(
      b.ball(-42, -52, 27, 'jade') +
        b.ball(-42, -54, 18, 'gold*') +
        b.oval(-42, -54, 11, 6, 'night3') +
        b.mark(disc(-47, -60, 4), '#fff') +
        b.mark(disc(-54, 10, 10), 'rose1', 0.5),
    ) +
    b.line('M-58 4C-34 34 34 34 58 4', 'jade3', 5) +
    mirror(b.ball(-9, -14, 2.6, 'jade3')) +
    b.line('M-30 40C-36 60 -34 76 -26 88M30 40C36 60 34 76 26 88', 'jade3', 3, 'opacity=".5"') +
    put(b.ball(0, 0, 27, 'gold-') + b.ball(0, 0, 22, 'gold*') + b.mark('M-7 -7h14v14h-14Z', 'gold3'), 0, 70) +
    wreath(7, b.mark(disc(0, -60, 3.2), 'jade3', 0.35), 0, 25) +
    b.mark(glint(70, -70, 11) + petal(0, 0), 'gold0')
  );
}

export const beasts: Record<string, Motif> = {
  tiger: { draw: tiger, avoid: ['amber'] },
  elephant: { draw: elephant },
  monkey: { draw: monkey, avoid: ['amber'] },
  mouseDeer: { draw: mouseDeer, avoid: ['amber'] },
  naga: { draw: naga, variants: 2 },
  frog: { draw: frog, avoid: ['green'] },
};

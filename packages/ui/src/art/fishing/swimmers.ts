import type { Brush } from '../brush.ts';
import { disc, glint, put, wreath } from '../shapes.ts';

/** Swimmers of the fishing games that the rest of the kit has no motif for. All look to the right, around 0, about 200 wide. */

const eye = (b: Brush, x: number, y: number, r: number) =>
  b.ball(x, y, r, 'cream+') +
  b.ball(x + r * 0.18, y + r * 0.06, r * 0.62, 'night3') +
  b.mark(disc(x + r * 0.05, y - r * 0.25, r * 0.24), '#fff');

export function angel(b: Brush): string {
  return (
    b.shape('M-50 0C-72 -30 -92 -36 -104 -32C-94 -12 -94 12 -104 32C-92 36 -72 30 -50 0Z', 'main') +
    b.shape('M-34 -34C-40 -78 -6 -108 22 -112C14 -88 20 -66 44 -46Z', 'main') +
    b.shape('M-34 34C-40 78 -6 108 22 112C14 88 20 66 44 46Z', 'main') +
    b.line(
      'M-20 -44Q-16 -78 10 -98M2 -48Q2 -74 16 -96M-20 44Q-16 78 10 98M2 48Q2 74 16 96',
      'main3',
      2,
      'opacity=".45"',
    ) +
    b.shape('M-62 0C-44 -50 16 -66 62 -30C78 -16 84 -6 86 4C80 10 78 16 70 24C30 60 -40 52 -62 0Z', 'accent') +
    b.mark(
      'M-28 -40C-16 -20 -16 20 -28 38C-18 44 -8 46 0 46C12 24 12 -24 0 -49C-10 -48 -20 -45 -28 -40Z',
      'main',
      0.95,
    ) +
    b.mark('M24 -50C36 -28 36 28 24 46C32 44 40 40 48 36C58 16 58 -18 46 -42C38 -47 32 -49 24 -50Z', 'main', 0.9) +
    b.line('M-44 -12q16 -22 40 -30', 'cream0', 4, 'opacity=".65"') +
    b.shape('M18 4C0 -4 -14 8 -20 22C-4 24 14 20 22 12Z', 'main+') +
    eye(b, 64, -10, 10) +
    b.line('M84 12Q76 16 72 12', 'night3', 2)
  );
}

export function puffer(b: Brush): string {
  const spike = b.shape('M-7 -62L0 -84L7 -62Z', 'accent');
  return (
    b.shape('M-64 0C-82 -22 -98 -24 -106 -20C-100 -8 -100 8 -106 20C-98 24 -82 22 -64 0Z', 'main') +
    wreath(14, spike, 0, 12) +
    b.ball(0, 0, 68, 'accent') +
    b.mark('M-58 22C-36 62 40 66 60 20C40 40 -34 42 -58 22Z', 'cream1', 0.95) +
    b.mark(
      disc(-30, -30, 9) + disc(-2, -46, 7) + disc(14, -22, 10) + disc(-44, -4, 7) + disc(-14, -8, 8) + disc(-24, 14, 5),
      'main2',
      0.75,
    ) +
    b.shape('M-8 8C-30 0 -42 14 -44 30C-26 30 -10 24 -2 16Z', 'main+') +
    b.glow(-18, -36, 30, 20, '#fff', 0.6) +
    eye(b, 42, -16, 15) +
    b.ball(66, 14, 8, 'main') +
    b.line('M60 14h12', 'night3', 2.4)
  );
}

export function ray(b: Brush): string {
  return (
    b.line('M-40 4C-80 10 -100 -6 -128 10', 'main3', 7, 'stroke-linecap="round"') +
    b.line('M-40 3C-80 9 -100 -7 -128 9', 'main1', 3, 'stroke-linecap="round"') +
    b.shape(
      'M84 0C70 -18 40 -30 16 -72C4 -92 -20 -96 -28 -90C-20 -60 -34 -24 -48 0C-34 24 -20 60 -28 90C-20 96 4 92 16 72C40 30 70 18 84 0Z',
      'main',
    ) +
    b.mark('M76 0C62 -12 38 -18 18 -44C14 -22 -10 -8 -34 0C-10 8 14 22 18 44C38 18 62 12 76 0Z', 'accent', 0.55) +
    b.mark(
      [
        [-6, -54, 5],
        [8, -36, 6],
        [-14, -30, 5],
        [-6, 54, 5],
        [8, 36, 6],
        [-14, 30, 5],
        [-18, -12, 4],
        [-18, 12, 4],
        [0, -16, 4],
        [0, 16, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(''),
      'cream0',
      0.8,
    ) +
    b.line('M-20 -84C-10 -60 -22 -28 -40 -4', 'cream0', 3, 'opacity=".5"') +
    eye(b, 52, -14, 7) +
    eye(b, 52, 14, 7)
  );
}

export function jelly(b: Brush): string {
  const arms = [-44, -24, -4, 16, 36].map(
    (x, i) =>
      b.line(
        `M${x} 16C${x - 14} 40 ${x + 16} 62 ${x - 2} ${92 + (i % 2) * 18}`,
        'main1',
        8,
        'stroke-linecap="round" opacity=".85"',
      ) +
      b.line(
        `M${x} 16C${x - 14} 40 ${x + 16} 62 ${x - 2} ${92 + (i % 2) * 18}`,
        'main0',
        2.6,
        'stroke-linecap="round"',
      ),
  );
  return (
    b.glow(0, -20, 100, 84, '#fff', 0.28) +
    arms.join('') +
    b.shape(
      'M-74 14C-80 -60 -40 -96 0 -96C40 -96 80 -60 74 14C62 26 52 8 38 20C26 30 14 10 0 22C-14 10 -26 30 -38 20C-52 8 -62 26 -74 14Z',
      'main',
    ) +
    b.mark('M-50 -6C-54 -50 -28 -74 0 -76C-26 -62 -36 -36 -32 -2Z', '#fff', 0.5) +
    b.mark(disc(20, -44, 9) + disc(42, -20, 7) + disc(4, -16, 6) + disc(-14, -52, 5), 'accent1', 0.75) +
    b.line(
      'M-70 12C-60 22 -52 4 -38 16C-26 26 -14 6 0 18C14 6 26 26 38 16C52 4 60 22 70 12',
      'cream0',
      3,
      'opacity=".7"',
    )
  );
}

export function shark(b: Brush): string {
  return (
    b.shape(
      'M-92 0C-112 -30 -128 -54 -146 -62C-138 -34 -132 -12 -132 0C-132 14 -140 34 -142 48C-124 40 -106 20 -92 6Z',
      'main',
    ) +
    b.shape('M-14 -40C-20 -72 2 -94 22 -98C18 -74 24 -54 48 -36Z', 'main') +
    b.shape('M8 30C0 58 -20 74 -40 80C-34 60 -32 44 -24 28Z', 'main') +
    b.shape('M-104 0C-74 -34 -20 -50 40 -46C92 -42 130 -22 148 2C140 14 120 28 92 34C30 48 -60 40 -104 0Z', 'main') +
    b.mark('M-84 12C-40 26 40 24 142 8C132 20 114 30 92 34C40 44 -40 40 -84 12Z', 'cream1', 0.95) +
    b.line('M36 -18q-8 14 -2 28M50 -18q-8 14 -2 28M64 -18q-8 13 -2 26', 'main3', 3, 'opacity=".7"') +
    b.line('M-70 -14C-30 -36 30 -42 84 -32', 'cream0', 4, 'opacity=".45"') +
    b.shape('M40 26C30 52 8 70 -12 78C0 56 2 40 10 26Z', 'main+') +
    b.mark('M84 18C100 22 118 20 132 12C124 26 104 32 90 28Z', '#5a1030') +
    b.mark('M88 20l5 7l5 -6l5 7l5 -7l5 6l5 -7l5 5l4 -6C116 22 100 23 88 20Z', '#fff') +
    eye(b, 98, -10, 8) +
    b.line('M88 -24L110 -18', 'night3', 3, 'stroke-linecap="round"')
  );
}

/** A long body in waves: its outline is swept along a line, scales and spines beside it. */
export function naga(b: Brush): string {
  const body = 'M-176 40C-150 -30 -110 -40 -86 10C-62 60 -28 58 -8 6C12 -44 52 -52 86 -18';
  const spine = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const x = -160 + t * 226;
    const y = 14 + Math.sin((x + 122) / 38) * 44 - 34 - t * 12;
    return put(b.shape('M-9 10L0 -18L9 10Z', 'ruby'), Math.round(x), Math.round(y), 10 - t * 30);
  }).join('');
  return (
    b.shape('M-160 42C-186 22 -206 26 -222 10C-218 34 -214 52 -222 72C-200 70 -184 62 -164 54Z', 'ruby') +
    spine +
    b.line(body, 'gold3', 52, 'stroke-linecap="round"') +
    b.line(body, 'gold2', 46, 'stroke-linecap="round"') +
    b.line(body, 'gold1', 32, 'stroke-linecap="round" stroke-dasharray="2 11"') +
    b.line(
      'M-176 48C-150 -18 -112 -24 -90 22C-64 76 -24 72 -2 18C18 -28 52 -34 84 -4',
      'cream1',
      13,
      'stroke-linecap="round" opacity=".9"',
    ) +
    b.line(
      'M-176 48C-150 -18 -112 -24 -90 22C-64 76 -24 72 -2 18C18 -28 52 -34 84 -4',
      'gold3',
      13,
      'opacity=".4" stroke-dasharray="2 9"',
    ) +
    b.shape('M52 -44C34 -62 26 -82 34 -100C50 -92 62 -82 70 -66Z', 'ruby') +
    b.shape('M78 -58C70 -78 74 -98 90 -108C96 -92 98 -78 96 -62Z', 'ruby') +
    b.shape('M56 6C46 30 58 48 76 56C78 38 84 22 92 12Z', 'ruby') +
    b.shape('M58 -34C70 -66 116 -72 138 -50C162 -46 184 -34 196 -18C186 -4 160 4 136 8C104 22 60 12 58 -34Z', 'gold') +
    b.mark('M132 6C152 4 172 0 190 -12C184 10 156 26 126 20C120 16 124 8 132 6Z', '#6d0827') +
    b.mark('M140 5l6 10l7 -12ZM160 1l6 9l6 -12ZM178 -6l3 8l7 -12Z', '#fff') +
    b.shape('M112 16C128 28 156 24 176 12C170 30 138 42 112 30Z', 'gold-') +
    b.ball(182, -26, 7, 'ruby*') +
    b.line('M184 -20C206 -14 214 4 204 20M186 -16C212 -2 196 30 218 34', 'rose1', 4, 'stroke-linecap="round"') +
    eye(b, 122, -36, 12) +
    b.line('M108 -54L140 -46', 'gold3', 6, 'stroke-linecap="round"') +
    b.mark(glint(74, -34, 12) + glint(-110, -20, 8) + glint(-10, 36, 8), '#fff')
  );
}

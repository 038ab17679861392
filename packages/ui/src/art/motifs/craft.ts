import type { Brush } from '../brush.ts';
import { box, disc, fan, mirror, petal, put, star, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

function kite(b: Brush): string {
  const bloom = wreath(6, b.shape(petal(17, 6), 'accent')) + b.ball(0, 0, 5, 'gold*');
  return (
    b.line('M0 30C20 60 -10 80 20 106', 'cream1', 2, 'opacity=".6"') +
    b.shape(
      'M0 -62C30 -62 86 -72 102 -38C74 -44 40 -14 0 -14C-40 -14 -74 -44 -102 -38C-86 -72 -30 -62 0 -62Z',
      'main',
    ) +
    b.mark(
      'M0 -56C30 -56 70 -62 88 -46C62 -44 38 -22 0 -22C-38 -22 -62 -44 -88 -46C-70 -62 -30 -56 0 -56Z',
      'main1',
      0.55,
    ) +
    b.shape('M0 14C26 14 44 24 62 12C66 56 36 88 0 88C-36 88 -66 56 -62 12C-44 24 -26 14 0 14Z', 'main') +
    b.shape('M0 34C14 34 26 38 36 34C36 54 20 66 0 66C-20 66 -36 54 -36 34C-26 38 -14 34 0 34Z', 'accent') +
    b.shape('M-8 -88C-4 -96 4 -96 8 -88L13 16H-13Z', 'gold') +
    b.line('M-40 -82Q0 -100 40 -82', 'wood2', 4) +
    b.line('M-36 -81Q0 -97 36 -81', 'gold0', 1.6) +
    b.line(
      'M-98 -40C-70 -44 -40 -16 0 -16C40 -16 70 -44 98 -40M-60 16C-44 27 -26 18 0 18C26 18 44 27 60 16',
      'gold1',
      2.6,
    ) +
    mirror(
      put(bloom, -46, -40) +
        b.line('M-62 -46Q-78 -54 -90 -44M-30 -38Q-20 -48 -14 -42', 'leaf1', 3) +
        b.line('M-26 72Q-12 80 0 76', 'gold1', 2.6) +
        b.line('M-102 -38q-8 12 -4 26M-62 14q-10 8 -12 22', 'ruby1', 4),
    ) +
    put(bloom, 0, 48, 0, 0.9) +
    b.ball(0, -2, 9, 'ruby*') +
    b.ball(0, -46, 7, 'ruby*')
  );
}

function drum(b: Brush): string {
  return (
    put(
      b.shape('M-74 -38C-40 -58 40 -58 74 -38V38C40 58 -40 58 -74 38Z', 'wood') +
        b.line('M-66 -42L-48 46L-30 -51L-10 53L10 -53L30 51L48 -46L66 42', 'gold1', 4) +
        b.line('M-48 -48Q0 -60 48 -48M-48 48Q0 60 48 48', 'wood1', 2, 'opacity=".5"') +
        b.shape('M-8 -55H8V55H-8Z', 'main') +
        b.oval(74, 0, 17, 41, 'ruby-') +
        b.oval(-74, 0, 18, 42, 'ruby') +
        b.oval(-77, 0, 14, 35, 'cream') +
        b.oval(-78, 0, 6, 15, 'wood3'),
      4,
      18,
      -24,
      0.94,
    ) +
    put(b.shape('M-3 0H3L6 -78C8 -94 -8 -94 -6 -78Z', 'wood>') + b.ball(0, -84, 13, 'ruby*'), -64, 62, 42, 0.86) +
    put(b.shape('M-3 0H3L6 -78C8 -94 -8 -94 -6 -78Z', 'wood>') + b.ball(0, -84, 13, 'ruby*'), 64, -6, -20, 0.8) +
    b.mark('M-98 -4l-8 -4M-92 -30l-8 -10M-74 -52l-4 -12', 'gold1')
  );
}

function mask(b: Brush): string {
  const crownRay = (turn: number, length: number) =>
    put(
      b.shape(
        `M-11 0C-14 ${-length * 0.5} -8 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 14 ${-length * 0.5} 11 0Z`,
        'gold',
      ) + b.ball(0, -length * 0.45, 5, 'ruby*'),
      0,
      -18,
      turn,
    );
  return (
    [-64, 64, -42, 42, -21, 21, 0].map((turn) => crownRay(turn, 96 - Math.abs(turn) * 0.32)).join('') +
    mirror(
      b.shape('M-52 -14C-78 -18 -92 4 -84 30C-72 26 -62 22 -54 22Z', 'gold') +
        b.ball(-78, 34, 7, 'ruby*') +
        b.line('M-78 40V62', 'gold1', 3) +
        b.ball(-78, 66, 5, 'gold*'),
    ) +
    b.shape('M0 -44C42 -44 60 -20 58 14C56 58 26 96 0 96C-26 96 -56 58 -58 14C-60 -20 -42 -44 0 -44Z', 'main') +
    b.shape('M-60 -16C-54 -50 54 -50 60 -16C40 -34 -40 -34 -60 -16Z', 'gold') +
    mirror(
      b.shape('M-48 6C-38 -8 -18 -6 -10 8C-22 16 -38 16 -48 6Z', 'cream+') +
        b.ball(-28, 6, 7, 'night3') +
        b.mark(disc(-30, 4, 2), '#fff') +
        b.line('M-50 -8C-38 -22 -18 -20 -10 -8', 'night3', 5) +
        b.line('M-50 6C-40 -10 -20 -8 -8 8', 'night3', 3.4) +
        b.mark(disc(-36, 38, 11), 'ruby1', 0.45) +
        b.line('M-10 66Q-30 62 -36 72', 'night3', 4),
    ) +
    b.line('M-2 4C-6 20 -14 34 -10 40C-4 46 4 46 10 40', 'main3', 3.4) +
    b.shape('M-22 60C-12 52 -6 56 0 58C6 56 12 52 22 60C14 76 -14 76 -22 60Z', 'ruby') +
    b.line('M-22 60C-8 64 8 64 22 60', 'ruby3', 2.4) +
    b.shape('M0 -34L7 -24L0 -14L-7 -24Z', 'ruby') +
    b.mark('M-46 24C-44 52 -28 78 -12 88C-36 80 -54 52 -52 16Z', '#fff', 0.4)
  );
}

function handFan(b: Brush): string {
  const angles = Array.from({ length: 13 }, (_, i) => -72 + i * 12);
  const blade = (i: number) => b.shape('M-4 -34L-13 -138Q0 -146 13 -138L4 -34Z', i % 2 ? 'main' : 'main-');
  return put(
    angles.map((angle, i) => put(blade(i), 0, 0, angle)).join('') +
      fan(angles, b.line('M0 0V-44', 'wood1', 5), 0, 0) +
      fan(
        angles,
        b.mark(disc(0, -134, 3), 'gold0') + b.line('M-11 -126Q0 -132 11 -126M-9 -60Q0 -64 9 -60', 'gold1', 2.6),
        0,
        0,
      ) +
      put(
        wreath(5, b.shape(petal(30, 13), 'cream') + b.line('M0 -6V-20', 'rose2', 2)) + b.ball(0, 0, 8, 'gold*'),
        -10,
        -92,
        -8,
      ) +
      put(wreath(5, b.shape(petal(20, 9), 'rose')) + b.ball(0, 0, 5, 'gold*'), 44, -82, 20) +
      put(wreath(5, b.shape(petal(15, 7), 'rose')) + b.ball(0, 0, 4, 'gold*'), -58, -74, 0) +
      b.line('M10 -76Q26 -62 46 -66M-28 -84Q-40 -68 -56 -62', 'leaf1', 3) +
      b.ball(0, 0, 9, 'gold*') +
      b.line('M0 8C8 22 -6 30 4 42', 'ruby1', 3) +
      b.shape('M-3 42H11L14 64H-6Z', 'ruby'),
    0,
    56,
    0,
    0.98,
  );
}

function keris(b: Brush): string {
  return put(
    b.shape(
      'M-8 26C-20 8 8 -6 -6 -24C-18 -42 6 -54 -4 -72C-8 -88 -2 -106 0 -122C6 -106 14 -90 12 -74C10 -56 26 -42 16 -22C8 -4 26 8 18 26Z',
      'silver',
    ) +
      b.line('M4 24C-2 6 16 -6 6 -24C-2 -42 12 -54 5 -74C3 -90 2 -100 1 -114', 'silver3', 2.2, 'opacity=".6"') +
      b.mark(
        'M-5 24C-16 8 10 -6 -3 -24C-14 -42 9 -54 -1 -72C-4 -86 -1 -100 0 -112C-1 -96 2 -84 4 -72C10 -54 -8 -42 2 -24C12 -6 -8 8 1 24Z',
        '#fff',
        0.6,
      ) +
      b.shape('M-44 20C-30 26 -14 22 0 24C18 22 36 24 42 12C50 24 36 42 14 42H-10C-32 44 -46 34 -44 20Z', 'gold') +
      b.ball(4, 34, 6, 'ruby*') +
      b.shape('M-8 42H16C16 60 22 70 30 78C40 92 26 106 8 100C-12 96 -4 80 -8 66Z', 'wood') +
      b.line('M-4 54Q6 58 15 54M-4 64Q8 68 18 64M0 76Q12 80 24 76', 'gold1', 2.6) +
      b.ball(16, 90, 6, 'gold*'),
    -6,
    14,
    28,
    0.94,
  );
}

function gong(b: Brush): string {
  return (
    b.line('M-74 94V-82M74 94V-82', 'wood3', 14) +
    b.line('M-75 94V-82M73 94V-82', 'wood1', 8) +
    b.shape('M-104 -76C-80 -92 80 -92 104 -76C96 -68 92 -64 90 -68H-90C-92 -64 -96 -68 -104 -76Z', 'ruby') +
    b.line('M-98 -78Q-110 -80 -108 -94M98 -78Q110 -80 108 -94', 'gold1', 5) +
    b.line('M-90 94H-58M58 94H90', 'wood1', 9) +
    b.line('M-34 -72L-28 -44M34 -72L28 -44', 'gold0', 3) +
    b.ball(0, 12, 66, 'gold-') +
    b.ball(0, 10, 62, 'gold*') +
    b.line(disc(0, 11, 48), 'gold3', 3, 'opacity=".55"') +
    b.line(disc(0, 10, 46), 'gold0', 2, 'opacity=".8"') +
    put(wreath(8, b.mark(petal(40, 9), 'gold3', 0.35)), 0, 11) +
    b.ball(0, 10, 20, 'gold-') +
    b.ball(-1, 8, 17, 'gold*') +
    b.mark('M-54 -8C-46 -34 -22 -46 2 -48C-20 -36 -38 -20 -44 4Z', '#fff', 0.6) +
    put(b.line('M0 0V56', 'wood1', 7) + b.ball(0, -4, 16, 'main*'), 66, 34, -38)
  );
}

function umbrella(b: Brush): string {
  return (
    b.line('M0 -60V86Q0 104 -18 100', 'wood2', 8) +
    b.line('M-1.5 -60V86', 'gold1', 2.6) +
    b.shape(
      'M0 -90C58 -86 98 -46 104 6C90 -6 74 -6 62 8C50 -6 32 -6 20 8C8 -4 -8 -4 -20 8C-32 -6 -50 -6 -62 8C-74 -6 -90 -6 -104 6C-98 -46 -58 -86 0 -90Z',
      'main',
    ) +
    b.shape('M0 -90C16 -70 24 -30 20 8C8 -4 -8 -4 -20 8C-24 -30 -16 -70 0 -90Z', 'accent') +
    b.mark(
      'M0 -90C44 -78 66 -34 62 8C74 -6 90 -6 104 6C98 -46 58 -86 0 -90ZM0 -90C-44 -78 -66 -34 -62 8C-50 -6 -32 -6 -20 8C-24 -30 -16 -70 0 -90Z',
      'main3',
      0.28,
    ) +
    b.line('M-92 -30Q0 -74 92 -30M-100 -10Q0 -56 100 -10', 'gold1', 3, 'stroke-dasharray="1 8"') +
    [-104, -62, -20, 20, 62, 104]
      .map((x) => b.ball(x, 10, 4.5, 'gold*') + b.shape(`M${x - 4} 14h8l2 16h-12Z`, 'ruby'))
      .join('') +
    b.shape('M-8 -86L0 -112L8 -86Z', 'gold') +
    put(wreath(8, b.mark(petal(16, 5), 'gold1')), 0, -44) +
    b.mark('M-88 -20C-74 -56 -44 -76 -16 -82C-46 -66 -66 -42 -74 -12Z', '#fff', 0.35)
  );
}

function cloth(b: Brush): string {
  const thread = (x: number) =>
    [0, 1, 2, 3]
      .map((row) => put(b.mark(star(4, 13, 5), 'gold1') + b.mark(disc(0, 0, 3), 'ruby2'), x, -62 + row * 34))
      .join('');
  return (
    b.shape('M-70 -92H74V64C50 78 26 60 2 70C-22 80 -46 62 -70 74Z', 'main') +
    [-46, -14, 18, 50].map(thread).join('') +
    b.shape('M-70 44C-46 32 -22 50 2 40C26 30 50 48 74 34V64C50 78 26 60 2 70C-22 80 -46 62 -70 74Z', 'ruby') +
    [-58, -38, -18, 2, 22, 42, 62]
      .map((x, i) => b.shape(`M${x - 9} ${60 - (i % 3)}L${x} ${38 + (i % 2) * 2}L${x + 9} ${60 - (i % 3)}Z`, 'gold'))
      .join('') +
    b.mark(
      'M-70 -92H-40C-52 -40 -34 10 -46 70L-70 74ZM14 -92H38C28 -40 46 10 34 68C24 66 14 66 4 70C14 10 2 -40 14 -92Z',
      '#fff',
      0.14,
    ) +
    b.shape(box(-86, -102, 176, 18, 9), 'wood>') +
    b.ball(-88, -93, 11, 'gold*') +
    b.ball(92, -93, 11, 'gold*') +
    Array.from({ length: 12 }, (_, i) => b.line(`M${-64 + i * 12} ${74 - (i % 3) * 2}v18`, 'gold1', 3)).join('')
  );
}

export const craft: Record<string, Motif> = {
  kite: { draw: kite },
  drum: { draw: drum },
  mask: { draw: mask },
  fan: { draw: handFan },
  keris: { draw: keris },
  gong: { draw: gong, avoid: ['amber'] },
  umbrella: { draw: umbrella },
  songket: { draw: cloth },
};

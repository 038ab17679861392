import { figure } from '../compositions.ts';
import { batik } from '../grounds.ts';
import { put, round } from '../shapes.ts';
import { bulbs, type Draw, glints, hush, ridge, sky, stars, trace, veil } from './stage.ts';

const bank = (x: number, y: number, k: number, fill: string, edge: string) =>
  put(
    `<path d="M-120 30C-160 30 -160 -14 -118 -12C-116 -56 -60 -66 -44 -32C-26 -78 50 -72 54 -26C84 -52 132 -30 118 4C150 2 150 30 120 30Z" fill="${fill}"/><path d="M-110 12C-110 -14 -78 -16 -76 4C-76 14 -92 14 -94 6M-22 14C-30 -34 30 -40 30 -4C30 14 8 14 6 0M70 14C66 -8 100 -12 100 8C100 18 86 18 86 10M-120 30H120" fill="none" stroke="${edge}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
    x,
    y,
    0,
    k,
  );

export const nagaMoon: Draw = ({ b, chance }) =>
  sky(b, [
    [0, '#0e0838'],
    [0.5, '#35187c'],
    [1, '#8a2f86'],
  ]) +
  stars(b, chance, 70, 400) +
  b.glow(1090, 220, 430, 360, '#ffdf9a', 0.7) +
  `<circle cx="1090" cy="216" r="188" fill="${b.radial(
    [
      [0, '#fffbe6'],
      [0.6, '#ffe4a0'],
      [1, '#f7b557'],
    ],
    'cx=".4" cy=".34"',
  )}"/>` +
  veil(
    'M1010 130a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM1150 300a34 34 0 1 0 68 0a34 34 0 1 0 -68 0ZM960 262a18 18 0 1 0 36 0a18 18 0 1 0 -36 0ZM1180 120a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z',
    '#d98a2c',
    0.22,
  ) +
  batik(b, 'megaMendung', 1440, 500, 0.1, 1.8) +
  bank(820, 190, 0.8, '#6a3fb8', '#d9b8ff') +
  bank(1370, 150, 0.9, '#7a3fb0', '#e9c0ff') +
  veil(ridge(chance, 424, 34), '#3a1a70', 0.8) +
  put(figure(b, 'naga', 0), 1084, 268, 0, 1.86) +
  bank(920, 430, 1.15, '#8a4fc4', '#f0d0ff') +
  bank(1290, 446, 1.3, '#5a2f9c', '#d9b8ff') +
  bank(650, 470, 0.9, '#4a2488', '#b993ff') +
  veil(ridge(chance, 482, 14), '#180a3c') +
  glints(b, [
    [760, 90, 10],
    [1350, 60, 12],
    [1270, 300, 8],
    [880, 320, 9],
  ]) +
  hush(b, '#120838');

export const kiteFestival: Draw = ({ b, chance }) => {
  const flown = (x: number, y: number, turn: number, k: number, tx: number) =>
    trace(`M${x} ${y}Q${round((x + tx) / 2 - 60)} ${round(y + 160)} ${tx} 470`, '#fff6e0', 1.8, 0.55) +
    put(figure(b, 'kite', 0), x, y, turn, k);
  const palm = (x: number, y: number, k: number) =>
    put(
      '<path d="M-6 0C-8 -60 0 -110 14 -150L22 -148C10 -108 4 -60 8 0Z"/><path d="M18 -148C-20 -176 -56 -158 -70 -124C-44 -146 -14 -146 16 -144C-22 -134 -40 -108 -40 -80C-22 -112 0 -132 18 -140C28 -112 48 -96 74 -92C58 -112 44 -128 22 -144C50 -148 72 -136 88 -112C84 -150 54 -168 22 -150C30 -172 50 -184 72 -184C46 -198 22 -182 16 -152C6 -176 -12 -188 -34 -184C-12 -178 6 -166 18 -148Z"/>',
      x,
      y,
      0,
      k,
    );
  return (
    sky(b, [
      [0, '#4a1f86'],
      [0.36, '#c0407c'],
      [0.66, '#ff8a52'],
      [1, '#ffd27a'],
    ]) +
    b.glow(1060, 380, 480, 300, '#fff0b0', 0.85) +
    `<circle cx="1060" cy="372" r="92" fill="${b.radial([
      [0, '#fffbe0'],
      [0.7, '#ffdf86'],
      [1, '#ffb04a'],
    ])}"/>` +
    batik(b, 'songket', 1440, 500, 0.07, 1.3) +
    bank(720, 330, 0.7, '#ffb08a', '#fff0dc') +
    bank(1350, 300, 0.84, '#ffa07a', '#fff0dc') +
    bank(930, 250, 0.46, '#f08a86', '#ffe0d0') +
    veil(ridge(chance, 420, 24), '#a33a6a', 0.75) +
    veil(ridge(chance, 446, 18), '#6a2562', 0.9) +
    flown(740, 120, -14, 0.62, 860) +
    flown(1370, 180, 16, 0.66, 1230) +
    flown(1226, 92, 10, 0.8, 1130) +
    flown(980, 176, -6, 1.3, 1020) +
    veil(ridge(chance, 474, 10), '#2c0f3c') +
    `<g fill="#2c0f3c">${palm(1396, 486, 1.1)}${palm(1322, 490, 0.8)}${palm(640, 490, 0.7)}</g>` +
    hush(b, '#3a1468')
  );
};

export const templeDusk: Draw = ({ b, chance }) =>
  sky(b, [
    [0, '#2a1266'],
    [0.4, '#8a2a80'],
    [0.7, '#f0604a'],
    [1, '#ffc46a'],
  ]) +
  b.glow(1090, 330, 520, 330, '#ffd27a', 0.8) +
  `<circle cx="1090" cy="250" r="150" fill="${b.linear([
    [0, '#fff3c0'],
    [1, '#ff8a52'],
  ])}"/>` +
  batik(b, 'pucukRebung', 1440, 500, 0.07, 1.3) +
  stars(b, chance, 40, 180) +
  veil(ridge(chance, 340, 50), '#8a2f6a', 0.7) +
  veil(ridge(chance, 390, 26), '#5a1f5c', 0.85) +
  put(figure(b, 'temple', 0), 850, 356, 0, 0.86) +
  put(figure(b, 'temple', 0), 1336, 352, 0, 0.94) +
  put(figure(b, 'temple', 0), 1090, 284, 0, 1.86) +
  bulbs(b, 560, 250, 930, 250, 40, 9) +
  bulbs(b, 1250, 240, 1460, 190, 40, 6) +
  veil(ridge(chance, 462, 10), '#2a0c38') +
  put(figure(b, 'lantern', 1), 720, 196, -4, 0.48) +
  put(figure(b, 'lantern', 0), 1400, 104, 3, 0.44) +
  put(figure(b, 'crane', 0), 770, 90, 0, 0.4) +
  hush(b, '#220c54');

export const treasureNight: Draw = ({ b, chance }) => {
  const rays = Array.from(
    { length: 18 },
    (_, i) =>
      `<path d="M0 0L-24 -700H24Z" transform="rotate(${i * 20 + 6})" fill="${b.linear([
        [0, '#fff0b0', 0],
        [1, '#fff0b0', 0.3],
      ])}"/>`,
  ).join('');
  return (
    sky(b, [
      [0, '#4a0f4c'],
      [0.6, '#a01f54'],
      [1, '#2a0628'],
    ]) +
    b.glow(1080, 300, 560, 360, '#ffb04a', 0.75) +
    put(rays, 1080, 310) +
    batik(b, 'songket', 1440, 500, 0.1, 1.2) +
    veil(ridge(chance, 440, 14), '#3a0a38') +
    put(figure(b, 'coin', 1), 838, 398, 0, 0.78) +
    put(figure(b, 'coin', 1), 1322, 402, 0, 0.84) +
    put(figure(b, 'chest', 0), 1080, 318, 0, 1.86) +
    put(figure(b, 'gem', 0), 1290, 200, 18, 0.56) +
    put(figure(b, 'crown', 0), 884, 190, -14, 0.6) +
    put(figure(b, 'coin', 0), 1086, 84, 10, 0.44) +
    put(figure(b, 'coin', 0), 720, 282, -16, 0.42) +
    put(figure(b, 'pearl', 0), 1408, 282, 10, 0.4) +
    veil(ridge(chance, 484, 8), '#1c0420') +
    glints(b, [
      [960, 120, 12],
      [1210, 110, 10],
      [1370, 140, 14],
      [780, 180, 9],
      [1180, 420, 8],
    ]) +
    hush(b, '#2c0630')
  );
};

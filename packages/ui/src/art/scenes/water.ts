import { figure } from '../compositions.ts';
import { batik } from '../grounds.ts';
import { put, round } from '../shapes.ts';
import { type Draw, glints, hush, ridge, sky, stars, trace, veil } from './stage.ts';

const ripple = (x: number, y: number, rx: number, colour: string, opacity: number) =>
  [1, 0.72, 0.46]
    .map(
      (k, i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${round(rx * k)}" ry="${round(rx * k * 0.2)}" fill="none" stroke="${colour}" stroke-width="2.4" opacity="${round(opacity * 10 - i) / 10}"/>`,
    )
    .join('');

const pad = (x: number, y: number, rx: number, lean = 0) =>
  put(
    `<ellipse rx="${rx}" ry="${round(rx * 0.3)}" fill="#0f5a48"/><ellipse cy="-3" rx="${rx}" ry="${round(rx * 0.3)}" fill="#2f9a5c"/><path d="M0 -3L${-rx * 0.9} ${-rx * 0.1}M0 -3L${-rx * 0.4} ${rx * 0.2}M0 -3L${rx * 0.5} ${rx * 0.18}M0 -3L${rx * 0.8} ${-rx * 0.12}M0 -3L${-rx * 0.2} ${-rx * 0.28}" stroke="#a6f08a" stroke-width="2" opacity=".4"/>`,
    x,
    y,
    lean,
  );

const reed = (x: number, y: number, height: number, lean: number) =>
  put(
    `<path d="M-5 0C-6 ${-height * 0.5} 4 ${-height * 0.8} ${lean} ${-height}C8 ${-height * 0.7} 8 ${-height * 0.4} 6 0Z" fill="#0a3a3c"/>`,
    x,
    y,
  );

export const lotusPond: Draw = ({ b, chance }) =>
  sky(b, [
    [0, '#0b1a4e'],
    [0.36, '#2a4fa0'],
    [0.56, '#c86aa8'],
    [0.6, '#1b6a8c'],
    [1, '#062a44'],
  ]) +
  b.glow(1080, 190, 420, 300, '#ffd9c0', 0.75) +
  `<circle cx="1080" cy="168" r="104" fill="${b.radial(
    [
      [0, '#fffdf0'],
      [0.7, '#ffe9b8'],
      [1, '#ffc98a'],
    ],
    'cx=".4" cy=".35"',
  )}"/>` +
  batik(b, 'megaMendung', 1440, 290, 0.12, 1.5) +
  stars(b, chance, 40, 200) +
  veil(ridge(chance, 268, 26), '#2a2f7c', 0.75) +
  veil(ridge(chance, 288, 12), '#182560', 0.9) +
  veil('M0 300H1440V500H0Z', '#0d5c78', 0.92) +
  b.glow(1080, 372, 190, 104, '#ffe6c0', 0.65) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      trace(`M${940 + ((i * 53) % 120)} ${316 + i * 24}q20 -7 40 0t40 0t40 0t40 0`, '#fff0cc', 3, 0.5 - i * 0.05),
    )
    .join('') +
  ripple(860, 404, 150, '#9fe8ff', 0.4) +
  ripple(1290, 440, 180, '#9fe8ff', 0.4) +
  pad(700, 366, 62) +
  pad(1000, 366, 54) +
  pad(1404, 378, 76) +
  pad(1180, 478, 120, 2) +
  pad(812, 470, 96, -2) +
  put(figure(b, 'lotus', 0), 1000, 318, 0, 0.5) +
  put(figure(b, 'lotus', 0), 1376, 326, 0, 0.58) +
  put(figure(b, 'lotus', 0), 838, 386, 0, 0.86) +
  put(figure(b, 'lotus', 0), 1176, 372, 0, 1.22) +
  put(figure(b, 'butterfly', 0), 960, 172, 18, 0.3) +
  put(figure(b, 'crane', 0), 1296, 130, 0, 0.62) +
  [
    [1408, 500, 200, 26],
    [1432, 500, 260, -22],
    [1388, 500, 150, -10],
    [620, 500, 120, 16],
    [600, 500, 160, -14],
  ]
    .map(([x = 0, y = 0, h = 0, l = 0]) => reed(x, y, h, l))
    .join('') +
  glints(b, [
    [760, 330, 9],
    [1060, 440, 8],
    [1330, 250, 10],
    [690, 240, 7],
  ]) +
  hush(b, '#07163c');

export const koiRiver: Draw = ({ b, chance }) => {
  const swimmer = (x: number, y: number, turn: number, k: number) =>
    `<g opacity=".28" transform="translate(18 26)">${put('<ellipse rx="52" ry="86" fill="#031a30"/>', x, y, turn + 28, k)}</g>` +
    put(figure(b, 'koi', 0), x, y, turn, k);
  const flow = Array.from({ length: 9 }, (_, i) => {
    const y = round(30 + i * 56 + chance.between(-8, 8));
    return trace(
      `M${round(chance.between(-60, 320))} ${y}c120 -36 220 30 340 0s220 -30 340 6s260 20 380 -8`,
      '#b8fff4',
      3,
      0.16,
    );
  }).join('');
  return (
    sky(b, [
      [0, '#0a6a86'],
      [0.5, '#0d8a94'],
      [1, '#063a5c'],
    ]) +
    b.glow(1060, 220, 560, 340, '#6ff0d8', 0.5) +
    batik(b, 'kawung', 1440, 500, 0.07, 1.6) +
    flow +
    ripple(900, 300, 190, '#d8fff6', 0.5) +
    ripple(1270, 170, 170, '#d8fff6', 0.5) +
    veil('M1440 0V150C1400 120 1350 130 1320 96C1290 64 1240 60 1226 0Z', '#083a4a', 0.9) +
    veil('M1440 500V410C1390 400 1360 440 1300 446C1240 452 1220 480 1210 500Z', '#083a4a', 0.9) +
    swimmer(780, 150, 64, 0.66) +
    swimmer(1010, 330, 20, 1.35) +
    swimmer(1240, 250, -28, 1.16) +
    swimmer(1120, 96, 96, 0.74) +
    swimmer(760, 400, 110, 0.86) +
    pad(1368, 92, 90, -6) +
    pad(930, 62, 66, 4) +
    pad(1380, 452, 100, 5) +
    pad(620, 300, 58) +
    put(figure(b, 'lotus', 1), 1376, 78, 0, 0.58) +
    put(figure(b, 'lotus', 1), 1346, 438, 20, 0.66) +
    [
      [860, 220, 30],
      [1150, 400, -20],
      [1080, 190, 70],
      [660, 210, 10],
      [1300, 340, 120],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        put('<path d="M0 0C-12 -8 -10 -26 0 -32C10 -26 12 -8 0 0Z" fill="#ffc4dc"/>', x, y, turn),
      )
      .join('') +
    glints(b, [
      [900, 250, 10],
      [1190, 150, 9],
      [700, 340, 8],
      [1330, 230, 7],
    ]) +
    hush(b, '#04283f')
  );
};

export const harbour: Draw = ({ b, chance }) => {
  const burst = (x: number, y: number, r: number, colour: string, count: number) =>
    b.glow(x, y, r * 1.2, r * 1.2, colour, 0.45) +
    put(
      Array.from({ length: count }, (_, i) =>
        put(
          `<path d="M0 ${-r * 0.25}Q${r * 0.06} ${round(-r * 0.7)} 0 ${-r}" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/><circle cy="${round(-r * 1.08)}" r="4" fill="#fff"/>`,
          0,
          0,
          (i * 360) / count,
        ),
      ).join('') +
        Array.from(
          { length: count },
          (_, i) =>
            `<circle cy="${round(-r * 0.62)}" r="3" fill="${colour}" transform="rotate(${round(((i + 0.5) * 360) / count)})"/>`,
        ).join(''),
      x,
      y,
    );
  return (
    sky(b, [
      [0, '#0d0b3a'],
      [0.5, '#3a1f7c'],
      [0.66, '#a03a86'],
      [1, '#0b1f50'],
    ]) +
    batik(b, 'ceplok', 1440, 330, 0.08) +
    stars(b, chance, 60, 300) +
    burst(930, 130, 96, '#ffd96e', 18) +
    burst(1210, 110, 120, '#ff9fc6', 20) +
    burst(1380, 220, 66, '#7fe8ff', 14) +
    burst(740, 210, 60, '#b993ff', 14) +
    veil(ridge(chance, 322, 22), '#2c165e', 0.95) +
    veil('M0 348H1440V500H0Z', '#152a6e') +
    b.glow(1080, 400, 420, 100, '#ff9a6a', 0.55) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        trace(
          `M${600 + ((i * 97) % 200)} ${366 + i * 28}q24 -8 48 0t48 0t48 0t48 0M${1050 + ((i * 71) % 160)} ${374 + i * 26}q20 -7 40 0t40 0t40 0t40 0`,
          '#ffd9a8',
          3,
          0.4 - i * 0.05,
        ),
      )
      .join('') +
    put(figure(b, 'boat', 0), 806, 350, 0, 0.62) +
    put(figure(b, 'boat', 0), 1322, 360, 0, 0.8) +
    put(figure(b, 'boat', 0), 1070, 370, 0, 1.24) +
    hush(b, '#0b0a34')
  );
};

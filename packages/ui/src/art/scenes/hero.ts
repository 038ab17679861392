import { brushFor } from '../brush.ts';
import { svg } from '../document.ts';
import { palettes } from '../palettes.ts';
import { put, round } from '../shapes.ts';
import { hush, sky, trace, veil } from './stage.ts';

/** One lantern of few strokes; the rest of the kit's is too dear inside a page's first bytes. */
const lantern = (id: string) =>
  `<g id="${id}l"><circle r="150" cy="6" fill="url(#${id}g)"/><path d="M-30 -62C-84 -52 -96 -26 -96 -2C-96 24 -84 50 -30 60H30C84 50 96 24 96 -2C96 -26 84 -52 30 -62Z" fill="url(#${id}p)"/><ellipse rx="52" ry="50" fill="url(#${id}h)"/><path d="M-24 -62C-66 -40 -66 38 -24 60M-9 -62C-26 -36 -26 34 -9 60M24 -62C66 -40 66 38 24 60M9 -62C26 -36 26 34 9 60" fill="none" stroke="#ffe08a" stroke-width="2.4" opacity=".85"/><path d="M-82 -30C-70 -46 -52 -54 -36 -56C-58 -44 -74 -26 -80 -6Z" fill="#fff" opacity=".45"/><path d="M-38 -72a6 6 0 0 1 6 -6H32a6 6 0 0 1 6 6V-60H-38ZM-32 57H32V72H-32Z" fill="url(#${id}m)"/><path d="M-20 74V96M0 74V108M20 74V96" stroke="#e8394f" stroke-width="9"/><path d="M-20 72V80M0 72V82M20 72V80" stroke="#ffd96e" stroke-width="10"/></g>`;

/** Dots of a round stroke: a circle each would weigh ten times as much. */
const starsNear = 'M421 150h0M1235 190h0M657 42h0M1262 142h0M872 36h0M609 102h0';
const starsFar = 'M499 71h0M631 98h0M1033 66h0M668 160h0M415 43h0M771 145h0M1180 24h0';

/** Roofs of the row behind, in the order of their repetition: a row that repeats itself packs to almost nothing. */
const roofTops = [300, 259, 280];
const houses = Array.from({ length: 13 }, (_, i) => roofTops[i % roofTops.length] ?? 300);
const roofs = `M-4 500${houses.map((top) => `V${top}l12 -16h26c6 -30 30 -30 36 0h26l12 16V500Z`).join('m112 0')}`;
/** Three lit windows a house, each a short stroke with round ends. */
const windows = houses
  .map((top, i) => `${i === 0 ? 'M20' : 'm48'} ${i === 0 ? top + 20 : top - (houses[i - 1] ?? top) - 14}`)
  .map((start) => `${start}v14m32 -14v14m32 -14v14`)
  .join('');

/** Strings of market bulbs: one row of round dashes over the other. */
const bulbs = (rope: string) => {
  const row = (colour: string, width: number, opacity: number) =>
    `<path d="${rope}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  const rows = row('#ffa04a', 30, 0.16) + row('#ffb84e', 20, 0.36) + row('#fff0c0', 9, 1);
  return `${trace(rope, '#2a0f2c', 2.4, 0.8)}<g fill="none" stroke-linecap="round" stroke-dasharray="0 46" transform="translate(0 7)">${rows}</g>`;
};

/** The first screen's picture, light enough to stand inside the first HTML: the night market's lanterns, 1440 by 500. */
export function heroScene(): string {
  const palette = palettes[0];
  const b = brushFor('hero', palette);
  const stops = (...list: [number, string, number?][]) =>
    list
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  const defs = `<defs><radialGradient id="herog">${stops([0.3, '#ffbe55', 0.6], [0.6, '#ff9a4a', 0.2], [1, '#ff9a4a', 0])}</radialGradient><radialGradient id="heroh">${stops([0, '#fffbe6'], [0.4, '#fff0b0', 0.8], [1, '#ffd070', 0])}</radialGradient><linearGradient id="herop" x1=".2" x2=".7" y2="1">${stops([0, '#ffd27a'], [0.3, '#ff9a48'], [0.7, '#fb5a2a'], [1, '#a81f12'])}</linearGradient><linearGradient id="herom">${stops([0, '#f3a126'], [0.3, '#fff4c8'], [0.7, '#f3a126'], [1, '#9c5006'])}</linearGradient>${lantern('hero')}</defs>`;
  const hung = (x: number, y: number, k: number) =>
    trace(`M${x} 0V${round(y - 76 * k)}`, '#ffd58a', 2, 0.7) + put('<use href="#herol"/>', x, y, 0, k);
  const stripe = (tint: string) =>
    `<path d="M-104 0H104V120H-104Z" fill="#ffb45a"/><path d="M-104 62H104V130H-104Z" fill="#431333"/><path d="M-104 62H104V70H-104Z" fill="#ffd27a"/><path d="M-84 -58H84L108 0a18 14 0 0 1 -36 0a18 14 0 0 1 -36 0a18 14 0 0 1 -36 0a18 14 0 0 1 -36 0a18 14 0 0 1 -36 0a18 14 0 0 1 -36 0Z" fill="${tint}"/><path d="M-56 -58H-28L-36 0a18 14 0 0 1 -36 0ZM0 -58H28L36 0a18 14 0 0 1 -36 0ZM56 -58H84L108 0a18 14 0 0 1 -36 0Z" fill="#fff3d8"/><path d="M-16 62V40c0 -16 32 -16 32 0V62ZM-10 24a10 10 0 1 0 20 0a10 10 0 1 0 -20 0" fill="#5a1a38"/><path d="M-88 62a11 11 0 0 1 22 0ZM-42 62a10 10 0 0 1 20 0ZM44 62a11 11 0 0 1 22 0Z" fill="#e8498c"/><path d="M-66 62a12 12 0 0 1 24 0ZM22 62a11 11 0 0 1 22 0ZM66 62a12 12 0 0 1 24 0Z" fill="#ff7a3a"/><path d="M-101 0V130M101 0V130" stroke="#2a0a22" stroke-width="6"/>`;
  const walkers = [
    [650, 1],
    [806, 1.15],
    [1004, 1.2],
    [1226, 1.1],
    [1262, 0.9],
    [1410, 1.2],
  ]
    .map(([x = 0, k = 1]) =>
      put(
        '<path d="M-12 -30L-14 4H-3L0 -20L5 4H16L12 -32L13 -50L20 -30L25 -32L18 -60C16 -66 10 -67 6 -67A10.5 10.5 0 1 0 -6 -67C-12 -67 -16 -64 -17 -58L-22 -30L-17 -29L-12 -48Z" fill="#270a33"/>',
        x,
        492,
        0,
        k,
      ),
    )
    .join('');
  const body =
    sky(b, [
      [0, '#1a0f45'],
      [0.42, '#5a1f7c'],
      [0.72, '#b8326c'],
      [1, '#f08a3c'],
    ]) +
    b.glow(1080, 320, 620, 330, '#ffb04a', 0.7) +
    trace(starsNear, palette.light, 3, 0.75) +
    trace(starsFar, palette.light, 2, 0.6) +
    veil(roofs, '#3c1457', 0.8) +
    trace(windows, '#ffc46a', 16, 0.7) +
    bulbs('M560 60Q780 182 1000 120M980 126Q1215 193 1450 60') +
    put(stripe('#d81e45'), 710, 372, 0, 0.86) +
    put(stripe('#7b47e0'), 1336, 366) +
    put(stripe('#149da2'), 1116, 392, 0, 1.04) +
    put(stripe('#f3a126'), 898, 398) +
    walkers +
    veil('M0 486Q360 470 720 484T1440 480V500H0Z', '#1f0a30') +
    hung(1372, 116, 0.5) +
    hung(800, 110, 0.46) +
    hung(970, 210, 0.86) +
    hung(1116, 116, 0.6) +
    hung(1250, 218, 1) +
    hush(b, '#160a3a');
  return svg({ width: 1440, height: 500, crop: 'xMaxYMid slice' }, defs + b.defs() + body);
}

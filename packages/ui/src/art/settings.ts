import type { Brush } from './brush.ts';
import type { Chance } from './chance.ts';
import { disc, round } from './shapes.ts';

/** Where a subject stands: a quiet middle distance behind it, drawn in the palette's own darks. Cards are 300 by 400. */
export const settingNames = ['hills', 'water', 'roofs', 'clouds', 'rays', 'arcs', 'bokeh'] as const;
export type SettingName = (typeof settingNames)[number];

const veil = (b: Brush, d: string, opacity: number, tone = 1) =>
  `<path d="${d}" fill="${b.palette.ground[tone]}" opacity="${opacity}"/>`;
const lit = (b: Brush, d: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${b.palette.light}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;

const lights = (b: Brush, chance: Chance, count: number, width: number, height: number): string =>
  Array.from({ length: count }, () => {
    const r = round(chance.between(3, 17));
    return `<circle cx="${round(chance.between(0, width))}" cy="${round(chance.between(0, height))}" r="${r}" fill="${b.palette.light}" opacity="${round(chance.between(0.6, 1.9)) / 10}"/>`;
  }).join('');

/** A stilt house under a long-eaved roof, its windows lit. */
const house = (b: Brush, x: number, y: number, w: number, opacity: number, tone: number) => {
  const r = (k: number) => round(x + w * k);
  return (
    veil(
      b,
      `M${r(-1)} ${y}C${r(-0.5)} ${y - 4} ${r(-0.16)} ${round(y - w * 0.5)} ${x} ${round(y - w * 0.85)}C${r(0.16)} ${round(y - w * 0.5)} ${r(0.5)} ${y - 4} ${r(1)} ${y}L${r(0.7)} ${y + 5}V${y + 30}H${r(0.8)}V330H${r(-0.8)}V${y + 30}H${r(-0.7)}V${y + 5}Z`,
      opacity,
      tone,
    ) +
    lit(
      b,
      `M${r(-1)} ${y}C${r(-0.5)} ${y - 4} ${r(-0.16)} ${round(y - w * 0.5)} ${x} ${round(y - w * 0.85)}`,
      1.2,
      0.4,
    ) +
    `<path d="M${r(-0.42)} ${y + 11}h${round(w * 0.2)}v15h-${round(w * 0.2)}ZM${r(0.22)} ${y + 11}h${round(w * 0.2)}v15h-${round(w * 0.2)}Z" fill="#ffc46a" opacity=".8"/>`
  );
};

export function setting(b: Brush, name: SettingName, chance: Chance): string {
  const shift = round(chance.between(-16, 16));
  switch (name) {
    case 'hills':
      return (
        veil(
          b,
          `M0 ${238 + shift}C60 ${196 + shift} 100 ${246 + shift} 160 ${226 + shift}C220 ${204 + shift} 250 ${222 + shift} 300 ${198 + shift}V400H0Z`,
          0.7,
        ) +
        lit(
          b,
          `M0 ${238 + shift}C60 ${196 + shift} 100 ${246 + shift} 160 ${226 + shift}C220 ${204 + shift} 250 ${222 + shift} 300 ${198 + shift}`,
          1.4,
          0.35,
        ) +
        veil(
          b,
          `M0 ${276 - shift}C70 ${250 - shift} 130 ${286 - shift} 190 ${262 - shift}C230 ${248 - shift} 270 ${258 - shift} 300 ${272 - shift}V400H0Z`,
          0.8,
          2,
        )
      );
    case 'water':
      return (
        veil(b, `M0 ${246 + shift}H300V400H0Z`, 0.65) +
        [0, 1, 2, 3]
          .map((i) =>
            lit(
              b,
              `M${20 + ((i * 67) % 60)} ${256 + shift + i * 15}q14 -7 28 0t28 0t28 0M${190 - ((i * 41) % 50)} ${262 + shift + i * 15}q12 -6 24 0t24 0t24 0`,
              2.2,
              0.4 - i * 0.07,
            ),
          )
          .join('')
      );
    case 'roofs':
      return house(b, 52 + shift, 226, 44, 0.8, 1) + house(b, 252 + shift, 216, 50, 0.8, 1);
    case 'clouds': {
      const cloud = (x: number, y: number, k: number) =>
        `M${round(x - 60 * k)} ${y}C${round(x - 84 * k)} ${y} ${round(x - 78 * k)} ${round(y - 30 * k)} ${round(x - 52 * k)} ${round(y - 26 * k)}C${round(x - 46 * k)} ${round(y - 56 * k)} ${round(x - 4 * k)} ${round(y - 58 * k)} ${round(x + 4 * k)} ${round(y - 32 * k)}C${round(x + 26 * k)} ${round(y - 52 * k)} ${round(x + 58 * k)} ${round(y - 34 * k)} ${round(x + 48 * k)} ${round(y - 18 * k)}C${round(x + 78 * k)} ${round(y - 22 * k)} ${round(x + 82 * k)} ${y} ${round(x + 60 * k)} ${y}Z`;
      const all = [
        cloud(40 + shift, 250, 0.9),
        cloud(262 - shift, 226, 0.8),
        cloud(160 + shift, 290, 1.3),
        cloud(60, 84 + shift, 0.5),
        cloud(262, 104 - shift, 0.42),
      ];
      return all.map((d, i) => veil(b, d, 0.55, i % 2 ? 0 : 1) + lit(b, d, 1.3, 0.28)).join('');
    }
    case 'rays':
      return `<g transform="translate(150 172)">${Array.from(
        { length: 14 },
        (_, i) =>
          `<path d="M0 0L-17 -330H17Z" transform="rotate(${round(i * 25.7 + shift)})" fill="${b.linear([
            [0, b.palette.light, 0],
            [0.3, b.palette.light, 0.05],
            [1, b.palette.light, 0.34],
          ])}"/>`,
      ).join('')}</g>`;
    case 'arcs':
      return [0, 1, 2]
        .flatMap((row) => [0, 1, 2, 3, 4].map((col) => [col * 75 - (row % 2) * 37, 262 + row * 34] as const))
        .map(([x, y]) =>
          [40, 29, 18].map((r) => lit(b, `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`, 1.8, 0.26)).join(''),
        )
        .join('');
    default:
      return (
        lights(b, chance, 9, 300, 300) +
        `<path d="${disc(150, 172, 118)}" fill="none" stroke="${b.palette.light}" opacity=".22" stroke-width="1.4" stroke-dasharray="1 9" stroke-linecap="round"/>`
      );
  }
}

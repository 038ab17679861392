import { vipTones, type VipTone } from '@pelita/contract';
import { svg } from './document.ts';

/** Crown and pavilion of a cut stone, facet by facet; the number picks a tone of the stone, from pale to deep. */
const facets: readonly (readonly [d: string, tone: number])[] = [
  ['M22 18H42L32 30Z', 0],
  ['M22 18L32 30H8Z', 1],
  ['M42 18L56 30H32Z', 2],
  ['M8 30L22 18L20 30Z', 2],
  ['M8 30H22L32 58Z', 2],
  ['M22 30H42L32 58Z', 1],
  ['M42 30H56L32 58Z', 3],
];
const sparkle = 'M0 -6Q.8 -.8 6 0Q.8 .8 0 6Q-.8 .8 -6 0Q-.8 -.8 0 -6Z';

const stones: Record<VipTone, readonly [string, string, string, string]> = {
  bronze: ['#f3cfa4', '#cd8b4e', '#9a5a2a', '#5c2f12'],
  silver: ['#ffffff', '#dfe6f2', '#a7b3ca', '#5f6c86'],
  gold: ['#fff3bf', '#ffd45e', '#eda02a', '#9c5a0a'],
  jade: ['#d4ffe3', '#5fe0a0', '#1aa56c', '#075239'],
  pearl: ['#ffffff', '#fdf1e6', '#ecd3d6', '#b894a6'],
  ruby: ['#ffd8de', '#ff7389', '#dc2148', '#720a2a'],
  sapphire: ['#dbeeff', '#79bfff', '#2d78e0', '#11357f'],
  amethyst: ['#efe0ff', '#bd92ff', '#7d45e2', '#371681'],
  diamond: ['#ffffff', '#b9fff4', '#4fd6cc', '#127a83'],
};

/** The stone of a rank, 64 by 64, without a ground; null for a name that is no stone. */
export function rankBadge(tone: string): string | null {
  const known = vipTones.find((name) => name === tone);
  if (!known) return null;
  const body = facets.map(([d, at]) => `<path d="${d}" fill="${stones[known][at]}"/>`).join('');
  const outline = `<path d="M22 18H42L56 30L32 58L8 30Z" fill="none" stroke="${stones[known][3]}" stroke-width="1.4" stroke-linejoin="round"/>`;
  const light = [
    [14, 12, 0.9],
    [52, 16, 0.7],
    [47, 7, 0.5],
  ]
    .map(
      ([x, y, scale]) =>
        `<path d="${sparkle}" transform="translate(${x} ${y}) scale(${scale})" fill="${stones[known][0]}"/>`,
    )
    .join('');
  return svg({ width: 64, height: 64 }, body + outline + light);
}

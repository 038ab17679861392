import type { Brush, Paint } from '../brush.ts';
import { disc, fan, petal, point, put, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

const veined = (b: Brush, length: number, width: number, paint: Paint, vein: Paint = 'main3') =>
  b.shape(petal(length, width), paint) +
  b.line(
    `M0 ${-length * 0.2}V${-length * 0.8}M0 ${-length * 0.3}Q${width * 0.3} ${-length * 0.5} ${width * 0.25} ${-length * 0.7}M0 ${-length * 0.3}Q${-width * 0.3} ${-length * 0.5} ${-width * 0.25} ${-length * 0.7}`,
    vein,
    1.3,
    'opacity=".32"',
  );

const pad = (b: Brush, y: number) =>
  b.oval(0, y, 92, 20, 'leaf') +
  b.line(
    `M0 ${y}L-70 ${y - 6}M0 ${y}L-40 ${y + 14}M0 ${y}L40 ${y + 14}M0 ${y}L72 ${y - 5}`,
    'leaf3',
    1.8,
    'opacity=".5"',
  );

function bloom(b: Brush, x: number, y: number): string {
  return (
    fan([-64, 64, -40, 40], veined(b, 118, 32, 'main-'), x, y) +
    fan([-20, 20, 0], veined(b, 128, 34, 'main'), x, y) +
    fan([-84, 84], veined(b, 96, 26, 'main'), x, y) +
    fan([-52, 52, -28, 28], veined(b, 98, 31, 'main'), x, y) +
    b.glow(x, y - 44, 34, 30, '#ffe9a0', 0.9) +
    fan([-14, 14], veined(b, 82, 30, 'main'), x, y) +
    fan([-70, 70], veined(b, 72, 24, 'main+'), x, y) +
    fan([-38, 38, 0], veined(b, 66, 27, 'main+'), x, y)
  );
}

function lotusFromAbove(b: Brush): string {
  const seeds = [[0, 0], ...[0, 1, 2, 3, 4, 5].map((i) => point(11, i * 60))];
  return (
    wreath(8, veined(b, 98, 27, 'main-'), 0, 22.5) +
    wreath(8, veined(b, 90, 27, 'main'), 0) +
    wreath(8, veined(b, 66, 21, 'accent', 'accent3'), 0, 22.5) +
    wreath(8, veined(b, 46, 16, 'main+'), 0) +
    wreath(18, b.line('M0 -14V-26', 'gold1', 2.2) + b.mark(disc(0, -27, 2.4), 'gold0'), 4) +
    b.ball(0, 0, 19, 'leaf*') +
    seeds.map(([x = 0, y = 0]) => b.ball(x, y, 3.4, 'gold*')).join('')
  );
}

function lotus(b: Brush, variant: number): string {
  if (variant === 1) return lotusFromAbove(b);
  if (variant === 0) return pad(b, 70) + bloom(b, 0, 66);
  const bud = fan([-16, 16], veined(b, 58, 15, 'main-'), 66, -22) + put(veined(b, 64, 16, 'main'), 66, -22);
  return (
    b.line('M-10 40Q-16 70 0 100M66 -22Q72 40 20 100', 'leaf2', 6) +
    b.oval(-52, 84, 46, 13, 'leaf', -6) +
    b.oval(56, 92, 40, 11, 'leaf', 5) +
    bud +
    put(bloom(b, 0, 60), -14, -2, -6, 0.82)
  );
}

function orchid(b: Brush): string {
  const freckles = wreath(5, b.mark(disc(-4, -22, 1.8) + disc(5, -26, 1.6) + disc(0, -34, 1.5), 'violet3', 0.7));
  return (
    b.line('M4 20C20 60 14 84 -20 102', 'leaf2', 7) +
    b.shape('M-14 96C-50 92 -70 66 -74 40C-44 46 -20 66 -14 96Z', 'leaf') +
    wreath(3, veined(b, 92, 27, 'main-')) +
    fan([-68, 68], b.shape('M0 0C-58 -12 -54 -74 -8 -84C30 -90 58 -44 0 0Z', 'main'), 0, -4) +
    fan(
      [-68, 68],
      b.line('M0 -10Q-14 -40 -12 -66M2 -10Q4 -40 6 -70M4 -8Q20 -30 24 -52', 'main3', 1.6, 'opacity=".4"'),
      0,
      -4,
    ) +
    b.shape('M0 -6C-34 2 -30 44 0 58C30 44 34 2 0 -6Z', 'accent') +
    b.shape('M0 -18C-16 -12 -16 16 0 24C16 16 16 -12 0 -18Z', 'gold') +
    put(freckles, 0, 26, 0, 0.6) +
    b.ball(0, -8, 6, 'cream*')
  );
}

function hibiscus(b: Brush): string {
  const ruffled =
    'M0 0C-44 -14 -60 -56 -44 -82C-36 -76 -32 -92 -20 -92C-12 -98 -4 -88 0 -92C8 -100 18 -92 24 -90C36 -92 38 -76 46 -78C58 -54 44 -14 0 0Z';
  const stamen = [...Array(7).keys()].map((i) => [14 + i * 8, 8 - i * 12] as const);
  return (
    b.shape('M-40 40C-84 40 -100 66 -102 88C-70 92 -46 74 -34 52Z', 'leaf') +
    b.shape('M40 44C78 48 94 72 92 94C64 94 44 76 34 56Z', 'leaf') +
    wreath(
      5,
      b.shape(ruffled, 'ruby') +
        b.line('M0 -14V-78M-4 -16Q-26 -44 -28 -70M4 -16Q26 -44 30 -68', 'ruby0', 1.6, 'opacity=".4"'),
    ) +
    b.glow(0, 0, 34, 34, '#5a0020', 0.75) +
    b.line('M0 4Q34 -6 68 -58', 'gold3', 10) +
    b.line('M0 4Q34 -6 68 -58', 'gold1', 7) +
    stamen.map(([x, y]) => b.ball(x + 10, y - 6 - x * 0.12, 4.2, 'gold*')).join('') +
    [
      [60, -72],
      [76, -68],
      [80, -54],
      [68, -60],
    ]
      .map(([x = 0, y = 0]) => b.ball(x, y, 6, 'ruby*'))
      .join('')
  );
}

function rose(b: Brush): string {
  const leaf =
    b.shape('M0 0C-30 -20 -30 -58 0 -84C30 -58 30 -20 0 0Z', 'leaf') +
    b.line('M0 0V-70M0 -24L-12 -38M0 -24L12 -38M0 -44L-10 -56M0 -44L10 -56', 'leaf3', 1.6, 'opacity=".5"');
  return (
    put(leaf, -34, 36, -118, 0.9) +
    put(leaf, 34, 36, 118, 0.9) +
    put(leaf, 0, 46, 180, 0.66) +
    wreath(5, b.shape('M0 10C-56 -8 -54 -74 -12 -82C14 -88 56 -72 50 -36C46 -10 26 6 0 10Z', 'ruby-'), 4) +
    wreath(5, b.shape('M0 8C-42 -6 -40 -54 -8 -60C14 -62 42 -50 38 -26C34 -6 20 6 0 8Z', 'ruby'), 2, 40) +
    wreath(4, b.shape('M0 6C-30 -4 -28 -38 -6 -42C12 -44 30 -34 27 -18C24 -4 14 4 0 6Z', 'ruby'), 2, 12) +
    b.ball(0, -2, 20, 'ruby-') +
    b.line('M-14 -4C-12 -18 10 -20 14 -6C16 8 -4 14 -8 2C-10 -6 2 -10 6 -2', 'ruby0', 3.4, 'opacity=".9"') +
    b.line('M-52 -40Q-30 -66 0 -66M30 56Q54 46 62 20', 'ruby0', 3, 'opacity=".5"')
  );
}

function bamboo(b: Brush): string {
  const stalk = (x: number, top: number, width: number) => {
    const joints = [top, top + 42, top + 84, top + 126].filter((y) => y < 92);
    return joints
      .map(
        (y) =>
          b.shape(
            `M${x - width} ${y + 3}C${x - width * 0.8} ${y + 14} ${x - width * 0.8} ${Math.min(y + 28, 92)} ${x - width} ${Math.min(y + 40, 100)}H${x + width}C${x + width * 0.8} ${Math.min(y + 28, 92)} ${x + width * 0.8} ${y + 14} ${x + width} ${y + 3}Z`,
            'leaf>',
          ) + b.line(`M${x - width} ${y + 1}h${width * 2}`, 'leaf0', 3),
      )
      .join('');
  };
  const leaf =
    b.shape('M0 0C-13 -18 -12 -46 0 -66C12 -46 13 -18 0 0Z', 'jade') +
    b.line('M0 -6V-54', 'jade3', 1.4, 'opacity=".5"');
  return (
    stalk(-44, -72, 12) +
    stalk(40, -54, 11) +
    stalk(0, -98, 15) +
    fan([-104, -70, -136], leaf, -44, -30) +
    fan([70, 104, 140], leaf, 14, -50) +
    fan([60, 96, 130], leaf, 44, 0) +
    fan([-60, -98], leaf, -10, 26)
  );
}

function palm(b: Brush): string {
  const frond =
    b.shape('M0 0C-24 -16 -26 -62 6 -92C-4 -66 4 -56 8 -50L2 -46L10 -36L3 -34L9 -22L4 -20Z', 'leaf') +
    b.line('M2 -4C-8 -34 -6 -62 4 -86', 'leaf0', 1.8, 'opacity=".6"');
  return (
    b.glow(0, 84, 100, 22, '#fff3c0', 0.5) +
    b.oval(4, 86, 84, 15, 'gold') +
    b.shape('M-8 84C-8 40 0 -4 22 -40L34 -34C16 0 12 40 16 84Z', 'wood') +
    b.line('M-6 66h20M-5 48h19M-2 30h17M3 12h15M9 -6h15M16 -24h13', 'wood3', 2.4, 'opacity=".6"') +
    fan([-100, -64, -26, 18, 58, 96], put(frond, 0, 0, 0, 0.92), 28, -38) +
    b.ball(16, -28, 12, 'wood*') +
    b.ball(40, -26, 12, 'wood*') +
    b.ball(28, -18, 12, 'wood*')
  );
}

export const garden: Record<string, Motif> = {
  lotus: { draw: lotus, variants: 3 },
  orchid: { draw: orchid },
  hibiscus: { draw: hibiscus, avoid: ['red', 'pink'] },
  rose: { draw: rose, avoid: ['red', 'pink'] },
  bamboo: { draw: bamboo, avoid: ['green'] },
  palm: { draw: palm, avoid: ['green'] },
};

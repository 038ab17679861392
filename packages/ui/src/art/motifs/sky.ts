import type { Brush } from '../brush.ts';
import { disc, glint, petal, point, polygon, put, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

function facetedStar(b: Brush, radius: number): string {
  const inner = radius * 0.44;
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const tip = point(radius, i * 72);
      return (
        b.mark(polygon([[0, 0], tip, point(inner, i * 72 - 36)]), i > 2 ? 'gold1' : i === 0 ? 'gold0' : 'gold2') +
        b.mark(polygon([[0, 0], tip, point(inner, i * 72 + 36)]), i > 2 ? 'gold2' : 'gold3')
      );
    })
    .join('');
}

function star(b: Brush): string {
  const outline = polygon([...Array(10).keys()].map((i) => point(i % 2 ? 46 : 100, i * 36)));
  return (
    b.glow(0, 0, 110, 110, '#ffd97a', 0.6) +
    wreath(10, b.mark(petal(104, 3), 'gold0', 0.5), 0, 18) +
    b.line(outline, 'gold3', 9) +
    b.line(outline, 'main1', 5) +
    facetedStar(b, 96) +
    b.mark(glint(-62, -64, 12) + glint(72, 62, 9) + glint(70, -70, 7), '#fff')
  );
}

const hungLantern = (b: Brush) =>
  b.line('M40 -86V-44', 'gold1', 2) +
  b.glow(40, -14, 50, 46, '#ffbe55', 0.8) +
  b.shape('M30 -36C6 -32 4 -2 30 4H50C76 -2 74 -32 50 -36Z', 'fire') +
  b.glow(40, -16, 22, 18, '#fff3b8', 0.95) +
  b.line('M34 -36C22 -28 22 -4 34 4M46 -36C58 -28 58 -4 46 4', 'gold1', 1.6) +
  b.shape('M26 -42H54V-35H26ZM29 3H51V9H29Z', 'gold') +
  b.line('M36 10V24M40 10V28M44 10V24', 'ruby1', 2.4);

function moon(b: Brush, variant: number): string {
  const crescent =
    'M26 -92C-34 -92 -82 -46 -82 8C-82 62 -36 98 16 98C52 98 76 78 86 58C38 76 -14 52 -22 2C-28 -38 -6 -74 26 -92Z';
  const cloud = (x: number, y: number, k: number) =>
    put(
      b.shape(
        'M-60 14C-74 14 -74 -6 -58 -6C-56 -24 -30 -28 -22 -14C-14 -32 18 -30 20 -10C36 -20 58 -8 50 14Z',
        'cream',
      ) + b.line('M-44 4q8 -10 18 -2M-6 0q10 -14 20 -2', 'violet1', 3, 'opacity=".7"'),
      x,
      y,
      0,
      k,
    );
  return (
    b.glow(-4, 4, 110, 110, '#ffe7a8', 0.7) +
    b.shape(crescent, 'gold') +
    b.mark(disc(-50, 22, 9) + disc(-30, 62, 7) + disc(-46, -22, 6) + disc(14, 84, 5), 'gold3', 0.25) +
    b.line('M12 -84C-40 -78 -72 -38 -72 8', 'gold0', 3.4, 'opacity=".9"') +
    (variant === 1 ? put(facetedStar(b, 40), 42, -12) : hungLantern(b)) +
    cloud(34, 66, 0.9) +
    cloud(-58, 84, 0.55) +
    b.mark(glint(78, -64, 13) + glint(54, -88, 7) + glint(92, 12, 8), '#fff')
  );
}

function sun(b: Brush): string {
  return (
    b.glow(0, 0, 112, 112, '#ffb648', 0.7) +
    wreath(12, b.shape('M-13 0C-14 -22 10 -26 0 -50C22 -32 20 -12 13 0Z', 'fire'), 50) +
    wreath(12, b.shape('M-9 0L0 -38L9 0Z', 'gold'), 54, 15) +
    b.ball(0, 0, 56, 'gold-') +
    b.ball(0, 0, 51, 'gold*') +
    wreath(12, b.mark(petal(38, 9), 'fire2', 0.55)) +
    wreath(12, b.mark(petal(24, 6), 'gold0', 0.8), 0, 15) +
    b.ball(0, 0, 13, 'ruby*')
  );
}

const puff =
  'M-84 30C-106 24 -100 -8 -76 -8C-80 -42 -38 -54 -24 -30C-14 -66 44 -66 48 -26C76 -36 100 -8 84 16C82 30 66 32 56 30Z';
const curl = 'M-60 16C-60 -10 -28 -12 -26 8C-26 18 -40 20 -42 10M0 18C-6 -22 40 -26 40 4C40 18 22 20 20 8';

function rainCloud(b: Brush): string {
  const drop = (x: number, y: number, k = 1) =>
    put(b.shape('M0 -18C8 -6 11 2 11 8A11 11 0 0 1 -11 8C-11 2 -8 -6 0 -18Z', 'sky*'), x, y, 14, k);
  return (
    put(b.shape(puff, 'main-'), 16, -46, 0, 0.8) +
    put(
      b.shape(puff, 'cream') +
        b.line(curl, 'main2', 5, 'opacity=".7"') +
        b.line('M-70 26H60', 'main1', 3, 'opacity=".5"'),
      -4,
      -12,
    ) +
    drop(-60, 54) +
    drop(-20, 48, 0.85) +
    drop(22, 56) +
    drop(58, 44, 0.8) +
    drop(-40, 88, 0.75) +
    drop(2, 92, 0.9) +
    drop(42, 88, 0.7)
  );
}

function lightning(b: Brush): string {
  const bolt = 'M18 -100L-50 8H-10L-34 100L54 -22H12L44 -100Z';
  return (
    b.glow(0, 0, 104, 112, '#fff0a0', 0.7) +
    b.line('M-60 -62L-84 -40L-66 -34L-92 -4M64 22L90 44L72 52L94 84', 'gold0', 4, 'opacity=".8"') +
    b.line(bolt, 'fire3', 14) +
    b.shape(bolt, 'gold') +
    b.mark('M18 -100L-50 8H-26L30 -100Z', 'gold0', 0.85) +
    b.mark('M54 -22L-34 100L-22 56L30 -22Z', 'fire2', 0.6) +
    b.mark(glint(-60, 60, 10) + glint(70, -56, 13), '#fff')
  );
}

function comet(b: Brush): string {
  return (
    b.mark('M96 -100C40 -70 -10 -30 -62 30L-18 66C30 20 70 -40 96 -100Z', 'fire', 0.55) +
    b.mark('M98 -78C50 -40 10 0 -40 44L-22 58C20 20 66 -30 98 -78Z', 'gold1', 0.7) +
    b.mark('M72 -102C30 -72 -20 -30 -60 14L-44 28C0 -20 40 -64 72 -102Z', 'rose1', 0.6) +
    b.glow(-42, 44, 66, 66, '#fff2b0', 0.9) +
    put(facetedStar(b, 52), -42, 44, -18) +
    b.mark(glint(10, 40, 10) + glint(-60, -34, 12) + glint(60, 30, 8) + disc(30, 64, 3) + disc(-86, -10, 3), '#fff')
  );
}

function fire(b: Brush): string {
  return (
    b.glow(0, 20, 108, 104, '#ff8a3d', 0.6) +
    b.shape(
      'M-4 -104C34 -70 30 -44 52 -34C58 -46 56 -56 54 -64C84 -36 88 20 66 56C48 88 -48 92 -68 56C-88 20 -70 -14 -46 -42C-44 -24 -38 -14 -30 -12C-34 -46 -24 -78 -4 -104Z',
      'fire',
    ) +
    b.shape(
      'M4 -54C26 -28 24 -10 38 -4C42 -10 42 -16 42 -22C60 2 60 40 42 62C24 82 -30 80 -44 58C-58 32 -42 8 -28 -8C-26 2 -22 8 -16 10C-18 -12 -10 -36 4 -54Z',
      'gold',
    ) +
    b.shape('M0 -6C18 14 30 34 22 56C14 74 -18 74 -26 56C-32 36 -12 18 0 -6Z', 'gold+') +
    b.mark(disc(-62, -58, 4) + disc(70, -74, 3.4) + disc(28, -96, 3) + disc(-30, -88, 3), 'gold1')
  );
}

function mountain(b: Brush): string {
  return (
    b.glow(34, -34, 66, 66, '#ffd27a', 0.7) +
    b.ball(34, -38, 34, 'fire*') +
    b.shape('M-98 84L-58 -6L-36 18L-8 -34L30 20L52 -10L98 84Z', 'violet-') +
    b.shape('M-74 84L-10 -74L62 84Z', 'main') +
    b.mark('M-10 -74L62 84H16L-2 26L8 -2Z', 'main3', 0.55) +
    b.shape('M-10 -74L-38 -6L-24 -14L-14 4L0 -14L10 2L22 -4Z', 'cream') +
    b.shape('M-104 86C-70 58 -30 76 0 64C34 52 70 74 104 66C90 90 50 98 0 98C-50 98 -92 94 -104 86Z', 'jade') +
    put(b.shape(puff, 'cream') + b.line(curl, 'violet1', 6, 'opacity=".6"'), -60, 28, 0, 0.42) +
    put(b.shape(puff, 'cream') + b.line(curl, 'violet1', 6, 'opacity=".6"'), 66, 12, 0, 0.34)
  );
}

function snow(b: Brush): string {
  const arm =
    b.line('M0 0V-94M0 -34L-20 -52M0 -34L20 -52M0 -60L-18 -76M0 -60L18 -76', 'sky2', 11) +
    b.line('M0 0V-94M0 -34L-20 -52M0 -34L20 -52M0 -60L-18 -76M0 -60L18 -76', 'cream0', 6) +
    b.ball(0, -94, 6, 'sky*');
  return (
    b.glow(0, 0, 104, 104, '#dff4ff', 0.6) +
    wreath(6, arm) +
    wreath(6, b.shape(petal(34, 9), 'sky'), 0, 30) +
    b.ball(0, 0, 13, 'cream*')
  );
}

export const sky: Record<string, Motif> = {
  star: { draw: star, avoid: ['amber'] },
  moon: { draw: moon, variants: 2, avoid: ['amber'] },
  sun: { draw: sun, avoid: ['amber', 'red'] },
  rain: { draw: rainCloud },
  lightning: { draw: lightning, avoid: ['amber'] },
  comet: { draw: comet, avoid: ['amber'] },
  fire: { draw: fire, avoid: ['amber', 'red'] },
  mountain: { draw: mountain },
  snow: { draw: snow, avoid: ['amber', 'red'] },
};

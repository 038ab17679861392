import type { Brush } from '../brush.ts';
import { disc, fan, mirror, petal, put } from '../shapes.ts';
import type { Motif } from './motif.ts';

function rooster(b: Brush): string {
  const plume = (d: string, paint: 'jade' | 'sky' | 'main' | 'ruby' | 'violet') => b.shape(d, paint);
  return (
    plume('M-16 40C-70 44 -110 4 -98 -56C-86 -16 -56 -8 -22 4Z', 'sky') +
    plume('M-16 34C-60 20 -86 -30 -62 -84C-56 -40 -36 -20 -10 -6Z', 'jade') +
    plume('M-10 24C-40 0 -50 -50 -22 -92C-24 -50 -12 -26 6 -6Z', 'violet') +
    plume('M-22 52C-64 66 -98 44 -106 4C-84 28 -54 26 -24 26Z', 'ruby') +
    b.line('M6 72L0 100M0 100l-14 4M0 100l12 4M26 70L28 98M28 98l-12 5M28 98l14 4', 'gold2', 5) +
    b.shape(
      'M-46 26C-30 6 4 10 22 -22C30 -38 26 -60 38 -72C52 -84 70 -78 74 -60C78 -24 76 34 46 62C20 84 -34 78 -46 26Z',
      'fire',
    ) +
    b.shape('M-38 28C-20 22 4 22 20 34C18 58 -14 68 -30 54Z', 'main') +
    b.line('M-26 34Q-8 32 8 40M-24 44Q-10 44 2 50', 'main3', 2.4, 'opacity=".5"') +
    b.mark(
      'M36 -62C22 -40 26 -18 8 4C28 2 34 10 44 0C50 12 60 4 64 -6C70 -20 72 -40 66 -56C58 -46 46 -48 36 -62Z',
      'gold1',
      0.85,
    ) +
    b.line('M38 -44Q36 -20 24 -2M50 -42Q52 -18 44 -4M62 -42Q66 -22 60 -8', 'fire3', 2, 'opacity=".45"') +
    b.shape(
      'M36 -70C24 -84 32 -100 42 -92C42 -106 58 -108 58 -94C66 -104 78 -96 72 -84C82 -82 78 -70 70 -68Z',
      'ruby',
    ) +
    b.shape('M74 -62L98 -54L74 -46Z', 'gold') +
    b.shape('M66 -46C60 -30 68 -20 76 -24C82 -32 76 -42 66 -46Z', 'ruby') +
    b.ball(60, -60, 6.5, 'cream+') +
    b.ball(61.5, -60, 4, 'night3') +
    b.mark(disc(60, -61.5, 1.4), '#fff')
  );
}

function peacock(b: Brush): string {
  const plume = (length: number, tint: 'jade' | 'sea') =>
    b.line(`M0 0V${-length + 20}`, `${tint}2`, 2.4) +
    put(
      b.shape('M0 24C-22 10 -18 -18 0 -26C18 -18 22 10 0 24Z', tint) +
        b.oval(0, -1, 11, 13, 'gold') +
        b.oval(0, 1, 7.5, 9, 'sky-') +
        b.oval(0, 3, 4, 4.6, 'night3') +
        b.mark(disc(-3, -3, 1.8), '#fff'),
      0,
      -length + 22,
    );
  const angles = (count: number, spread: number) =>
    Array.from({ length: count }, (_, i) => -spread + (i * spread * 2) / (count - 1));
  return (
    b.glow(0, 0, 108, 104, '#9fffd8', 0.35) +
    fan(angles(9, 104), plume(124, 'jade'), 0, 34) +
    fan(angles(8, 88), plume(92, 'sea'), 0, 34) +
    fan(angles(7, 84), b.shape(petal(58, 11), 'jade'), 0, 34) +
    b.line('M-9 84L-12 104M9 84L12 104', 'gold2', 5) +
    b.shape('M0 -42C-12 -34 -6 -14 -16 2C-32 26 -34 88 0 92C34 88 32 26 16 2C6 -14 12 -34 0 -42Z', 'sky') +
    b.line('M-12 34q12 10 24 0M-14 48q14 10 28 0M-13 62q13 10 26 0M-8 20q8 8 16 0', 'sky0', 2.2, 'opacity=".55"') +
    b.ball(0, -38, 15, 'sky') +
    fan([-26, 0, 26], b.line('M0 0V-18', 'sky1', 2) + b.ball(0, -20, 4, 'gold*'), 0, -50) +
    mirror(b.mark(disc(-6, -41, 4.6), '#fff') + b.mark(disc(-5.6, -40.5, 2.6), 'night3')) +
    b.shape('M-5 -35H5L0 -24Z', 'gold')
  );
}

function hornbill(b: Brush): string {
  return (
    b.shape('M-44 102C-56 58 -42 12 -28 -14C-14 -44 26 -44 38 -14C48 12 34 50 38 102Z', 'night') +
    b.shape('M-38 102C-42 70 -34 46 -22 30C-4 44 18 44 32 30C34 54 32 80 34 102Z', 'cream') +
    b.line('M-22 58q10 10 20 0q10 10 20 0M-24 78q12 10 24 0q12 10 24 0', 'cream3', 2.4, 'opacity=".5"') +
    b.shape('M20 -22C52 -40 92 -24 104 26C84 10 52 12 22 8C10 4 8 -12 20 -22Z', 'gold') +
    b.shape('M22 8C50 10 76 14 96 26C76 28 44 28 20 18Z', 'gold-') +
    b.shape('M0 -34C8 -74 60 -86 92 -60C100 -52 98 -46 90 -48C66 -50 50 -40 36 -26C20 -16 4 -20 0 -34Z', 'ruby') +
    b.mark('M8 -40C18 -66 52 -74 78 -62C52 -62 28 -50 18 -34Z', 'gold1', 0.75) +
    b.line('M44 -22L40 8M60 -24L58 8', 'gold3', 2, 'opacity=".5"') +
    b.shape('M-32 -10C-52 -38 -40 -74 -16 -84C-22 -70 -14 -62 -4 -56C-14 -44 -12 -24 -4 -12Z', 'night') +
    b.oval(4, -10, 16, 15, 'sky+') +
    b.ball(6, -9, 9.5, 'ruby*') +
    b.ball(7, -9, 5, 'night3') +
    b.mark(disc(4.5, -12, 1.9), '#fff') +
    b.line('M-40 30Q-34 4 -22 -10', 'sky1', 3, 'opacity=".6"')
  );
}

function crane(b: Brush): string {
  const feathers = (
    angles: readonly number[],
    length: number,
    width: number,
    x: number,
    y: number,
    paint: 'cream' | 'night',
  ) => fan(angles, b.shape(petal(length, width, 0.55), paint), x, y);
  return (
    b.line('M-16 44L-62 88M-8 48L-46 98', 'gold2', 4) +
    feathers([-112, -98, -84], 92, 11, -6, 10, 'night') +
    feathers([-100, -84, -68, -52], 76, 13, -4, 6, 'cream') +
    feathers([72, 56, 40], 106, 11, 10, 12, 'night') +
    feathers([64, 48, 32, 16], 88, 14, 10, 10, 'cream') +
    b.shape('M-44 62C-46 30 -18 4 14 2C38 2 44 22 30 36C10 56 -16 50 -44 62Z', 'cream') +
    b.shape('M-40 56C-54 60 -66 58 -74 50C-60 46 -48 44 -38 46Z', 'night') +
    b.line('M22 16C50 8 20 -34 44 -62', 'cream3', 15) +
    b.line('M22 16C50 8 20 -34 44 -62', 'cream1', 11) +
    b.line('M36 -36Q34 -52 44 -62', 'night2', 9) +
    b.ball(48, -66, 12, 'cream') +
    b.mark('M38 -74C42 -84 56 -82 59 -72C52 -70 44 -70 38 -74Z', 'ruby2') +
    b.shape('M58 -70L92 -60L58 -59Z', 'gold') +
    b.ball(52, -66, 2.6, 'night3') +
    b.line('M-30 46C-14 34 4 28 22 26', 'main1', 3, 'opacity=".6"')
  );
}

function phoenix(b: Brush): string {
  const plume = (length: number, width: number, paint: 'fire' | 'gold' | 'ruby' | 'main') =>
    b.shape(petal(length, width, 0.5), paint);
  const tail = (turn: number, length: number) =>
    put(
      b.line(`M0 0C-16 ${length * 0.3} 16 ${length * 0.6} 0 ${length}`, 'fire2', 8) +
        b.line(`M0 0C-16 ${length * 0.3} 16 ${length * 0.6} 0 ${length}`, 'gold1', 3.4) +
        put(b.shape('M0 -14C12 -4 12 10 0 16C-12 10 -12 -4 0 -14Z', 'main') + b.ball(0, 3, 4, 'gold*'), 0, length),
      0,
      34,
      turn,
    );
  return (
    b.glow(0, 0, 110, 100, '#ffb648', 0.5) +
    mirror(tail(38, 68) + tail(18, 76)) +
    tail(0, 60) +
    mirror(
      fan([-112, -96, -80, -64, -48, -32], plume(106, 11, 'ruby'), -8, 14) +
        fan([-104, -88, -72, -56, -40], plume(84, 11, 'fire'), -8, 14) +
        fan([-98, -80, -62, -44], plume(58, 11, 'gold'), -8, 14),
    ) +
    b.shape('M0 -54C-14 -44 -10 -24 -20 -6C-30 18 -16 50 0 58C16 50 30 18 20 -6C10 -24 14 -44 0 -54Z', 'fire') +
    b.line('M-10 6q10 8 20 0M-11 20q11 8 22 0M-8 34q8 7 16 0', 'gold0', 2.4, 'opacity=".7"') +
    fan([-34, 0, 34], b.shape(petal(36, 5.5), 'gold'), 0, -62) +
    b.ball(0, -54, 15, 'fire') +
    mirror(b.mark(disc(-6, -57, 4), '#fff') + b.mark(disc(-5.6, -56.5, 2.3), 'night3')) +
    b.shape('M-5 -51H5L0 -38Z', 'gold')
  );
}

function butterfly(b: Brush): string {
  const wing =
    b.shape('M-6 -8C-20 -70 -70 -104 -98 -78C-116 -54 -88 -4 -6 6Z', 'main') +
    b.shape('M-6 6C-52 2 -86 20 -80 52C-74 88 -24 82 -6 16Z', 'accent') +
    b.mark('M-12 -8C-26 -50 -62 -78 -84 -64C-94 -46 -66 -14 -12 -2Z', 'main1', 0.75) +
    b.mark('M-14 12C-44 12 -68 26 -64 48C-58 68 -28 60 -14 20Z', 'accent1', 0.7) +
    b.line('M-8 -4L-84 -66M-8 -3L-92 -38M-8 -6L-58 -84M-10 10L-70 50M-10 12L-48 72', 'night3', 1.8, 'opacity=".45"') +
    b.ball(-62, -52, 12, 'gold*') +
    b.ball(-62, -52, 6, 'night-') +
    b.ball(-52, 44, 9, 'main*') +
    b.mark(
      disc(-86, -72, 3.4) + disc(-94, -58, 3) + disc(-72, -80, 3) + disc(-72, 62, 3) + disc(-60, 72, 2.6),
      '#fff',
      0.85,
    );
  return (
    mirror(wing) +
    mirror(b.line('M-2 -34C-8 -58 -20 -70 -32 -72', 'night2', 3) + b.ball(-33, -72, 4, 'gold*')) +
    b.shape('M0 -42C8 -36 9 -20 7 0C9 26 6 58 0 66C-6 58 -9 26 -7 0C-9 -20 -8 -36 0 -42Z', 'night') +
    b.line('M-5 8H5M-5 20H5M-4 32H4M-4 44H4', 'gold1', 2.2)
  );
}

export const birds: Record<string, Motif> = {
  rooster: { draw: rooster },
  peacock: { draw: peacock, avoid: ['green', 'teal'] },
  hornbill: { draw: hornbill, avoid: ['amber'] },
  crane: { draw: crane },
  phoenix: { draw: phoenix, avoid: ['amber', 'red'] },
  butterfly: { draw: butterfly },
};

import type { Brush } from '../brush.ts';
import { box, disc, glint, mirror, petal, point, polygon, put, wreath } from '../shapes.ts';
import type { Motif } from './motif.ts';

function brilliant(b: Brush): string {
  const top = [-58, -30, 0, 30, 58];
  return (
    b.glow(0, 0, 110, 104, '#fff', 0.4) +
    b.shape('M-62 -66H62L98 -22L0 96L-98 -22Z', 'main') +
    b.mark('M-98 -22L-40 -22L0 96Z', 'main1') +
    b.mark('M-40 -22H40L0 96Z', 'main2') +
    b.mark('M-40 -22H0L0 96Z', 'main1', 0.7) +
    b.mark('M40 -22H98L0 96Z', 'main3', 0.75) +
    b.mark('M-62 -66L-98 -22H-40Z', 'main0') +
    b.mark('M-62 -66H-10L-40 -22Z', 'main1') +
    b.mark('M-10 -66H26L40 -22H-40Z', 'main0', 0.92) +
    b.mark('M62 -66L40 -22L26 -66Z', 'main1') +
    b.mark('M62 -66L98 -22H40Z', 'main2') +
    b.line(
      'M-98 -22H98M-40 -22L0 96L40 -22M-62 -66L-40 -22L-10 -66M26 -66L40 -22L62 -66',
      '#fff',
      1.6,
      'opacity=".6"',
    ) +
    top.map((x) => b.mark(glint(x * 1.5, -84 + Math.abs(x) * 0.3, x === 0 ? 0 : 6), '#fff')).join('') +
    b.mark(glint(-52, -48, 15) + glint(66, -58, 10), '#fff')
  );
}

function emeraldCut(b: Brush): string {
  const ring = (k: number) =>
    polygon(
      (
        [
          [-46, -88],
          [46, -88],
          [78, -54],
          [78, 54],
          [46, 88],
          [-46, 88],
          [-78, 54],
          [-78, -54],
        ] as const
      ).map(([x, y]) => [x * k, y * k] as const),
    );
  return (
    b.glow(0, 0, 104, 110, '#fff', 0.4) +
    b.line(ring(1.07), 'gold3', 10) +
    b.line(ring(1.07), 'gold1', 6) +
    b.shape(ring(1), 'main') +
    b.mark('M-78 -54L-46 -88H46L28 -52H-28L-48 -33Z', 'main0', 0.85) +
    b.mark('M78 54L46 88H-46L-28 52H28L48 33Z', 'main3', 0.75) +
    b.mark('M78 -54V54L48 33V-33Z', 'main2') +
    b.mark('M-78 -54V54L-48 33V-33Z', 'main1') +
    b.shape(ring(0.61), 'main') +
    b.line(
      [1, 0.8, 0.61].map(ring).join('') +
        'M-46 -88L-28 -54M46 -88L28 -54M78 -54L48 -33M78 54L48 33M46 88L28 54M-46 88L-28 54M-78 54L-48 33M-78 -54L-48 -33',
      '#fff',
      1.4,
      'opacity=".55"',
    ) +
    b.mark('M-40 -26L-10 -48L20 -48L-40 18Z', '#fff', 0.55) +
    b.mark(glint(-60, -70, 14) + glint(64, 66, 10), '#fff')
  );
}

function pendant(b: Brush): string {
  const drop = 'M0 -50C30 -14 52 8 52 38A52 52 0 0 1 -52 38C-52 8 -30 -14 0 -50Z';
  return (
    b.line('M-92 -100C-74 -50 -24 -66 0 -60C24 -66 74 -50 92 -100', 'gold2', 5, 'stroke-dasharray="1 8"') +
    mirror(b.ball(-62, -64, 7, 'accent*') + b.ball(-34, -60, 9, 'gold*')) +
    b.ball(0, -58, 13, 'gold*') +
    put(b.line(drop, 'gold3', 20) + b.line(drop, 'gold1', 14), 0, 6) +
    put(b.shape(drop, 'main'), 0, 6) +
    b.mark('M0 -44L-44 44L0 18Z', 'main0', 0.75) +
    b.mark('M0 -44L44 44L0 18Z', 'main1', 0.7) +
    b.mark('M-44 44L0 18L0 94C-22 94 -40 74 -44 44Z', 'main2') +
    b.mark('M44 44L0 18L0 94C22 94 40 74 44 44Z', 'main3', 0.75) +
    b.line('M0 -44L-46 44L0 18L46 44ZM0 18V94', '#fff', 1.4, 'opacity=".5"') +
    b.mark(glint(-30, 4, 14) + glint(54, -16, 9), '#fff')
  );
}

function crown(b: Brush): string {
  return (
    b.glow(0, 0, 110, 96, '#ffd97a', 0.5) +
    b.shape('M-84 -36C-60 -84 60 -84 84 -36L66 30H-66Z', 'ruby-') +
    b.shape('M-92 -48L-56 -6L-42 -70L-20 -12L0 -88L20 -12L42 -70L56 -6L92 -48L74 62H-74Z', 'gold') +
    mirror(
      b.ball(-92, -54, 10, 'accent*') +
        b.ball(-42, -76, 10, 'main*') +
        b.line('M-80 -20L-66 40M-42 -46L-34 30', 'gold3', 2, 'opacity=".35"'),
    ) +
    b.ball(0, -96, 12, 'ruby*') +
    b.shape('M0 -46L14 -10L0 22L-14 -10Z', 'ruby') +
    mirror(put(b.shape('M0 -14L9 0L0 14L-9 0Z', 'main'), -40, 8)) +
    b.shape('M-78 36C-40 46 40 46 78 36L76 74C40 84 -40 84 -76 74Z', 'gold>') +
    [-56, -28, 0, 28, 56].map((x, i) => b.ball(x, 60 - Math.abs(x) * 0.06, 9, i % 2 ? 'main*' : 'ruby*')).join('') +
    b.line('M-74 44Q0 56 74 44', 'gold0', 2.4) +
    b.mark(glint(-66, -72, 10) + glint(72, -84, 12), '#fff')
  );
}

function chest(b: Brush): string {
  const coins = [
    [-58, -12],
    [-30, -26],
    [0, -34],
    [30, -26],
    [58, -12],
    [-44, -4],
    [-14, -14],
    [16, -14],
    [44, -4],
  ];
  return (
    b.shape('M-78 -18C-80 -84 80 -84 78 -18L66 -14C60 -54 -60 -54 -66 -14Z', 'wood') +
    b.shape('M-66 -14C-60 -54 60 -54 66 -14Z', 'night-') +
    b.line('M-77 -20C-78 -84 78 -84 77 -20', 'gold1', 6) +
    b.glow(0, -22, 104, 74, '#ffe08a', 0.95) +
    coins.map(([x = 0, y = 0]) => b.ball(x, y, 17, 'gold*')).join('') +
    put(b.shape('M-16 -10H16L26 2L0 28L-26 2Z', 'main') + b.mark('M-10 2H10L0 28Z', 'main0', 0.6), -26, -30, -14) +
    put(b.ball(0, 0, 12, 'cream*'), 34, -20) +
    b.shape('M-92 4H92L82 82C80 88 76 90 70 90H-70C-76 90 -80 88 -82 82Z', 'wood') +
    b.line('M-86 30H86M-84 58H84', 'wood3', 2.4, 'opacity=".6"') +
    b.shape('M-94 0H94L92 20H-92Z', 'gold>') +
    mirror(b.shape('M-62 4H-44L-46 90H-60Z', 'gold>') + b.ball(-53, 30, 3, 'wood3') + b.ball(-53, 76, 3, 'wood3')) +
    b.shape('M-18 8H18V34C18 44 -18 44 -18 34Z', 'gold') +
    b.mark(`${disc(0, 22, 5)}M-2.5 24H2.500L4 35H-4Z`, 'night3') +
    b.mark(glint(-50, -70, 11) + glint(54, -58, 14) + glint(4, -84, 8), '#fff')
  );
}

function key(b: Brush): string {
  return put(
    b.shape(box(-8, -8, 16, 108, 5), 'gold>') +
      b.shape('M8 62H38V74H28V82H38V96H8Z', 'gold') +
      b.shape(box(-14, -6, 28, 12, 5), 'gold') +
      b.shape(box(-12, 14, 24, 8, 4), 'gold') +
      wreath(
        3,
        b.line(disc(0, -26, 22), 'gold3', 15) +
          b.line(disc(0, -26, 22), 'gold1', 10) +
          b.line(disc(0, -26, 24), 'gold0', 2.4),
        0,
        0,
        0,
        -50,
      ) +
      put(b.shape('M0 -20L16 0L0 20L-16 0Z', 'main') + b.mark('M0 -20L6 0L0 20L-6 0Z', 'main0', 0.6), 0, -50),
    8,
    6,
    34,
    0.92,
  );
}

function clock(b: Brush): string {
  return (
    mirror(
      b.shape('M-74 -56C-96 -74 -88 -100 -64 -98C-48 -96 -40 -88 -38 -80Z', 'gold') +
        b.line('M-48 78L-64 100', 'gold2', 11),
    ) +
    b.line('M0 -78V-98', 'gold2', 8) +
    b.ball(0, -100, 9, 'gold*') +
    b.ball(0, 6, 84, 'gold-') +
    b.ball(0, 5, 79, 'gold') +
    b.ball(0, 6, 64, 'night*') +
    put(
      wreath(12, b.line('M0 -56V-49', 'gold1', 3.4)) +
        wreath(8, b.mark(petal(36, 7), 'main2', 0.5)) +
        b.line('M0 0L-24 -26', 'gold0', 7) +
        b.line('M0 0L34 -30', 'gold0', 5) +
        b.line('M-6 8L16 34', 'ruby1', 2.6) +
        b.ball(0, 0, 7, 'gold*'),
      0,
      6,
    ) +
    b.mark('M-50 -22C-40 -46 -18 -56 4 -56C-18 -46 -34 -32 -42 -8Z', '#fff', 0.22)
  );
}

function sword(b: Brush): string {
  const blade =
    b.shape('M-10 34V-78L0 -104L10 -78V34Z', 'silver>') +
    b.line('M0 30V-90', 'silver3', 2, 'opacity=".6"') +
    b.shape('M-40 32C-24 38 24 38 40 32C46 40 40 50 30 46C16 44 -16 44 -30 46C-40 50 -46 40 -40 32Z', 'gold') +
    b.shape('M-8 46H8V80H-8Z', 'ruby') +
    b.line('M-8 54L8 60M-8 64L8 70', 'gold1', 2.6) +
    b.ball(0, 90, 12, 'gold*') +
    b.ball(0, 40, 6, 'main*');
  return put(blade, 0, 0, 38) + put(blade, 0, 0, -38) + b.mark(glint(-58, -66, 13) + glint(58, -66, 10), '#fff');
}

function shield(b: Brush): string {
  return (
    b.shape('M0 -98C30 -82 60 -78 84 -80C90 -10 66 66 0 100C-66 66 -90 -10 -84 -80C-60 -78 -30 -82 0 -98Z', 'gold') +
    b.shape('M0 -80C26 -66 48 -62 68 -63C72 -6 52 54 0 82C-52 54 -72 -6 -68 -63C-48 -62 -26 -66 0 -80Z', 'main') +
    b.mark('M0 -80C26 -66 48 -62 68 -63C72 -6 52 54 0 82Z', 'main3', 0.45) +
    put(
      wreath(8, b.shape(petal(44, 13), 'gold')) +
        wreath(8, b.shape(petal(27, 8), 'accent'), 0, 22.5) +
        b.ball(0, 0, 11, 'ruby*'),
      0,
      -4,
    ) +
    [point(0, 0), [-62, -66], [62, -66], [0, 84], [0, -86], [-66, 6], [66, 6]]
      .slice(1)
      .map(([x = 0, y = 0]) => b.ball(x, y, 5.5, 'gold*'))
      .join('') +
    b.mark('M-60 -56C-62 -10 -50 30 -26 56C-40 20 -44 -20 -40 -60Z', '#fff', 0.35)
  );
}

function temple(b: Brush): string {
  const tier = (y: number, width: number) =>
    b.shape(
      `M${-width} ${y}C${-width + 10} ${y - 6} ${-width * 0.7} ${y - 12} ${-width * 0.62} ${y - 24}H${width * 0.62}C${width * 0.7} ${y - 12} ${width - 10} ${y - 6} ${width} ${y}L${width + 4} ${y - 8}C${width + 6} ${y + 4} ${width - 4} ${y + 8} ${width - 10} ${y + 8}H${-width + 10}C${-width + 4} ${y + 8} ${-width - 6} ${y + 4} ${-width - 4} ${y - 8}Z`,
      'main',
    ) + b.line(`M${-width + 8} ${y + 5}H${width - 8}`, 'gold1', 3);
  const wall = (y: number, width: number, height: number) =>
    b.shape(box(-width, y, width * 2, height), 'cream') +
    mirror(b.mark(`M${-width + 8} ${y + height}v${-height + 10}a6 6 0 0 1 12 0v${height - 10}Z`, 'fire1'));
  return (
    b.glow(0, 10, 108, 100, '#ffcf7a', 0.5) +
    b.shape('M-96 82H96L104 98H-104Z', 'wood') +
    b.shape('M-84 68H84L90 82H-90Z', 'cream-') +
    wall(34, 58, 34) +
    b.shape('M-15 68V46a15 15 0 0 1 30 0V68Z', 'fire') +
    b.glow(0, 58, 22, 20, '#fff0a8', 0.9) +
    tier(34, 92) +
    wall(-16, 40, 26) +
    tier(-14, 66) +
    wall(-56, 24, 20) +
    tier(-54, 44) +
    b.shape('M-8 -76C-12 -88 -4 -92 0 -112C4 -92 12 -88 8 -76Z', 'gold') +
    b.ball(0, -80, 7, 'gold*') +
    mirror(b.line('M-96 26Q-104 22 -104 12M-70 -22Q-77 -26 -77 -34M-47 -62Q-53 -66 -53 -72', 'gold1', 4))
  );
}

export const treasure: Record<string, Motif> = {
  gem: {
    draw: (b, variant) => (variant === 0 ? brilliant(b) : variant === 1 ? emeraldCut(b) : pendant(b)),
    variants: 3,
  },
  crown: { draw: crown, avoid: ['amber'] },
  chest: { draw: chest },
  key: { draw: key, avoid: ['amber'] },
  clock: { draw: clock, avoid: ['amber'] },
  sword: { draw: sword },
  shield: { draw: shield, avoid: ['amber'] },
  temple: { draw: temple },
};

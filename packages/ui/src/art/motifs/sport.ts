import type { Brush } from '../brush.ts';
import { box, disc, fan, glint, mirror, point, polygon, put, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

function football(b: Brush): string {
  const patch = (cx: number, cy: number, r: number, turned: number, squash: number) =>
    put(
      `<g transform="scale(1 ${squash})">${b.shape(polygon([0, 1, 2, 3, 4].map((i) => point(r, i * 72))), 'night')}</g>`,
      cx,
      cy,
      turned,
    );
  return (
    b.ball(0, 0, 88, 'cream*') +
    patch(0, 0, 32, 0, 1) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const [x, y] = point(73, i * 72);
        return patch(x, y, 24, i * 72 + 180, 0.56);
      })
      .join('') +
    fan([0, 72, 144, 216, 288], b.line('M0 -32V-60M18.8 -25.900L47 -61M-18.8 -25.900L-47 -61', 'night2', 3), 0, 0) +
    b.mark('M-66 -28C-54 -58 -26 -74 4 -76C-22 -64 -44 -44 -54 -14Z', '#fff', 0.7)
  );
}

function shuttlecock(b: Brush): string {
  return put(
    fan(
      [-30, -15, 0, 15, 30],
      b.shape('M-5 0L-15 -96C-6 -108 6 -108 15 -96L5 0Z', 'cream') +
        b.line('M0 -4V-100M0 -60L-9 -76M0 -60L9 -76M0 -40L-7 -54M0 -40L7 -54', 'silver3', 1.6, 'opacity=".5"'),
      0,
      40,
    ) +
      b.line('M-26 -10Q0 -18 26 -10M-36 -36Q0 -48 36 -36', 'main2', 5) +
      b.shape('M-24 32H24C28 66 14 84 0 84C-14 84 -28 66 -24 32Z', 'cream') +
      b.shape('M-25 30H25V44H-25Z', 'ruby'),
    0,
    4,
    34,
  );
}

function trophy(b: Brush): string {
  return (
    b.glow(0, -10, 104, 96, '#ffd97a', 0.5) +
    mirror(b.line('M-50 -60C-104 -66 -96 6 -38 8', 'gold3', 14) + b.line('M-50 -60C-104 -66 -96 6 -38 8', 'gold1', 9)) +
    b.shape('M-60 -86H60C62 -20 42 26 0 30C-42 26 -62 -20 -60 -86Z', 'gold>') +
    b.oval(0, -86, 60, 11, 'gold-') +
    b.shape(star(5, 28, 12), 'ruby', 'transform="translate(0 -34)"') +
    b.shape('M-9 28H9L14 58H-14Z', 'gold>') +
    b.shape('M-30 56H30L36 68H-36Z', 'gold') +
    b.shape(box(-46, 66, 92, 28, 5), 'wood') +
    b.shape(box(-24, 72, 48, 16, 3), 'gold') +
    b.mark('M-48 -74C-48 -30 -36 0 -18 16C-30 -10 -34 -40 -32 -74Z', '#fff', 0.6) +
    b.mark(glint(74, -82, 12) + glint(-80, -84, 8), '#fff')
  );
}

function gamepad(b: Brush): string {
  return (
    b.shape(
      'M-58 -46C-30 -58 -24 -40 0 -40C24 -40 30 -58 58 -46C90 -34 110 46 92 64C72 80 50 46 34 30H-34C-50 46 -72 80 -92 64C-110 46 -90 -34 -58 -46Z',
      'main',
    ) +
    b.mark(
      'M-56 -40C-30 -50 -22 -34 0 -34C22 -34 30 -50 56 -40C66 -36 74 -24 80 -10C60 -30 40 -26 0 -24C-40 -26 -60 -30 -80 -10C-74 -24 -66 -36 -56 -40Z',
      '#fff',
      0.4,
    ) +
    b.shape('M-62 -26h16v-0v14h14v16h-14v14h-16v-14h-14v-16h14Z', 'night') +
    b.ball(54, -22, 9.5, 'gold*') +
    b.ball(54, 14, 9.5, 'jade*') +
    b.ball(36, -4, 9.5, 'sky*') +
    b.ball(72, -4, 9.5, 'ruby*') +
    b.ball(-20, 22, 14, 'night*') +
    b.ball(22, 22, 14, 'night*') +
    b.shape(box(-12, -20, 24, 10, 5), 'accent') +
    b.line('M-30 -62C-60 -84 -20 -90 -40 -104', 'accent1', 4) +
    b.mark(glint(70, -76, 14) + glint(-82, -70, 9) + disc(30, -84, 3), 'gold0')
  );
}

function basketball(b: Brush): string {
  return (
    b.ball(0, 0, 88, 'fire*') +
    b.line('M0 -88V88M-88 0H88M-62 -62C-26 -30 -26 30 -62 62M62 -62C26 -30 26 30 62 62', 'wood3', 4.5) +
    b.line(disc(0, 0, 86), 'wood3', 3, 'opacity=".5"') +
    b.mark('M-66 -28C-54 -58 -26 -74 4 -76C-22 -64 -44 -44 -54 -14Z', '#fff', 0.45)
  );
}

function horseshoe(b: Brush): string {
  const arc = 'M-44 78C-84 20 -66 -74 0 -74C66 -74 84 20 44 78';
  return (
    b.line(arc, 'gold3', 42) +
    b.line(arc, 'gold2', 36) +
    b.line(arc, 'gold1', 22) +
    b.line(arc, 'gold0', 5, 'opacity=".8"') +
    [
      [-62, 44],
      [-66, 2],
      [-50, -42],
      [0, -72],
      [50, -42],
      [66, 2],
      [62, 44],
    ]
      .map(([x = 0, y = 0]) => b.mark(disc(x * 0.98, y, 5.5), 'wood3'))
      .join('') +
    put(
      b.shape('M0 0C-26 -4 -30 -34 -10 -34C-2 -34 0 -26 0 -22C0 -26 2 -34 10 -34C30 -34 26 -4 0 0Z', 'leaf'),
      0,
      22,
      0,
    ) +
    [90, 180, 270]
      .map((turn) =>
        put(
          b.shape('M0 0C-26 -4 -30 -34 -10 -34C-2 -34 0 -26 0 -22C0 -26 2 -34 10 -34C30 -34 26 -4 0 0Z', 'leaf'),
          0,
          22,
          turn,
        ),
      )
      .join('') +
    b.line('M2 24Q8 50 -4 66', 'leaf2', 5)
  );
}

export const sport: Record<string, Motif> = {
  football: { draw: football },
  shuttlecock: { draw: shuttlecock },
  basketball: { draw: basketball, avoid: ['amber'] },
  trophy: { draw: trophy, avoid: ['amber'] },
  gamepad: { draw: gamepad },
  clover: { draw: horseshoe, avoid: ['amber'] },
};

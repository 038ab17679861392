import { type Brush, brushFor } from '../brush.ts';
import { figure } from '../compositions.ts';
import { svg } from '../document.ts';
import { palettes } from '../palettes.ts';
import { materials, type Ramp } from '../ramps.ts';
import { box, disc, put, wreath } from '../shapes.ts';
import { angel, jelly, naga, puffer, ray, shark } from './swimmers.ts';

export { tankScene, type TankTheme, tankThemes } from './tanks.ts';

type Swimmer = { width: number; height: number; main: Ramp; accent: Ramp; draw: (b: Brush) => string };
const m = materials;

/** All look to the right, or stand upright. Width and height are of the drawing; the page says how large each one is. */
const swimmers = {
  minnow: { width: 220, height: 190, main: m.ruby, accent: m.gold, draw: (b) => put(figure(b, 'fish', 0), 0, 4) },
  clown: { width: 220, height: 190, main: m.violet, accent: m.rose, draw: (b) => put(figure(b, 'fish', 0), 0, 4) },
  angel: { width: 220, height: 240, main: m.sea, accent: m.gold, draw: angel },
  puffer: { width: 230, height: 190, main: m.fire, accent: m.gold, draw: (b) => put(puffer(b), 16, 0) },
  ray: { width: 230, height: 210, main: m.violet, accent: m.sky, draw: (b) => put(ray(b), 22, 0) },
  jelly: { width: 180, height: 230, main: m.rose, accent: m.violet, draw: jelly },
  koi: { width: 270, height: 200, main: m.gold, accent: m.ruby, draw: (b) => put(figure(b, 'koi', 0), 6, 0, 52) },
  turtle: { width: 220, height: 220, main: m.jade, accent: m.gold, draw: (b) => put(figure(b, 'turtle', 0), 0, 0, 90) },
  lantern: { width: 200, height: 240, main: m.fire, accent: m.gold, draw: (b) => figure(b, 'lantern', 0) },
  pearl: { width: 210, height: 220, main: m.rose, accent: m.gold, draw: (b) => figure(b, 'pearl', 0) },
  chest: { width: 220, height: 220, main: m.ruby, accent: m.gold, draw: (b) => figure(b, 'chest', 0) },
  shark: { width: 310, height: 220, main: m.silver, accent: m.sky, draw: shark },
  naga: { width: 460, height: 240, main: m.gold, accent: m.ruby, draw: (b) => put(naga(b), 0, 10) },
} as const satisfies Record<string, Swimmer>;

export type FishKindId = keyof typeof swimmers;
export const fishKindIds = Object.keys(swimmers) as readonly FishKindId[];

/** A fish of the fishing games, at rest. */
export function fishPicture(id: FishKindId): string {
  const { width, height, main, accent, draw }: Swimmer = swimmers[id];
  const [palette] = palettes;
  const b = brushFor(`fish-${id}`, { ...palette, main, accent });
  return svg({ width, height }, put(draw(b), width / 2, height / 2) + b.defs());
}

/** The cannon's barrel, upright, and the mount that it turns on; both around their middle. */
export function cannonPicture(part: 'barrel' | 'mount'): string {
  const b = brushFor(`cannon-${part}`, palettes[0]);
  if (part === 'barrel') {
    const body =
      b.shape('M-30 70L-24 -70H24L30 70C20 84 -20 84 -30 70Z', 'gold>') +
      b.shape(box(-32, -92, 64, 26, 9), 'gold>') +
      b.shape(box(-31, -20, 62, 14, 5), 'wood>') +
      b.shape(box(-33, 34, 66, 18, 6), 'wood>') +
      b.mark(disc(0, -80, 17, 5), 'night3', 0.8) +
      b.mark('M-16 -62L-19 60L-12 60L-10 -62Z', '#fff', 0.5);
    return svg({ width: 80, height: 190 }, put(body, 40, 98) + b.defs());
  }
  const body =
    b.shape('M-96 60C-92 6 -52 -34 0 -34C52 -34 92 6 96 60Z', 'gold') +
    wreath(9, b.shape('M-12 -46L0 -76L12 -46Z', 'wood'), 0, 0, 0, 62) +
    b.shape('M-96 60C-60 40 60 40 96 60V66H-96Z', 'wood') +
    b.ball(0, 14, 30, 'gold*') +
    b.line(disc(0, 14, 22), 'wood3', 3, 'stroke-dasharray="4 5"') +
    b.ball(0, 14, 9, 'ruby*');
  return svg({ width: 210, height: 120 }, put(body, 105, 52) + b.defs());
}

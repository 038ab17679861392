import { type Brush, brushFor } from '../brush.ts';
import type { Category } from '../category-icon.ts';
import { chanceOf } from '../chance.ts';
import { figure } from '../compositions.ts';
import { svg } from '../document.ts';
import { batik, type GroundName } from '../grounds.ts';
import { palettes } from '../palettes.ts';
import { put } from '../shapes.ts';
import { bulbs, glints, stars, veil } from './stage.ts';

const [WIDTH, HEIGHT] = [1440, 260];

/** Who stands on the stage of a category: the lead in the middle of the light, then to its left, to its right, and small at both ends. */
type Cast = readonly [lead: string, left: string, right: string, first: string, last: string];
type Look = { palette: string; ground: GroundName; cast: Cast; front: (b: Brush) => string };

const hill = (colour: string) => veil('M640 260C820 214 980 236 1120 226S1360 214 1440 232V260Z', colour, 0.9);
const waves = (b: Brush) =>
  [0, 1, 2]
    .map((row) =>
      veil(
        `M0 ${212 + row * 18}${Array.from({ length: 18 }, (_, i) => `q40 ${i % 2 ? 16 : -16} 80 0`).join('')}V260H0Z`,
        b.palette.ground[2 - row] ?? b.palette.ground[2],
        0.55 + row * 0.15,
      ),
    )
    .join('');
/** A pitch that runs away from whoever looks. */
const pitch = (b: Brush) =>
  hill(b.palette.ground[2]) +
  `<path d="M760 258L900 222H1290L1430 258M1095 222V258" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/><ellipse cx="1095" cy="240" rx="70" ry="11" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>`;
/** The rim of a table, with its cloth. */
const cloth = (b: Brush) =>
  `<path d="M600 268C800 206 1240 196 1460 232V270Z" fill="${b.palette.ground[1]}"/><path d="M600 268C800 206 1240 196 1460 232" fill="none" stroke="#ffcf7d" stroke-width="4" opacity=".7"/>`;
const plain = (b: Brush) => hill(b.palette.ground[2]);

const looks: Record<Category, Look> = {
  LOTT: { palette: 'ember', ground: 'kawung', cast: ['balls', 'clover', 'coin', 'star', 'lantern'], front: plain },
  ELOTT: {
    palette: 'violet-night',
    ground: 'ceplok',
    cast: ['balls', 'lightning', 'coin', 'star', 'moon'],
    front: plain,
  },
  LIVE: { palette: 'lacquer', ground: 'songket', cast: ['roulette', 'cards', 'chips', 'fan', 'dice'], front: cloth },
  SPORTS: {
    palette: 'pandan',
    ground: 'parang',
    cast: ['football', 'trophy', 'basketball', 'shuttlecock', 'drum'],
    front: pitch,
  },
  ESPORTS: {
    palette: 'indigo-lamp',
    ground: 'ceplok',
    cast: ['gamepad', 'lightning', 'trophy', 'shield', 'star'],
    front: plain,
  },
  FISH: { palette: 'lagoon', ground: 'megaMendung', cast: ['fish', 'turtle', 'koi', 'pearl', 'boat'], front: waves },
  RNG: { palette: 'hibiscus-dusk', ground: 'songket', cast: ['seven', 'gem', 'crown', 'coin', 'chest'], front: plain },
  PVP: { palette: 'midnight-lamp', ground: 'parang', cast: ['cards', 'sword', 'mask', 'shield', 'coin'], front: cloth },
  BINGO: { palette: 'moonlit', ground: 'kawung', cast: ['bingo', 'balls', 'bell', 'star', 'gift'], front: plain },
  BGS: { palette: 'copper-dusk', ground: 'ceplok', cast: ['dice', 'coin', 'gem', 'lamp', 'key'], front: cloth },
};

/**
 * The stage of a category, 1440 by 260, for the head of its page. Its weight lies on the right, words stand on the dark left,
 * and a narrower window keeps the right edge.
 */
export function hubScene(category: Category): string {
  const { palette: name, ground, cast, front } = looks[category];
  const palette = palettes.find((candidate) => candidate.name === name) ?? palettes[0];
  const b = brushFor(`h${category.toLowerCase()}`, palette);
  const chance = chanceOf(`hub/${category}`);
  const [glow, mid, deep] = palette.ground;
  const [lead, left, right, first, last] = cast;
  const body =
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${b.linear(
      [
        [0, '#140a2e'],
        [0.45, deep],
        [0.8, mid],
        [1, glow],
      ],
      'right',
    )}"/>` +
    stars(b, chance, 26, 180) +
    batik(b, ground, WIDTH, HEIGHT, 0.1, 1.3) +
    b.glow(1100, 130, 420, 190, palette.light, 0.55) +
    bulbs(b, 600, -8, 1040, -14, 34, 9) +
    bulbs(b, 1040, -14, 1460, -6, 30, 9) +
    front(b) +
    put(figure(b, first, 0), 800, 196, -8, 0.38) +
    put(figure(b, last, 0), 1386, 190, 8, 0.42) +
    put(figure(b, left, 0), 940, 160, -6, 0.66) +
    put(figure(b, right, 0), 1266, 158, 6, 0.66) +
    put(figure(b, lead, 0), 1102, 134, 0, 1.02) +
    glints(b, [
      [880, 62, 9],
      [1210, 52, 11],
      [1340, 96, 8],
    ]) +
    `<path d="M0 0H900V${HEIGHT}H0Z" fill="${b.linear(
      [
        [0, '#140a2e', 0.85],
        [0.6, '#140a2e', 0.5],
        [1, '#140a2e', 0],
      ],
      'right',
    )}"/>`;
  return svg({ width: WIDTH, height: HEIGHT, crop: 'xMaxYMid slice' }, b.defs() + body);
}

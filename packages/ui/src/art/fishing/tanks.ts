import { type Brush, brushFor, type Stop } from '../brush.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { figure } from '../compositions.ts';
import { svg } from '../document.ts';
import { batik } from '../grounds.ts';
import { palettes } from '../palettes.ts';
import { put, round } from '../shapes.ts';

export const tankThemes = ['reef', 'mangrove', 'deep', 'royal'] as const;
export type TankTheme = (typeof tankThemes)[number];

const WIDTH = 1600;
const HEIGHT = 1000;

type Look = {
  water: readonly Stop[];
  beam: string;
  beams: number;
  floor: readonly [string, string];
  draw: (b: Brush, chance: Chance) => string;
  front: () => string;
};

const looks: Record<TankTheme, Look> = {
  reef: {
    water: [
      [0, '#4fd6c8'],
      [0.25, '#1f9db4'],
      [0.65, '#125a94'],
      [1, '#0a2d5e'],
    ],
    beam: '#e8fff2',
    beams: 0.24,
    floor: ['#2a5f8a', '#0c2d58'],
    draw: (b, chance) => rocks(chance, '#1c5f8f', 560, 190),
    front: () => corals(200, 3, 0.9) + corals(1400, 0, 1) + corals(1080, 2, 0.6),
  },
  mangrove: {
    water: [
      [0, '#2a3f7a'],
      [0.3, '#1d3a6e'],
      [0.7, '#102a50'],
      [1, '#0a1838'],
    ],
    beam: '#ffcf86',
    beams: 0.2,
    floor: ['#24402f', '#0c1e22'],
    draw: (b, chance) =>
      roots(chance) +
      [200, 520, 1010, 1400]
        .map(
          (x, i) =>
            b.glow(x, 70 + (i % 2) * 36, 150, 120, '#ffb14a', 0.55) +
            put(figure(b, 'lantern', 0), x, 74 + (i % 2) * 36, 0, 0.62),
        )
        .join(''),
    front: () => corals(1330, 4, 0.7) + corals(330, 2, 0.6),
  },
  deep: {
    water: [
      [0, '#2a6fd0'],
      [0.22, '#17408f'],
      [0.6, '#0d1f58'],
      [1, '#060a2c'],
    ],
    beam: '#9ecbff',
    beams: 0.2,
    floor: ['#1b2766', '#080c30'],
    draw: (b, chance) => rocks(chance, '#14296a', 560, 220) + wreck() + b.glow(420, 860, 300, 120, '#44e0ff', 0.4),
    front: () => corals(300, 2, 0.8) + corals(1360, 4, 0.85),
  },
  royal: {
    water: [
      [0, '#46cdbf'],
      [0.3, '#2293ad'],
      [0.68, '#1a4f96'],
      [1, '#0e2460'],
    ],
    beam: '#fff2c4',
    beams: 0.26,
    floor: ['#27508c', '#0d2050'],
    draw: (b) => batik(b, 'megaMendung', WIDTH, HEIGHT, 0.1, 1.4) + palace(470, 470, 1.15) + palace(1290, 560, 0.86),
    front: () => corals(170, 0, 0.85) + corals(1440, 3, 0.9),
  },
};

/** What lies behind the fish: the water, its light, the ground. Fits any screen when it covers it. */
export function tankScene(theme: TankTheme): string {
  const look = looks[theme];
  const b = brushFor(`tank-${theme}`, palettes[0]);
  const chance = chanceOf(`tank-${theme}`);
  const beams = [140, 460, 800, 1120, 1440]
    .map((x, i) => {
      const lean = (i - 2) * 70;
      return `<path d="M${x - 44} -10H${x + 44}L${x + lean + 150} ${HEIGHT}H${x + lean - 150}Z" fill="${b.linear([
        [0, look.beam, look.beams],
        [0.8, look.beam, 0],
      ])}"/>`;
    })
    .join('');
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${b.linear(look.water)}"/>` +
    beams +
    look.draw(b, chance) +
    ground(look.floor, b) +
    look.front() +
    weeds(chance);
  return svg({ width: WIDTH, height: HEIGHT, crop: 'xMidYMax slice' }, body + b.defs());
}

const ground = ([lit, dark]: readonly [string, string], b: Brush) =>
  `<path d="M0 880C260 820 460 900 760 868S1280 820 1600 890V1000H0Z" fill="${lit}" opacity=".75"/><path d="M0 930C320 880 620 950 900 916S1360 900 1600 944V1000H0Z" fill="${b.linear(
    [
      [0, dark],
      [1, '#05091f'],
    ],
  )}"/>`;

const rocks = (chance: Chance, colour: string, top: number, rise: number) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = i * 300 - 60 + chance.index(120);
      const y = top + chance.index(rise);
      return `<path d="M${x - 190} 1000C${x - 150} ${y + 60} ${x - 70} ${y - 30} ${x} ${y}S${x + 150} ${y + 90} ${x + 200} 1000Z" fill="${colour}" opacity=".4"/>`;
    })
    .join('');

const branch = (colour: string, light: string) =>
  `<g fill="none" stroke-linecap="round"><path d="M0 0V-110M0 -40C-46 -50 -52 -80 -50 -110M0 -60C40 -66 50 -96 48 -128M-50 -84C-76 -88 -84 -104 -84 -122M48 -100C72 -104 80 -124 80 -140" stroke="${colour}" stroke-width="22"/><path d="M-4 -6V-104M46 -104V-122M-52 -90V-106" stroke="${light}" stroke-width="5" opacity=".6"/></g>`;

const coralColours = [
  ['#ff4f9a', '#ffc0dc'],
  ['#ff7a3c', '#ffd0a8'],
  ['#9b6bff', '#dcccff'],
  ['#ffb03c', '#ffe6b0'],
  ['#2fd0b0', '#c8fff0'],
] as const;

const corals = (x: number, seed: number, scale = 1) =>
  [0, 1, 2]
    .map((i) => {
      const [colour, light] = coralColours[(i + seed) % coralColours.length] ?? coralColours[0];
      return put(
        branch(colour, light),
        x + (i - 1) * 120 * scale,
        962 + (i % 2) * 18,
        (i - 1) * 10,
        round((1.35 - i * 0.25) * scale),
      );
    })
    .join('');

const weeds = (chance: Chance) =>
  [40, 90, 130, 1490, 1540, 1580, 700, 1180]
    .map((x, i) => {
      const height = (i < 6 ? 300 : 130) + chance.index(110);
      const lean = 16 + chance.index(30);
      const colour = i % 2 ? '#0f8a63' : '#0a6a54';
      return `<path d="M${x - 14} 1000C${x - 30} ${1000 - height * 0.4} ${x + lean} ${1000 - height * 0.6} ${x} ${1000 - height}C${x + lean + 22} ${1000 - height * 0.6} ${x} ${1000 - height * 0.4} ${x + 16} 1000Z" fill="${colour}" opacity=".9"/>`;
    })
    .join('');

const roots = (chance: Chance) =>
  [60, 330, 640, 900, 1200, 1500]
    .map((x) => {
      const leg = (to: number) =>
        `<path d="M${x} -20C${x + to * 0.2} 320 ${x + to * 0.6} 560 ${x + to} 940" fill="none" stroke="#0c1c30" stroke-width="${22 + chance.index(18)}" stroke-linecap="round" opacity=".75"/>`;
      return leg(-110 - chance.index(40)) + leg(-20 + chance.index(40)) + leg(100 + chance.index(60));
    })
    .join('');

const wreck = () =>
  '<g opacity=".5"><path d="M900 900C960 760 1180 720 1400 760L1360 900Z" fill="#101a4a"/><path d="M1080 760L1050 470L1066 468L1110 750Z" fill="#101a4a"/><path d="M1058 500C1150 540 1170 620 1110 700Z" fill="#1b2a6a"/><path d="M930 850C1050 800 1240 790 1376 810" fill="none" stroke="#2c4490" stroke-width="8"/></g>';

/** Roofs one above the other, as far palaces under water are seen. */
const palace = (x: number, y: number, scale: number) =>
  put(
    [0, 1, 2]
      .map((i) => {
        const wide = 120 + i * 74;
        const top = i * 118;
        return `<path d="M${-wide} ${top + 70}C${-wide * 0.7} ${top + 56} ${-wide * 0.5} ${top + 30} ${-wide * 0.4} ${top}H${wide * 0.4}C${wide * 0.5} ${top + 30} ${wide * 0.7} ${top + 56} ${wide} ${top + 70}L${wide + 22} ${top + 40}C${wide + 26} ${top + 70} ${wide + 8} ${top + 92} ${wide - 20} ${top + 92}H${-wide + 20}C${-wide - 8} ${top + 92} ${-wide - 26} ${top + 70} ${-wide - 22} ${top + 40}Z" fill="#0f4a86" opacity=".62"/><path d="M${-wide * 0.62} ${top + 92}H${wide * 0.62}V${top + 130}H${-wide * 0.62}Z" fill="#155a96" opacity=".5"/><path d="M${-wide + 8} ${top + 78}H${wide - 8}" stroke="#e8c070" stroke-width="5" opacity=".4"/>`;
      })
      .join('') + '<path d="M0 -70C18 -40 26 -22 20 0H-20C-26 -22 -18 -40 0 -70Z" fill="#b08a50" opacity=".5"/>',
    x,
    y,
    0,
    scale,
  );

import { brushFor } from './brush.ts';
import { chanceOf, hashOf } from './chance.ts';
import { companionsOf } from './companions.ts';
import { type Cast, type CompositionName, compose, compositionNames, sparkle } from './compositions.ts';
import { svg } from './document.ts';
import { frame, type FrameName, frameNames } from './frames.ts';
import { batik, type GroundName, groundNames } from './grounds.ts';
import { motifNamed } from './motifs/index.ts';
import { type Palette, palettes } from './palettes.ts';
import { setting, type SettingName, settingNames } from './settings.ts';
import { subjectsIn } from './words.ts';

export interface Game {
  name: string;
  /** The vendor's code for the game; it decides everything that the name does not. */
  code: string;
  /** LOTT, ELOTT, LIVE, SPORTS, ESPORTS, FISH, RNG, PVP, BINGO or a vendor's own; decides when the name names nothing. */
  category?: string;
}

/** Everything that is decided before anything is drawn. */
export interface Plan {
  cast: Cast;
  palette: Palette;
  composition: CompositionName;
  ground: GroundName;
  setting: SettingName;
  frame: FrameName;
}

const usual: Record<string, readonly [string, ...string[]]> = {
  LOTT: ['balls', 'star', 'clover', 'lantern'],
  ELOTT: ['balls', 'dice', 'clock', 'star'],
  LIVE: ['cards', 'roulette', 'chips', 'dice', 'crown', 'fan'],
  SPORTS: ['football', 'trophy', 'basketball', 'shuttlecock'],
  ESPORTS: ['gamepad', 'shield', 'sword', 'lightning', 'trophy'],
  FISH: ['fish', 'koi', 'turtle', 'pearl', 'wave', 'chest'],
  PVP: ['cards', 'chips', 'sword', 'crown'],
  BINGO: ['bingo', 'balls', 'gift'],
  BGS: ['dice', 'clover', 'seven'],
};
const anything: readonly [string, ...string[]] = [
  'gem',
  'lotus',
  'seven',
  'coin',
  'crown',
  'star',
  'lantern',
  'chest',
  'naga',
  'phoenix',
  'butterfly',
  'bell',
  'peacock',
  'clover',
  'mask',
  'moon',
];

/** What a game's card shows: subjects from the name, the rest from the code. */
export function planOf({ name, code, category }: Game): Plan {
  const chance = chanceOf(`${code}`);
  const named = subjectsIn(name);
  const [lead = chance.pick(usual[category?.toUpperCase() ?? ''] ?? anything), second, third] = named;
  const [kin1 = 'gem', kin2 = 'star'] = companionsOf(lead).filter((kin) => kin !== second);
  const seen = palettes.filter((palette) => !motifNamed(lead).avoid?.includes(palette.family));
  const hash = hashOf(code);
  return {
    cast: {
      lead,
      variant: (hash >>> 7) % 6,
      others: [second ?? kin1, third ?? (second ? kin1 : kin2)],
      shared: second !== undefined,
    },
    palette: seen[hash % seen.length] ?? palettes[0],
    composition: chance.pick(compositionNames),
    ground: chance.pick(groundNames),
    setting: chance.pick(settingNames),
    frame: chance.pick(frameNames),
  };
}

/** A colour to lay under the picture until it arrives. */
export function placeholderColour(game: Game): string {
  return planOf(game).palette.ground[1];
}

/** The card of a game: portrait, 300 by 400, the lower quarter calm and dark so that a title can stand on it. */
export function gamePicture(game: Game): string {
  const plan = planOf(game);
  const chance = chanceOf(`${game.code}/drawing`);
  const b = brushFor(`g${hashOf(`${game.code}/${game.name}`).toString(36)}`, plan.palette);
  const [glow, mid, deep] = plan.palette.ground;
  const sky = b.radial(
    [
      [0, glow],
      [0.5, mid],
      [1, deep],
    ],
    'cx=".5" cy=".4" r=".74"',
  );
  const calm = b.linear([
    [0, deep, 0],
    [0.55, deep, 0.72],
    [1, deep, 0.96],
  ]);
  const body = [
    `<path d="M0 0H300V400H0Z" fill="${sky}"/>`,
    batik(b, plan.ground, 300, 400, 0.17),
    setting(b, plan.setting, chance),
    // The arch stands behind the subject, everything else hangs before it.
    plan.frame === 'arch' ? frame(b, plan.frame) : '',
    compose(b, plan.composition, plan.cast, chance),
    sparkle(b, chance, 4),
    plan.frame === 'arch' ? '' : frame(b, plan.frame),
    `<path d="M0 248H300V400H0Z" fill="${calm}"/>`,
  ].join('');
  return svg({ width: 300, height: 400, title: game.name }, b.defs() + body);
}

import type { Spot } from '@pelita/games/table';
import { useTableText } from './use-table.ts';

type Text = ReturnType<typeof useTableText>;

/** A spot's name as it is said at the table. */
export function useSpotName(): (spot: string) => string {
  const text = useTableText();
  return (spot) => spotName(text, spot);
}

function spotName(text: Text, spot: string): string {
  const [kind = '', ...rest] = spot.split('-');
  if (numbered.has(kind)) return rest.join('·');
  switch (kind) {
    case 'column':
      return text('spot_column', { place: rest.join('') });
    case 'total':
      return text('spot_total', { total: rest.join('') });
    case 'double':
      return text('spot_double', { face: rest.join('') });
    case 'triple':
      return text('spot_triple', { face: rest.join('') });
    case 'single':
      return text('spot_single', { face: rest.join('') });
    case 'pair':
      return text('spot_pair', { faces: rest.join('·') });
    default:
      return isNamed(spot) ? text(named[spot]) : spot;
  }
}

const numbered = new Set(['straight', 'split', 'street', 'corner', 'six']);

const named = {
  player: 'spot_player',
  banker: 'spot_banker',
  tie: 'spot_tie',
  'player-pair': 'spot_player_pair',
  'banker-pair': 'spot_banker_pair',
  'super-six': 'spot_super_six',
  tiger: 'spot_tiger',
  'small-tiger': 'spot_small_tiger',
  'big-tiger': 'spot_big_tiger',
  dragon: 'spot_dragon',
  'suited-tie': 'spot_suited_tie',
  'dragon-odd': 'spot_dragon_odd',
  'dragon-even': 'spot_dragon_even',
  'tiger-odd': 'spot_tiger_odd',
  'tiger-even': 'spot_tiger_even',
  'dragon-small': 'spot_dragon_small',
  'dragon-big': 'spot_dragon_big',
  'tiger-small': 'spot_tiger_small',
  'tiger-big': 'spot_tiger_big',
  'dozen-1': 'spot_dozen_1',
  'dozen-2': 'spot_dozen_2',
  'dozen-3': 'spot_dozen_3',
  low: 'spot_low',
  high: 'spot_high',
  even: 'spot_even',
  odd: 'spot_odd',
  red: 'spot_red',
  black: 'spot_black',
  small: 'spot_small',
  big: 'spot_big',
  'any-triple': 'spot_any_triple',
} as const;

function isNamed(spot: string): spot is keyof typeof named {
  return Object.hasOwn(named, spot);
}

/** "0.95 : 1", of several prices the highest and the lowest that wins. */
export function paysText({ pays }: Pick<Spot, 'pays'>): string {
  const wins = pays.filter((back) => back > 100).map((back) => String((back - 100) / 100));
  const [highest = '', lowest] = [wins[0], wins.length > 1 ? wins.at(-1) : undefined];
  return `${lowest === undefined ? '' : `${lowest}–`}${highest} : 1`;
}

import type { Colours } from '@pelita/contract';
import { contrast, mixed } from './contrast.ts';
import { chosenShare } from './tokens.ts';

export type PalePair = { over: keyof Colours; under: string; ratio: number; least: number };

/** WCAG 2 AA: for words, and for what one must see to use it. */
const WORDS = 4.5;
const CONTROLS = 3;

/** The pairs of a theme that the look lays over each other and that contrast too little, the worst first. */
export function palePairs(colours: Colours): PalePair[] {
  return pairs
    .map(([over, under, least]) => ({
      over,
      under,
      least,
      ratio: contrast(colours[over], valueOf(colours, under)),
    }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
}

type Name = keyof Colours | typeof CHOSEN;

/** What is chosen: the accent laid thinly over the overlay. */
const CHOSEN = 'overlay under the accent';

const grounds = ['ink', 'base', 'raised', 'overlay'] as const satisfies readonly Name[];
const inks = ['text', 'muted', 'accentText', 'hibiscus', 'jade', 'sky'] as const satisfies readonly Name[];

const pairs: readonly (readonly [over: keyof Colours, under: Name, least: number])[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground, WORDS] as const)),
  ...grounds.flatMap((ground) => (['control', 'focus'] as const).map((one) => [one, ground, CONTROLS] as const)),
  ...(['text', 'muted', 'accentText'] as const).map((ink) => [ink, CHOSEN, WORDS] as const),
  ['actionText', 'actionFrom', WORDS],
  ['actionText', 'actionTo', WORDS],
  ['hibiscusBadgeText', 'hibiscusBadge', WORDS],
];

function valueOf(colours: Colours, name: Name): string {
  return name === CHOSEN ? mixed(colours.accent, colours.overlay, chosenShare) : colours[name];
}

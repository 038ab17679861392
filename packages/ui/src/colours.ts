import type { Colours } from '@pelita/contract';

/** What a brand's colours are and must be: their names, the contrast of each pair, and the rules that a page carries. */
export { coloursFrom } from './colours-from.ts';
export { contrast, isColour, mixed } from './contrast.ts';
export { type PalePair, palePairs } from './pale-pairs.ts';
export { themeStyle } from './theme-style.ts';

export const colourNames = [
  'ink',
  'base',
  'raised',
  'overlay',
  'line',
  'control',
  'text',
  'muted',
  'accent',
  'accentText',
  'actionFrom',
  'actionTo',
  'actionText',
  'hibiscus',
  'hibiscusBadge',
  'hibiscusBadgeText',
  'jade',
  'sky',
  'focus',
  'shade',
] as const satisfies readonly (keyof Colours)[];

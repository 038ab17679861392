/** Categories and selections as plain data, apart from the shapes, so that a page may name them without a validator. */

/** In the order of the navigation. */
export const gameCategories = [
  'LOTT',
  'ELOTT',
  'BINGO',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'RNG',
  'PVP',
  'BGS',
] as const;

/** The orders of a list: by name, the newest first, the most played first, the highest stated return first. */
export const gameSorts = ['name', 'newest', 'popular', 'rtp'] as const;

export const volatilityLevels = ['low', 'medium', 'high'] as const;

export const gameSelections = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;

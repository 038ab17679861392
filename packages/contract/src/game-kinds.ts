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

/** What engines can do, as a visitor may choose it and say it. */
export const gameFeatures = ['wild', 'scatter', 'freeSpins', 'multiplier'] as const;
export type GameFeature = (typeof gameFeatures)[number];
/** All that engines can do, as a list may be asked for it. */
export const gameTraits = [
  ...gameFeatures,
  'wildMultiplier',
  'retrigger',
  'cascade',
  'payAnywhere',
  'ways',
  'holdAndWin',
] as const;

/** The families of engines: those of one class show the same game and differ in what they pay. */
export const gameClasses = ['lines-5x3', 'classic-3x3', 'cascade-6x5', 'ways-6x5', 'hold-5x3'] as const;
export type GameClass = (typeof gameClasses)[number];

export const gameSelections = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;

/** What a listed thing is: a game, or all games of one vendor. */
export const isGameKinds = ['GAME', 'VASSALAGE'] as const;

/** The account types under which a lottery has a page of its own; any other lottery shares one. */
export const lotteryAccountTypes = { vietnam: 'VN', sea: 'SEA' } as const;

/** What a launch of the built-in lottery may open: a lobby, or the place where a game is bet on. */
export const lotteryViews = ['lobby', 'betting'] as const;

/** The vendor of the built-in lottery. */
export const LOTTERY_VENDOR = 'TCG_SEA';

export const bundles = ['office'] as const;

/** The categories of games, as operators read them. */
export const officeProducts = {
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
  BINGO: 'Bingo',
  LIVE: 'Live casino',
  SPORTS: 'Sports',
  ESPORTS: 'E-sports',
  FISH: 'Fishing',
  RNG: 'Slots',
  PVP: 'PVP cards',
  BGS: 'BGS',
} as const;

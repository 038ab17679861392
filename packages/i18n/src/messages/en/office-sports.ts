export const bundles = ['office'] as const;

/** Matches of the sportsbooks, as operators void them. */
export const officeSports = {
  voidMatch: 'Void the match',
  voidNote: '{match} would end without a result, after another operator has agreed. Every bet on it is given back.',
} as const;

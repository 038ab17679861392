export const bundles = ['office'] as const;

/** Matches of the sportsbooks, as operators void them. */
export const officeSports = {
  voidMatch: 'Void the match',
  correctionsNote:
    'A result was corrected after the bet’s launch was over, so the wallet took nothing more. Propose an adjustment on the player’s page.',
  voidNote: '{match} would end without a result, after another operator has agreed. Every bet on it is given back.',
} as const;

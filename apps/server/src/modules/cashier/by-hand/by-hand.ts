/** The provider of what players transfer by hand: operators confirm it. */
export const BY_HAND = 'manual';

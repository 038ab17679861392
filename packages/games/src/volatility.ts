export const volatilityClasses = ['low', 'medium', 'high'] as const;
export type VolatilityClass = (typeof volatilityClasses)[number];

const MEDIUM_FROM = 3;
const HIGH_FROM = 4;

/** From the standard deviation of a round, in bets. The limits are the studio's own; there is no common scale. */
export function volatilityClass(deviation: string): VolatilityClass {
  const bets = Number(deviation);
  if (bets < MEDIUM_FROM) return 'low';
  return bets < HIGH_FROM ? 'medium' : 'high';
}

/** What a player lets happen to a bet whose price has moved since it was seen. */
export const oddsAcceptances = ['none', 'better', 'any'] as const;
export type OddsAcceptance = (typeof oddsAcceptances)[number];

export type PriceSeen = { readonly hundredths: number; readonly version: number };
/** Null where it is not offered. `sinceVersion`: the first version after the last goal, point or map. */
export type PriceNow = {
  readonly hundredths: number | null;
  readonly version: number;
  readonly sinceVersion: number;
  readonly isSuspended: boolean;
};

/**
 * Whether a bet is taken, always at the price of now. A price of a version that is still to come, or another one than that
 * version had, was not seen; after a goal the bet would be another one, so it is asked anew whatever is accepted.
 */
export function priceRefusal(
  seen: PriceSeen,
  now: PriceNow,
  accept: OddsAcceptance,
): 'market_suspended' | 'odds_changed' | null {
  if (now.isSuspended || now.hundredths === null) return 'market_suspended';
  if (seen.version > now.version || seen.version < now.sinceVersion) return 'odds_changed';
  if (seen.hundredths === now.hundredths) return null;
  if (seen.version === now.version) return 'odds_changed';
  const isTaken = accept === 'any' || (accept === 'better' && now.hundredths > seen.hundredths);
  return isTaken ? null : 'odds_changed';
}

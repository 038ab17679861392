import { FULL_RATE } from './terms.ts';

const ACCRUAL_SCALE = 6;

/**
 * What a stake earns those above its player, whatever the result: each the difference of its own rebate to that of the one
 * below. `rebates` are in millionths, begin with the player's and go up; answers go with those above, in millionths of the
 * currency.
 */
export function rebateDifferences(rebates: readonly number[], stakeMinor: bigint, scale: number): bigint[] {
  return rebates.slice(1).map((rebate, index) => {
    const difference = BigInt(rebate - (rebates[index] ?? rebate));
    if (difference < 0n) throw new RangeError('no rebate is above that of the upline');
    return (stakeMinor * difference * 10n ** BigInt(ACCRUAL_SCALE - scale)) / BigInt(FULL_RATE);
  });
}

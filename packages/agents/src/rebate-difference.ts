const FULL_RETURN = 2000n;
const ACCRUAL_SCALE = 6;

/**
 * What a bet earns those above its player, whatever its result: each the difference of its own prize mode to the one below it,
 * in two-thousandths of the stake. `modes` begin with the player's and go up; answers go with those above, in millionths.
 */
export function rebateDifferences(modes: readonly number[], stakeMinor: bigint, scale: number): bigint[] {
  return modes.slice(1).map((mode, index) => {
    const difference = BigInt(mode - (modes[index] ?? mode));
    if (difference < 0n) throw new RangeError('no prize mode is above that of the upline');
    return (stakeMinor * difference * 10n ** BigInt(ACCRUAL_SCALE - scale)) / FULL_RETURN;
  });
}

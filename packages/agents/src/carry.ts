/** What a team's win of one period does to the next: nothing, all of it until recovered, for one period, within the month. */
export const carryPolicies = ['none', 'permanent', 'previous', 'month'] as const;
export type CarryPolicy = (typeof carryPolicies)[number];

type Settled = {
  /** The operator's win of the period by itself. */
  readonly winMinor: bigint;
  /** The same with what was carried in. */
  readonly lossMinor: bigint;
};

/** What a period leaves to the one after: zero, or below when the team has won. */
export function carryOut(policy: CarryPolicy, { winMinor, lossMinor }: Settled): bigint {
  if (policy === 'none') return 0n;
  const left = policy === 'previous' ? winMinor : lossMinor;
  return left < 0n ? left : 0n;
}

/** What a period takes over from the one before. */
export function carriedInto(
  policy: CarryPolicy,
  carriedMinor: bigint,
  { isNewMonth }: { isNewMonth: boolean },
): bigint {
  return policy === 'none' || (policy === 'month' && isNewMonth) ? 0n : carriedMinor;
}

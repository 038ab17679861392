import type { Terms, Tier } from './terms.ts';

/**
 * Whether an agent with the upline's terms can carry the downline's: each downline tier has an upline tier that asks no more
 * and pays no less, so the agent earns at least what it owes when the downline's team alone meets the thresholds.
 */
export function isWithin(downline: Terms, upline: Terms): boolean {
  if (downline.family === 'realtime' || upline.family === 'realtime')
    return (
      downline.family === 'realtime' &&
      upline.family === 'realtime' &&
      downline.lossRate <= upline.lossRate &&
      downline.profitRate <= upline.profitRate &&
      downline.singleRate <= upline.singleRate
    );
  return (
    downline.family === upline.family &&
    downline.tiers.every((tier) => upline.tiers.some((covering) => covers(covering, tier)))
  );
}

const covers = (upline: Tier, downline: Tier) =>
  upline.minAmountMinor <= downline.minAmountMinor &&
  upline.minActive <= downline.minActive &&
  upline.minLossMinor <= downline.minLossMinor &&
  upline.rate >= downline.rate;

/** A contract in force, from the agent who pays it to the one who earns it. */
export type Edge = {
  readonly contractId: string;
  readonly uplineId: string;
  readonly downlineId: string;
  readonly terms: Terms;
};

/**
 * The contracts below an agent that end when it takes new terms: those given that are not within them, and all that hang
 * below these, because who has no contract can give none. `null` stands for having no terms any more.
 */
export function contractsThatEnd(agentId: string, terms: Terms | null, edges: readonly Edge[]): Edge[] {
  const given = Map.groupBy(edges, ({ uplineId }) => uplineId);
  const ending = (given.get(agentId) ?? []).filter((edge) => terms === null || !isWithin(edge.terms, terms));
  for (let next = 0; next < ending.length; next++) ending.push(...(given.get(ending[next]?.downlineId ?? '') ?? []));
  return ending;
}

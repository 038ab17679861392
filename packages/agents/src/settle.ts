/** What an agent's contract is due in a run. `uplineId` is null for a contract with the operator. */
export type Due = { readonly agentId: string; readonly uplineId: string | null; readonly dueMicros: bigint };

export type Line = {
  readonly agentId: string;
  readonly dueMicros: bigint;
  /** What the agent's direct downlines are due. */
  readonly passedOnMicros: bigint;
  /** What is left to the agent, and below zero what it owes from now on. */
  readonly netMicros: bigint;
  /** Taken from what is left for what was owed before. */
  readonly recoveredMicros: bigint;
  readonly paidMicros: bigint;
  readonly owedAfterMicros: bigint;
};

/**
 * Each agent gets its own due less what its direct downlines are due. Who would be left with less than nothing gets nothing and
 * owes the rest, and every downline is still paid in full; later incomes repay it first. So what is paid and recovered, less
 * what is newly owed, is what the contracts with the operator are due.
 */
export function settle(dues: readonly Due[], owedBefore: ReadonlyMap<string, bigint> = new Map()): Line[] {
  const passedOn = new Map<string, bigint>();
  for (const { uplineId, dueMicros } of dues)
    if (uplineId !== null) passedOn.set(uplineId, (passedOn.get(uplineId) ?? 0n) + dueMicros);
  return dues.map(({ agentId, dueMicros }) => {
    const passedOnMicros = passedOn.get(agentId) ?? 0n;
    const netMicros = dueMicros - passedOnMicros;
    const owed = owedBefore.get(agentId) ?? 0n;
    const recoveredMicros = netMicros <= 0n ? 0n : smaller(netMicros, owed);
    return {
      agentId,
      dueMicros,
      passedOnMicros,
      netMicros,
      recoveredMicros,
      paidMicros: netMicros <= 0n ? 0n : netMicros - recoveredMicros,
      owedAfterMicros: owed - recoveredMicros + (netMicros < 0n ? -netMicros : 0n),
    };
  });
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

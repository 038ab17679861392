/** Hundredths of a per cent of what a winner wins, and never more than so many units. */
export const RAKE = { basisPoints: 300, maximumUnits: 3 } as const;

/** What everybody has of a hand after rake, which winners alone pay; a fraction of the smallest unit stays with the winner. */
export function netsMinor(units: readonly number[], unitMinor: bigint): { nets: bigint[]; rake: bigint } {
  let rake = 0n;
  const nets = units.map((won) => {
    const gross = BigInt(won) * unitMinor;
    if (gross <= 0n) return gross;
    const share = (gross * BigInt(RAKE.basisPoints)) / 10_000n;
    const most = BigInt(RAKE.maximumUnits) * unitMinor;
    const taken = share < most ? share : most;
    rake += taken;
    return gross - taken;
  });
  return { nets, rake };
}

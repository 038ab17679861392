/** A bet that waits to be placed, as it was counted when it was added. */
export type CartItem = {
  id: string;
  playType: string;
  content: string;
  /** The wire's decimal texts. */
  unit: string;
  rebate: string | null;
  multiple: number;
  lines: number;
  costMinor: bigint;
  bestMinor: bigint;
  paysEachHit: boolean;
};

export type ChasePlan = { draws: number; grow: number; every: number; stopOnWin: boolean };

export const noChase: ChasePlan = { draws: 1, grow: 1, every: 1, stopOnWin: true };
const MOST_MULTIPLE = 9_999;

/** How often the cart is staked in each of the coming draws: the same each time, or more after every few. */
export function multiplesOf({ draws, grow, every }: ChasePlan): number[] {
  return Array.from({ length: draws }, (_, at) => Math.min(MOST_MULTIPLE, grow ** Math.floor(at / Math.max(1, every))));
}

export function cartCostMinor(items: readonly CartItem[], chase: ChasePlan = noChase): bigint {
  const once = items.reduce((sum, { costMinor }) => sum + costMinor, 0n);
  return multiplesOf(chase).reduce((sum, multiple) => sum + once * BigInt(multiple), 0n);
}

/** Another multiple of the same bet: its cost and its return follow. */
export function withMultiple(item: CartItem, multiple: number): CartItem {
  const next = BigInt(Math.max(1, Math.min(MOST_MULTIPLE, multiple)));
  const before = BigInt(item.multiple);
  return {
    ...item,
    multiple: Number(next),
    costMinor: (item.costMinor / before) * next,
    bestMinor: (item.bestMinor * next) / before,
  };
}

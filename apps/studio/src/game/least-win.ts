import type { Engine } from '@pelita/games';

/** How many equal symbols a win takes at least. */
export function leastWin({ paytable }: Engine): number {
  return Math.min(...paytable.lines.flatMap(({ pays }) => pays.map(({ count }) => count)));
}

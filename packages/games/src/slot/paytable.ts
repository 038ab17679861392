import { descending } from './by-count.ts';
import type { SlotRules, SlotSymbol } from './rules.ts';

/** What a page shows the player, highest pays first; read from the rules that are played, so it cannot differ. */
export interface Paytable {
  readonly lines: readonly { symbol: SlotSymbol; pays: readonly { count: number; lineBets: number }[] }[];
  readonly scatters: readonly { count: number; totalBets: number; freeSpins: number }[];
}

export function paytable({ linePays, scatter, scatterPays, freeSpins, reels }: SlotRules): Paytable {
  const symbols = [...new Set(reels.flat())].filter((symbol) => symbol !== scatter);
  return {
    lines: symbols
      .map((symbol) => ({
        symbol,
        pays: descending(linePays[symbol]).map(([count, lineBets]) => ({ count, lineBets })),
      }))
      .filter(({ pays }) => pays.length > 0)
      .toSorted((a, b) => (b.pays[0]?.lineBets ?? 0) - (a.pays[0]?.lineBets ?? 0)),
    scatters: descending(scatterPays).map(([count, totalBets]) => ({
      count,
      totalBets,
      freeSpins: freeSpins[count] ?? 0,
    })),
  };
}

import type { ByCount, SlotSymbol } from '../slot/rules.ts';

/**
 * A game without lines: equal symbols pay wherever they stand, leave the board, and what is above falls down. Every
 * cell is drawn by itself and all paying symbols are equally frequent; that is what makes the exact return reachable.
 */
export interface CascadeRules {
  readonly reels: number;
  readonly rows: number;
  /** What a cell can show, best pay first; the scatter is among the drawn symbols with a weight of its own. */
  readonly symbols: readonly SlotSymbol[];
  readonly symbolWeight: number;
  readonly scatter: SlotSymbol;
  readonly scatterWeight: number;
  /** How many line bets a spin costs; symbol pays are counted in the same unit. */
  readonly betUnits: number;
  /** In line bets, by the least count that earns it: `{ 8: 20, 10: 50, 12: 250 }`. */
  readonly symbolPays: Readonly<Partial<Record<SlotSymbol, ByCount>>>;
  /** What the first, second … winning board of a spin is multiplied by; the last one holds on. */
  readonly ladder: readonly number[];
  /** After so many winning boards a spin ends. */
  readonly mostTumbles: number;
  /** In total bets, by the least count of scatters on the board at rest. */
  readonly scatterPays: ByCount;
  readonly freeSpins: ByCount;
  readonly freeSpinMultiplier: number;
}

export type SlotSymbol = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'K' | 'Q' | 'J' | 'T';

/** Something granted by how many symbols show: `{ 3: 50, 4: 250, 5: 1500 }`. A count that is absent grants nothing. */
export type ByCount = Readonly<Record<number, number>>;

/**
 * A video slot as data. Every stop of a reel is equally likely; the window shows `rows` consecutive symbols of each
 * strip from its stop downwards, around the end. Published rules never change: other strips are another game.
 */
export interface SlotRules {
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly rows: number;
  /** Each line names the row it crosses on every reel, 0 being the top. */
  readonly lines: readonly (readonly number[])[];
  readonly wild: SlotSymbol;
  /** What a line's win is multiplied by for every wild that stands in on it; a line of wilds alone pays as stated. */
  readonly wildMultiplier: number;
  readonly scatter: SlotSymbol | null;
  /** In line bets. */
  readonly linePays: Readonly<Partial<Record<SlotSymbol, ByCount>>>;
  /** In total bets. */
  readonly scatterPays: ByCount;
  readonly freeSpins: ByCount;
  /** What every win of a free spin is multiplied by. */
  readonly freeSpinMultiplier: number;
}

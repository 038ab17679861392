import type { ByCount, SlotSymbol } from '../slot/rules.ts';

/**
 * A game of ways: each reel shows some rows, drawn anew with every spin, and equal symbols on neighbouring reels from the
 * left win by whatever rows. Each cell is drawn by itself, so reels are independent and the return is exact.
 */
export interface WaysRules {
  /** What a reel may show: each number of rows is as likely. */
  readonly heights: readonly number[];
  readonly rows: number;
  /** Best pay first. */
  readonly symbols: readonly SlotSymbol[];
  readonly wild: SlotSymbol;
  readonly scatter: SlotSymbol;
  /** Of a cell, by reel: what it draws in the order of `symbols`, then the wild, then the scatter. */
  readonly weights: readonly (readonly number[])[];
  /** How many line bets a spin costs. */
  readonly betUnits: number;
  /** In line bets for each way, by the number of reels. */
  readonly wayPays: Readonly<Partial<Record<SlotSymbol, ByCount>>>;
  /** In total bets, by the least count of scatters. */
  readonly scatterPays: ByCount;
  readonly freeSpins: ByCount;
  readonly freeSpinMultiplier: number;
}

/** A symbol wins from so many reels on. */
export const LEAST_REELS = 3;

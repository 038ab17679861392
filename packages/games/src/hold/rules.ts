import type { WaysRules } from '../ways/rules.ts';

/**
 * A game of ways whose scatters are coins, each worth some whole bets. Enough of them hold: they stay, the other cells
 * are drawn again, and every coin that lands stays too. The game pays all coins once no cell is empty, or once no coin
 * landed so many times in a row.
 */
export interface HoldRules extends WaysRules {
  /** So many coins on the reels hold. */
  readonly heldFrom: number;
  /** So many draws without a new coin end it. */
  readonly respins: number;
  /** How likely an empty cell draws a coin, as parts of a whole. */
  readonly landing: { readonly parts: number; readonly whole: number };
  readonly coins: readonly CoinValue[];
  /** Paid beside its coins when no cell is empty, in whole bets. */
  readonly fullBets: number;
}

export interface CoinValue {
  readonly bets: number;
  readonly weight: number;
}

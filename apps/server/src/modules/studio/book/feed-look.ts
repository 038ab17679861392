import type { MarketKind } from '@pelita/games/book';

/** What a feed has told of a match last, as it is kept beside the match. */
export type FeedLook = {
  phase: 'open' | 'live' | 'ended';
  /** Grows with every change that it tells. */
  version: number;
  /** The first version after the last change of the score. */
  sinceVersion: number;
  minute: number;
  home: number;
  away: number;
  isSuspended: boolean;
  markets: {
    kind: MarketKind;
    quarters: number | null;
    isSuspended: boolean;
    selections: { id: string; hundredths: number }[];
  }[];
  /** When it was told; prices that are older than they may be count as suspended. */
  toldAtMs: number;
};

/** Prices of a feed that has fallen silent are not taken. */
export const STALE_MS = 30_000;

import type { MarketKind } from '@pelita/games/book';

/** What a feed has told of a match last, as it is kept beside the match. */
export type FeedLook = {
  /** Of its league, as the feed calls it. */
  leagueName: string;
  /** The feed's own count of what it tells; an older one is not heard. */
  sequence: number;
  /** What it told under that number. */
  told: string;
  /** An end that was told once: it counts when it is told again. */
  pending: { end: string; sinceMs: number } | null;
  /** Why what it told last was not taken; operators read it. */
  problem: FeedProblem | null;
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

export type FeedProblem = 'another_match' | 'another_under_its_number' | 'too_late';

/** Prices of a feed that has fallen silent are not taken. */
export const STALE_MS = 30_000;

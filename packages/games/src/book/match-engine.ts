import type { Score } from './markets.ts';

/** How a match stands after so many minutes: of a duel exchanges, of e-sports rounds. */
export type MatchState = {
  readonly minute: number;
  /** Goals, points, or maps won. */
  readonly score: Score;
  /** Rounds won of the map that goes on; null where there are no maps. */
  readonly rounds: Score | null;
  readonly isOver: boolean;
};

export type Side = 'home' | 'away';

/** The chance of each side to score in a minute, or to win a round, out of `CHANCES`. */
export type Rates = { readonly home: number; readonly away: number };
export const CHANCES = 4_096;

/** How likely each final score still is, as whole weights of `all`. */
export type Chances = {
  readonly all: bigint;
  /** By home − away at the end. */
  readonly leads: ReadonlyMap<number, bigint>;
  /** By home + away at the end. */
  readonly sums: ReadonlyMap<number, bigint>;
  /** By "2-1", as far as the market names scores, and "other" where not all are named. */
  readonly scores: ReadonlyMap<string, bigint>;
};

/** The rules of a virtual match. An id never changes its rules: matches that were played are checked by it for ever. */
export interface MatchEngine {
  readonly id: string;
  readonly sport: 'football' | 'esports' | 'duel';
  /** It is over at the latest then. */
  readonly minutes: number;
  /** A handicap of a match under way counts from the score of then. */
  readonly countsFromBet: boolean;
  /** Overrounds of two-way, three-way and score markets, in basis points. */
  readonly overrounds: { readonly two: number; readonly three: number; readonly score: number };
  /** Fixed lines, in quarters; null where they follow the match. */
  readonly lines: { readonly handicap: readonly number[]; readonly total: readonly number[] } | null;
  readonly hasScores: boolean;
  /** What sides of these ratings, 1 to 5, play at. */
  rates(home: number, away: number): Rates;
  readonly beginning: MatchState;
  /** The state after another minute, in which this side scored or none did. */
  after(state: MatchState, scored: Side | null): MatchState;
  chances(state: MatchState, rates: Rates): Chances;
}

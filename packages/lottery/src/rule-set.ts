import type { NextUint32 } from '@pelita/games/fairness';
import type { Fraction } from '@pelita/games/fraction';

/** What is drawn, and what can be bet on it. Games that differ in station or hours share a rule set. */
export interface RuleSet {
  readonly code: string;
  /** Which of an account's price ceilings applies. */
  readonly prizeMode: PrizeMode;
  /** `listed` odds are what the price list says; `fair` ones return everything, and a prize mode scales them down. */
  readonly odds: 'listed' | 'fair';
  readonly shape: Shape;
  readonly playTypes: readonly PlayType[];
}

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** The numbers of a draw by the name of their prize, as text: leading zeros count. */
export type Result = Readonly<Record<string, readonly string[]>>;

export interface Shape {
  /** A result as it is sent, for help texts and tests. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Throws `Malformed` unless every prize is there, as many and as long as it must be. */
  readonly read: (sent: unknown) => Result;
  /** The result that a stream of random words decides. */
  readonly draw: (next: NextUint32) => Result;
}

/** One way to bet: content becomes lines, a result becomes hits, and a line wins by the hits on its keys. */
export interface PlayType {
  readonly id: string;
  readonly example: string;
  /** What a player entered, as lines; throws `Malformed`. */
  readonly lines: (content: string) => readonly Line[];
  /**
   * `perHit`: every hit on the line's key pays its prize. `byMatches`: the number of keys that were hit names the prize,
   * "2", or "5+1" where an extra number was hit too. `byFewest`: pays as often as the key that was hit the least.
   */
  readonly wins: 'perHit' | 'byMatches' | 'byFewest';
  readonly kinds: Kinds;
  readonly hits: (result: Result) => readonly Hit[];
}

/** The smallest thing that wins or loses as a whole. */
export interface Line {
  /** Normalised: equal bets have equal keys. */
  readonly keys: readonly string[];
  /** Lines of a kind cost and pay the same. */
  readonly kind: string;
}

export type Kinds = Readonly<Record<string, Kind>>;

export interface Kind {
  /** How many units of stake a line costs: 1, or one for each number that it can hit. */
  readonly units: number;
  readonly prizes: Readonly<Record<string, Prize>>;
}

export interface Prize {
  /** How often a line gets the prize in a draw, on average. */
  readonly chance: Fraction;
  /** What one unit of stake gets back, the stake included. */
  readonly odds: Fraction;
  /** The stake is given back; no price list changes that. */
  readonly isRefund?: true;
}

export interface Hit {
  readonly key: string;
  /** The prize's name where every hit pays; `match` or `extra` where matches are counted. */
  readonly prize: string;
  /** Where it was seen, for explanations, like "G7 13". */
  readonly seen: string;
}

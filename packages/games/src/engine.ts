import type { NextUint32 } from './fairness/fair-stream.ts';
import type { Fraction } from './fraction.ts';
import type { Outcome } from './slot/round.ts';
import type { Paytable } from './slot/paytable.ts';
import type { SlotRules } from './slot/rules.ts';

/**
 * A game's mathematics as the rest of the product sees it; a title is a theme put over an engine. What is stated here
 * (return, volatility, hit frequency) is what pages show, and a test beside the engine proves each figure.
 */
export interface Engine {
  /** Kept in every round ever played: an id never changes its rules. */
  readonly id: string;
  readonly kind: 'slot';
  /** Catalogue key of the engine's name. */
  readonly nameKey: string;
  readonly rules: SlotRules;
  readonly paytable: Paytable;
  /** Expected return of a round per unit staked, free spins included. */
  readonly rtp: Fraction;
  /** The same in percent with two places, cut off, without the sign: "95.87". */
  readonly rtpPercent: string;
  /** Probability that a paid spin wins anything. */
  readonly hitFrequency: Fraction;
  /** Standard deviation of a round's return per unit staked, to two places. */
  readonly volatility: string;
  readonly lineBetStepsMinor: readonly bigint[];
  readonly features: readonly EngineFeature[];
  play(lineBetMinor: bigint, next: NextUint32): Outcome;
}

export type EngineFeature = 'wild' | 'scatter' | 'freeSpins' | 'retrigger' | 'multiplier';

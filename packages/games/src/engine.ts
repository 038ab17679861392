import type { CascadeRules } from './cascade/rules.ts';
import type { NextUint32 } from './fairness/fair-stream.ts';
import type { Fraction } from './fraction.ts';
import type { HoldRules } from './hold/rules.ts';
import type { Outcome } from './slot/round.ts';
import type { Paytable } from './slot/paytable.ts';
import type { SlotRules } from './slot/rules.ts';
import type { VolatilityClass } from './volatility.ts';
import type { WaysRules } from './ways/rules.ts';

/**
 * A game's mathematics as the rest of the product sees it; a title is a theme put over an engine. What is stated here
 * (return, volatility, hit frequency) is what pages show, and a test beside the engine proves each figure.
 */
export type Engine = LinesEngine | CascadeEngine | WaysEngine | HoldEngine;

export interface LinesEngine extends EngineFigures {
  readonly kind: 'lines';
  readonly rules: SlotRules;
}

export interface CascadeEngine extends EngineFigures {
  readonly kind: 'cascade';
  readonly rules: CascadeRules;
}

export interface WaysEngine extends EngineFigures {
  readonly kind: 'ways';
  readonly rules: WaysRules;
}

export interface HoldEngine extends EngineFigures {
  readonly kind: 'hold';
  readonly rules: HoldRules;
}

export interface EngineFigures {
  /** Kept in every round ever played: an id never changes its rules. */
  readonly id: string;
  /** Engines of a family show the same game and differ in what they pay; the reference one has the family's name. */
  readonly family: EngineFamily;
  /** Catalogue key of the family's name. */
  readonly nameKey: string;
  readonly reels: number;
  readonly rows: number;
  /** How many line bets a spin costs: the lines, or a fixed number where there are none. */
  readonly betUnits: number;
  readonly paytable: Paytable;
  /** Expected return of a round per unit staked, free spins included. */
  readonly rtp: Fraction;
  /** The same in percent with two places, cut off, without the sign: "95.87". */
  readonly rtpPercent: string;
  /** How the return was proved: every outcome counted, or a long simulation whose band is stated beside the engine. */
  readonly proof: 'enumeration' | 'simulation';
  /** Probability that a paid spin wins anything. */
  readonly hitFrequency: Fraction;
  /** Standard deviation of a round's return per unit staked. */
  readonly volatility: string;
  readonly volatilityClass: VolatilityClass;
  /** The most that a single spin can pay, free spins among them, in whole bets, cut off. */
  readonly maximumWin: number;
  readonly lineBetStepsMinor: readonly bigint[];
  readonly features: readonly EngineFeature[];
  play(lineBetMinor: bigint, next: NextUint32): Outcome;
}

export const engineFamilies = ['lines-5x3', 'classic-3x3', 'cascade-6x5', 'ways-6x5', 'hold-5x3'] as const;
export type EngineFamily = (typeof engineFamilies)[number];

export const engineFeatures = [
  'wild',
  'wildMultiplier',
  'scatter',
  'freeSpins',
  'retrigger',
  'multiplier',
  'cascade',
  'payAnywhere',
  'ways',
  'holdAndWin',
] as const;
export type EngineFeature = (typeof engineFeatures)[number];

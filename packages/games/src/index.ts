/*
 * The rules and mathematics of the studio's games: pure functions, no clock, no random source of their own, no money
 * but integers. The studio's server module plays with them and the game page checks with the same code, so that an
 * outcome never depends on where it is computed. Figures that pages show about a game (return, volatility, paytable)
 * are read from `engines` and written nowhere else.
 */
export {
  engineFamilies,
  engineFeatures,
  type CascadeEngine,
  type Engine,
  type EngineFamily,
  type EngineFeature,
  type HoldEngine,
  type LinesEngine,
  type WaysEngine,
} from './engine.ts';
export { engineFacts, engineIds, type EngineFacts } from './engine-facts.ts';
export { engines, isEngineId, type EngineId } from './engines.ts';
export type { CascadeRules } from './cascade/rules.ts';
export type { HoldRules } from './hold/rules.ts';
export { firstWindow, spinFrom } from './spin-from.ts';
export { mostWays } from './ways/ways-engine.ts';
export {
  below,
  commitment,
  drawWithoutReplacement,
  fairStream,
  shuffle,
  type NextUint32,
  type Seeds,
} from './fairness/index.ts';
export { decimal, type Fraction } from './fraction.ts';
export { outcomeFromSeeds, type SeededRound } from './outcome-from-seeds.ts';
export { readRoundRecord, roundRecord, type RoundRecord } from './round-record.ts';
export type { Outcome, PlayedSpin } from './slot/round.ts';
export type { Paytable } from './slot/paytable.ts';
export type { ByCount, SlotRules, SlotSymbol } from './slot/rules.ts';
export {
  spinAt,
  windowAt,
  type Coin,
  type Hold,
  type LineWin,
  type Position,
  type Spin,
  type Stops,
  type Tumble,
  type Window,
} from './slot/spin.ts';
export { volatilityClasses, type VolatilityClass } from './volatility.ts';
export { stopsOf, verifySpin, type ClaimedOutcome, type SpinToVerify, type Verification } from './verify-spin.ts';

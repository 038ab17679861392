/*
 * The rules of agents' contracts: pure functions, no clock, whole minor units of money in and millionths of the currency
 * out. The portal checks an offer with the same code with which the server refuses it; a settlement in SQL is held against
 * `dueOf` and `settle`.
 */
export { carriedInto, carryPolicies, carryOut, type CarryPolicy } from './carry.ts';
export { dueOf, tierOf, type TeamFigures } from './due.ts';
export { faultsOf, type TermsFault } from './faults.ts';
export {
  faultsByTier,
  termsFrom,
  type OfferedRates,
  type OfferedTerms,
  type OfferedTier,
  type OfferFault,
} from './offered.ts';
export { firstDayAfter, periodOf } from './periods.ts';
export { percentFromRate, rateFromPercent } from './rates.ts';
export { rebateDifferences } from './rebate-difference.ts';
export { earningsOfLine, exploitable, type Incentives, type LineEarnings, type Market } from './safety.ts';
export { settle, type Due, type Line } from './settle.ts';
export { allowedMove, type ContractMove, isOver } from './states.ts';
export { FULL_RATE, MOST_TIERS, type RealTimeTerms, type Terms, type Tier, type TieredTerms } from './terms.ts';
export { contractsThatEnd, isWithin, type Edge } from './within.ts';

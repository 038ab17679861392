/*
 * Sports: prices in every form of odds, what a bet comes to, and virtual matches that follow from a committed seed. The
 * server plays, prices and settles with it and every player's page checks with the same code.
 */
export { combinations } from './combinations.ts';
export { worthByPrices } from './fair-share.ts';
export { type OddsAcceptance, type PriceNow, priceRefusal, type PriceSeen } from './acceptance.ts';
export { matchEngineOf, matchEngines, SPORTSBOOK_ENGINE, teamRatings } from './engines.ts';
export { lineText, type Market, marketId, type MarketKind, readMarket, type Score } from './markets.ts';
export { readMatchRecord } from './match-record.ts';
export { CHANCES, type Chances, type MatchEngine, type MatchState, type Rates, type Side } from './match-engine.ts';
export { decimalFrom, decimalText, hundredthsOf, type OddsFormat, oddsFormats, oddsIn, oddsText } from './odds.ts';
export {
  type CommittedMatch,
  eventsOf,
  finalScore,
  type MatchEvent,
  type MatchRecord,
  type MatchVerification,
  playMatch,
  verifyMatch,
} from './play-match.ts';
export { handicapFrom, quote, type QuotedMarket, type Selection, weigh, worth } from './quote.ts';
export {
  betReturnMinor,
  cashOutMinor,
  factorOf,
  betOddsText,
  possibleReturnMinor,
  type SettledLeg,
  validTurnoverMinor,
} from './returns.ts';
export { type LegResult, settleLeg } from './settle-leg.ts';

/*
 * Blackjack for one: a shoe whose order follows from a committed seed and the player's key, moves that are played again by
 * anybody, and stakes that come back by spots. The server plays with it and the player's page checks with the same code.
 */
export { basicMove } from './basic-strategy.ts';
export {
  type BlackjackEngine,
  blackjackEngineOf,
  blackjackEngines,
  type BlackjackMove,
  blackjackMoves,
  type BlackjackSpot,
} from './blackjack-engine.ts';
export { isBlackjackRecord, readBlackjackRecord } from './blackjack-record.ts';
export { isNatural, valueOf } from './hand-value.ts';
export {
  type BlackjackOutcome,
  type BlackjackState,
  playBlackjack,
  type PlayerHand,
  spotOfMove,
  standingToTheEnd,
} from './play-blackjack.ts';
export { blackjackReturns } from './returns.ts';
export { type BlackjackRecord, shoeOf, verifyBlackjack } from './verify-blackjack.ts';

/*
 * The lotteries' rules and mathematics: pure functions, no clock, no random source of their own, whole minor units of
 * money. The server settles with them, the portal counts lines and possible returns with the same code, and `npm run
 * explain` shows what both would do. A game is data: a rule set with its hours. A play type turns what was entered into
 * lines, a result into hits, and a line wins by the hits on its keys. Prices are exact fractions.
 */
export { drawFromSeed, verifyDraw, type DrawVerification, type OwnDraw } from './draws/own-draw.ts';
export { replayedAt } from './draws/replayed-draw.ts';
export type { Game } from './game.ts';
export { gameOf, games } from './games.ts';
export { inventedNameOf } from './invented-names.ts';
export { Malformed, type About, type Fault } from './malformed.ts';
export {
  FULL_RETURN,
  pricesAtMode,
  pricesWithRebate,
  prizeModeBounds,
  rebateBetween,
  statedPrices,
} from './pricing/price-lists.ts';
export { decidedReturnOf, publish, returnOf, Unpublishable } from './pricing/returns.ts';
export {
  prizeModes,
  type Hit,
  type Kind,
  type Line,
  type PlayType,
  type Prize,
  type PrizeMode,
  type Result,
  type RuleSet,
  type Shape,
} from './rule-set.ts';
export { playTypeOf, ruleSetOf, ruleSets } from './rule-sets.ts';
export { drawsOn, type Draw, type Timetable } from './schedule/timetable.ts';
export { settleBet, type SettledBet } from './settlement/settle-bet.ts';
export {
  settleLine,
  winnersOf,
  type Award,
  type PriceList,
  type SettledLine,
  type Winners,
} from './settlement/settle-line.ts';
export { placesOf, type Place } from './trends/places.ts';
export { trendsOf, type NumberTrend, type Trend } from './trends/trends.ts';
export { zodiacs, zodiacOf, waveOf } from './mark-six/facts.ts';
export { type Animal, animalOf, animals } from './mark-six/animals.ts';
export { northernCities } from './vietnam/stations.ts';

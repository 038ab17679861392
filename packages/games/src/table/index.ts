/*
 * Games that many play at one table, of whom all see one outcome: rules as data, drawn from a committed seed, settled by
 * spot. The server plays with it and every player's page checks with the same code.
 */
export { rankOf, type Suit, suitOf, suits } from './cards.ts';
export { baccaratValue, type BaccaratResult, readBaccarat } from './baccarat/hands.ts';
export { readDragonTiger } from './dragon-tiger/dragon-tiger.ts';
export { bigRoad, type RoadCell } from './roads.ts';
export { colourOf, neighbours, sectors, wheel } from './roulette/layout.ts';
export { readDice } from './sic-bo/sic-bo.ts';
export { type Spot, type TableEngine, tableFamilies, type TableFamily } from './table-engine.ts';
export { tableEngineOf, tableEngines } from './table-engines.ts';
export {
  drawTableRound,
  returnMinor,
  type TableRound,
  type TableVerification,
  verifyTableRound,
} from './table-round.ts';
export { tableReturns } from './returns.generated.ts';

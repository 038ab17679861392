import { engineFacts, type EngineFacts, isEngineId } from '@pelita/games';
import { bingoEngines } from '@pelita/games/bingo';
import { blackjackEngines } from '@pelita/games/blackjack';
import { SPORTSBOOK_ENGINE } from '@pelita/games/book';
import { cardGames } from '@pelita/games/cards';
import { isFishEngineId } from '@pelita/games/fishing';
import { tableEngines } from '@pelita/games/table';

/**
 * The engine behind a title; null for an outside provider's, of whose mathematics we can state nothing, and for a table's,
 * where each spot has a return of its own, of a sportsbook, where each price has, of bingo, where a pool is shared, of blackjack, where it is the player's decisions', and of cards between people, where none is the house's; a fishing game states its own. One that is named and does not exist is a defect of the seed, not of a request.
 */
export function engineOf(engineId: string | null): EngineFacts | null {
  if (
    engineId === null ||
    engineId === SPORTSBOOK_ENGINE ||
    tableEngines.has(engineId) ||
    bingoEngines.has(engineId) ||
    blackjackEngines.has(engineId) ||
    cardGames.has(engineId) ||
    isFishEngineId(engineId)
  )
    return null;
  const known = facts.get(engineId);
  if (known) return known;
  if (!isEngineId(engineId)) throw new Error(`a listed title names the engine ${engineId}, which does not exist`);
  const read = engineFacts(engineId);
  facts.set(engineId, read);
  return read;
}

/** They never change, and ten thousand titles ask for them. */
const facts = new Map<string, EngineFacts>();

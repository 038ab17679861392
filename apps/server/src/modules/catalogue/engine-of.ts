import { engineFacts, type EngineFacts, isEngineId } from '@pelita/games';

/** The engine behind a title. A listed title without one is a defect of the seed, not of a request. */
export function engineOf(engineId: string): EngineFacts {
  const known = facts.get(engineId);
  if (known) return known;
  if (!isEngineId(engineId)) throw new Error(`a listed title names the engine ${engineId}, which does not exist`);
  const read = engineFacts(engineId);
  facts.set(engineId, read);
  return read;
}

/** They never change, and ten thousand titles ask for them. */
const facts = new Map<string, EngineFacts>();

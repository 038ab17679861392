import { type Engine, engines, isEngineId } from '@pelita/games';

/** The engine behind a title. A listed title without one is a defect of the seed, not of a request. */
export function engineOf(engineId: string): Engine {
  if (!isEngineId(engineId)) throw new Error(`a listed title names the engine ${engineId}, which does not exist`);
  return engines[engineId];
}

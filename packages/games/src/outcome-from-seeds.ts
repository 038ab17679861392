import { engines, type EngineId } from './engines.ts';
import { fairStream, type Seeds } from './fairness/fair-stream.ts';
import type { Outcome } from './slot/round.ts';

export interface SeededRound extends Seeds {
  readonly engine: EngineId;
  readonly lineBetMinor: bigint;
}

/**
 * The one way an outcome comes about. The server plays with it, a restart completes an interrupted round with it, and
 * the player checks with it: same input, same outcome, to the last free spin.
 */
export function outcomeFromSeeds({ engine, lineBetMinor, ...seeds }: SeededRound): Outcome {
  return engines[engine].play(lineBetMinor, fairStream(seeds));
}

import type { Engine, EngineFamily, EngineFeature } from './engine.ts';
import { type EngineId, engines } from './engines.ts';
import { decimal, fraction, times } from './fraction.ts';
import type { VolatilityClass } from './volatility.ts';

/** What a catalogue shows of an engine and filters by: plain values, all of them the engine's proved figures. */
export interface EngineFacts {
  readonly id: EngineId;
  readonly family: EngineFamily;
  readonly kind: Engine['kind'];
  readonly nameKey: string;
  readonly reels: number;
  readonly rows: number;
  /** Null where wins need no line. */
  readonly lines: number | null;
  readonly rtpPercent: string;
  readonly proof: Engine['proof'];
  readonly hitPercent: string;
  readonly volatility: VolatilityClass;
  readonly maximumWin: number;
  readonly features: readonly EngineFeature[];
}

export const engineIds = Object.keys(engines) as readonly EngineId[];

export function engineFacts(id: EngineId): EngineFacts {
  const engine: Engine = engines[id];
  const { family, kind, nameKey, reels, rows, rtpPercent, proof, maximumWin, features } = engine;
  return {
    id,
    family,
    kind,
    nameKey,
    reels,
    rows,
    lines: engine.kind === 'lines' ? engine.rules.lines.length : null,
    rtpPercent,
    proof,
    hitPercent: decimal(times(engine.hitFrequency, fraction(100)), 2),
    volatility: engine.volatilityClass,
    maximumWin,
    features,
  };
}

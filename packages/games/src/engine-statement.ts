import type { EngineFigures } from './engine.ts';
import { decimal, type Fraction, fraction, times } from './fraction.ts';
import { volatilityClass } from './volatility.ts';

/** What a slot states about itself; the figures are proved in the test beside it. */
export interface EngineStatement<Id extends string, Rules> {
  readonly id: Id;
  readonly rules: Rules;
  readonly rtp: Fraction;
  readonly hitFrequency: Fraction;
  readonly volatility: string;
}

type Told = Pick<EngineFigures, 'rtpPercent' | 'proof' | 'volatilityClass'>;

/** The same as pages tell it. */
export function asTold({ rtp, volatility }: Pick<EngineFigures, 'rtp' | 'volatility'>): Told {
  return {
    rtpPercent: decimal(times(rtp, fraction(100)), 2),
    proof: 'enumeration',
    volatilityClass: volatilityClass(volatility),
  };
}

/** What a line bet may be, in minor units, where an engine names no steps of its own. */
export const usualLineBetStepsMinor: readonly bigint[] = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n];

import type { EngineFamily, EngineFeature, LinesEngine } from '../engine.ts';
import { decimal, fraction, times, type Fraction } from '../fraction.ts';
import { volatilityClass } from '../volatility.ts';
import { paytable } from './paytable.ts';
import { playRound, randomStops } from './round.ts';
import type { SlotRules } from './rules.ts';

/** What an engine on lines states about itself; the figures are proved in the test beside it. */
export interface LinesStatement<Id extends string> {
  readonly id: Id;
  readonly family: EngineFamily;
  readonly nameKey: string;
  readonly rules: SlotRules;
  readonly rtp: Fraction;
  readonly hitFrequency: Fraction;
  readonly volatility: string;
  readonly maximumWin: number;
  readonly lineBetStepsMinor: readonly bigint[];
  readonly features: readonly EngineFeature[];
}

export function linesEngine<Id extends string>(statement: LinesStatement<Id>): LinesEngine & { readonly id: Id } {
  const { rules, rtp, volatility } = statement;
  return {
    ...statement,
    kind: 'lines',
    reels: rules.reels.length,
    rows: rules.rows,
    betUnits: rules.lines.length,
    paytable: paytable(rules),
    rtpPercent: decimal(times(rtp, fraction(100)), 2),
    proof: 'enumeration',
    volatilityClass: volatilityClass(volatility),
    play: (lineBetMinor, next) => playRound(rules, lineBetMinor, randomStops(rules, next)),
  };
}

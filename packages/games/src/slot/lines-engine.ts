import type { EngineFamily, EngineFeature, LinesEngine } from '../engine.ts';
import { asTold, type EngineStatement } from '../engine-statement.ts';
import { paytable } from './paytable.ts';
import { playRound, randomStops } from './round.ts';
import type { SlotRules } from './rules.ts';

/** Games on lines differ in more than their rules. */
export interface LinesStatement<Id extends string> extends EngineStatement<Id, SlotRules> {
  readonly family: EngineFamily;
  readonly nameKey: string;
  readonly maximumWin: number;
  readonly lineBetStepsMinor: readonly bigint[];
  readonly features: readonly EngineFeature[];
}

export function linesEngine<Id extends string>(statement: LinesStatement<Id>): LinesEngine & { readonly id: Id } {
  const { rules } = statement;
  return {
    ...statement,
    kind: 'lines',
    reels: rules.reels.length,
    rows: rules.rows,
    betUnits: rules.lines.length,
    paytable: paytable(rules),
    ...asTold(statement),
    play: (lineBetMinor, next) => playRound(rules, lineBetMinor, randomStops(rules, next)),
  };
}

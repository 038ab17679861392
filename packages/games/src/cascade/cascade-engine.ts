import type { CascadeEngine } from '../engine.ts';
import { asTold, type EngineStatement, usualLineBetStepsMinor } from '../engine-statement.ts';
import { below } from '../fairness/below.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';
import { descending } from '../slot/by-count.ts';
import type { Paytable } from '../slot/paytable.ts';
import { playSpins } from '../slot/round.ts';
import { maximumSpinWin } from './maximum-win.ts';
import type { CascadeRules } from './rules.ts';
import { cascadeSpin, type NextCell } from './tumble.ts';

export function cascadeEngine<Id extends string>(
  statement: EngineStatement<Id, CascadeRules>,
): CascadeEngine & { readonly id: Id } {
  const { rules } = statement;
  return {
    ...statement,
    kind: 'cascade',
    family: 'cascade-6x5',
    nameKey: 'studio.engineCascade6x5',
    reels: rules.reels,
    rows: rules.rows,
    betUnits: rules.betUnits,
    paytable: paytable(rules),
    ...asTold(statement),
    maximumWin: maximumSpinWin(rules),
    lineBetStepsMinor: usualLineBetStepsMinor,
    features: ['cascade', 'payAnywhere', 'multiplier', 'scatter', 'freeSpins', 'retrigger'],
    play: (lineBetMinor, next) =>
      playSpins(lineBetMinor, rules.betUnits, (isFree) =>
        cascadeSpin(rules, randomCells(rules, next), lineBetMinor, isFree ? rules.freeSpinMultiplier : 1),
      ),
  };
}

/** A draw below the sum of all weights; the symbols lie side by side in it, the scatter last. */
function randomCells({ symbols, symbolWeight, scatterWeight }: CascadeRules, next: NextUint32): NextCell {
  const total = symbols.length * symbolWeight + scatterWeight;
  return () => Math.min(symbols.length, Math.floor(below(next, total) / symbolWeight));
}

function paytable({ symbols, symbolPays, scatterPays, freeSpins }: CascadeRules): Paytable {
  return {
    lines: symbols.map((symbol) => ({
      symbol,
      pays: descending(symbolPays[symbol] ?? {}).map(([count, lineBets]) => ({ count, lineBets })),
    })),
    scatters: descending(scatterPays).map(([count, totalBets]) => ({
      count,
      totalBets,
      freeSpins: freeSpins[count] ?? 0,
    })),
  };
}

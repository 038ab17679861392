import type { WaysEngine } from '../engine.ts';
import { asTold, type EngineStatement, usualLineBetStepsMinor } from '../engine-statement.ts';
import { below } from '../fairness/below.ts';
import { descending } from '../slot/by-count.ts';
import type { Paytable } from '../slot/paytable.ts';
import { playSpins } from '../slot/round.ts';
import type { WaysRules } from './rules.ts';
import { waysSpin } from './ways.ts';

export function waysEngine<Id extends string>(
  statement: EngineStatement<Id, WaysRules>,
): WaysEngine & { readonly id: Id } {
  const { rules } = statement;
  return {
    ...statement,
    kind: 'ways',
    family: 'ways-6x5',
    nameKey: 'studio.engineWays6x5',
    reels: rules.weights.length,
    rows: rules.rows,
    betUnits: rules.betUnits,
    paytable: waysPaytable(rules),
    ...asTold(statement),
    maximumWin: maximumSpinWin(rules),
    lineBetStepsMinor: usualLineBetStepsMinor,
    features: ['ways', 'wild', 'multiplier', 'scatter', 'freeSpins', 'retrigger'],
    play: (lineBetMinor, next) =>
      playSpins(lineBetMinor, rules.betUnits, (isFree) =>
        waysSpin(rules, (bound) => below(next, bound), lineBetMinor, isFree ? rules.freeSpinMultiplier : 1),
      ),
  };
}

/** The most ways that a spin can have. */
export function mostWays({ heights, weights }: WaysRules): number {
  return Math.max(...heights) ** weights.length;
}

/**
 * The most that one spin can pay, in whole bets, at the multiplier of free spins: the best symbol in every cell of the
 * highest reels. Any other cell, a scatter too, takes more ways than it pays.
 */
function maximumSpinWin(rules: WaysRules): number {
  const reels = rules.weights.length;
  const best = Math.max(...rules.symbols.map((symbol) => rules.wayPays[symbol]?.[reels] ?? 0));
  return Math.floor((best * mostWays(rules) * rules.freeSpinMultiplier) / rules.betUnits);
}

export function waysPaytable({ symbols, wayPays, scatterPays, freeSpins }: WaysRules): Paytable {
  return {
    lines: symbols.map((symbol) => ({
      symbol,
      pays: descending(wayPays[symbol] ?? {}).map(([count, lineBets]) => ({ count, lineBets })),
    })),
    scatters: descending(scatterPays).map(([count, totalBets]) => ({
      count,
      totalBets,
      freeSpins: freeSpins[count] ?? 0,
    })),
  };
}

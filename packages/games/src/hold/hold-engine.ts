import type { HoldEngine } from '../engine.ts';
import { asTold, type EngineStatement, usualLineBetStepsMinor } from '../engine-statement.ts';
import { below } from '../fairness/below.ts';
import { playSpins } from '../slot/round.ts';
import { LEAST_REELS } from '../ways/rules.ts';
import { waysPaytable } from '../ways/ways-engine.ts';
import { holdSpin } from './hold.ts';
import type { HoldRules } from './rules.ts';

export function holdEngine<Id extends string>(
  statement: EngineStatement<Id, HoldRules>,
): HoldEngine & { readonly id: Id } {
  const { rules } = statement;
  return {
    ...statement,
    kind: 'hold',
    family: 'hold-5x3',
    nameKey: 'studio.engineHold5x3',
    reels: rules.weights.length,
    rows: rules.rows,
    betUnits: rules.betUnits,
    paytable: waysPaytable(rules),
    ...asTold(statement),
    maximumWin: maximumSpinWin(rules),
    lineBetStepsMinor: usualLineBetStepsMinor,
    features: ['holdAndWin', 'wild'],
    play: (lineBetMinor, next) =>
      playSpins(lineBetMinor, rules.betUnits, () => holdSpin(rules, (bound) => below(next, bound), lineBetMinor)),
  };
}

/**
 * The most that one spin can pay, in whole bets: a full board of the best coins, begun by as few coins as hold, beside
 * the best ways that the other cells can show; or the best symbol in every cell.
 */
function maximumSpinWin(rules: HoldRules): number {
  const reels = rules.weights.length;
  const cells = reels * rules.rows;
  const bestCoin = Math.max(...rules.coins.map(({ bets }) => bets));
  const held = (cells * bestCoin + rules.fullBets) * rules.betUnits + mostFromWays(rules, cells - rules.heldFrom);
  return Math.floor(Math.max(held, mostFromWays(rules, cells)) / rules.betUnits);
}

/** In line bets, of so many cells that show the best symbol. */
function mostFromWays({ weights, rows, symbols, wayPays }: HoldRules, cells: number): number {
  const counts = Array.from({ length: weights.length - LEAST_REELS + 1 }, (_, more) => LEAST_REELS + more);
  return Math.max(
    ...counts.map((reels) => {
      const pay = Math.max(...symbols.map((symbol) => wayPays[symbol]?.[reels] ?? 0));
      return pay * mostWaysOf(reels, rows, cells);
    }),
  );
}

/** The greatest product of so many counts, each a reel's at most, that together need no more cells: as even as can be. */
function mostWaysOf(reels: number, rows: number, cells: number): number {
  const shared = Math.min(cells, reels * rows);
  return Array.from({ length: reels }, (_, reel) => Math.floor((shared + reel) / reels)).reduce(
    (product, count) => product * count,
    1,
  );
}

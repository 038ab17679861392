import { at } from '../at.ts';
import { granted } from '../slot/by-count.ts';
import type { CascadeRules } from './rules.ts';

/**
 * The most that one spin can pay, in whole bets, at the multiplier of free spins: the best board over and over, for as
 * many tumbles as there may be, with scatters on the cells that the best wins leave free.
 */
export function maximumSpinWin(rules: CascadeRules): number {
  const cells = rules.reels * rules.rows;
  const steps = Array.from({ length: rules.mostTumbles }, (_, tumble) =>
    at(rules.ladder, Math.min(tumble, rules.ladder.length - 1)),
  ).reduce((sum, step) => sum + step, 0);
  const spins = Array.from(
    { length: cells + 1 },
    (_, scatters) => bestBoard(rules, cells - scatters) * steps + granted(rules.scatterPays, scatters) * rules.betUnits,
  );
  return Math.floor((Math.max(...spins) * rules.freeSpinMultiplier) / rules.betUnits);
}

/** The highest pay of so many cells, in line bets: each symbol takes some row of its table, or stays away. */
function bestBoard({ symbols, symbolPays }: CascadeRules, cells: number): number {
  const best = symbols.reduce(
    (soFar, symbol) =>
      soFar.map((_, room) =>
        Math.max(
          ...Array.from(
            { length: room + 1 },
            (_none, count) => at(soFar, room - count) + granted(symbolPays[symbol] ?? {}, count),
          ),
        ),
      ),
    Array.from({ length: cells + 1 }, () => 0),
  );
  return at(best, cells);
}

import type { CascadeEngine } from '../engine.ts';
import { below } from '../fairness/below.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';
import { decimal, type Fraction, fraction, times } from '../fraction.ts';
import { descending } from '../slot/by-count.ts';
import type { Paytable } from '../slot/paytable.ts';
import { playSpins } from '../slot/round.ts';
import { volatilityClass } from '../volatility.ts';
import { maximumSpinWin } from './maximum-win.ts';
import type { CascadeRules } from './rules.ts';
import { cascadeSpin, type NextCell } from './tumble.ts';

/** What a cascade engine states about itself; the figures are proved in the test beside it. */
export interface CascadeStatement<Id extends string> {
  readonly id: Id;
  readonly rules: CascadeRules;
  readonly rtp: Fraction;
  readonly hitFrequency: Fraction;
  readonly volatility: string;
}

export function cascadeEngine<Id extends string>(statement: CascadeStatement<Id>): CascadeEngine & { readonly id: Id } {
  const { rules, rtp, volatility } = statement;
  return {
    ...statement,
    kind: 'cascade',
    family: 'cascade-6x5',
    nameKey: 'studio.engineCascade6x5',
    reels: rules.reels,
    rows: rules.rows,
    betUnits: rules.betUnits,
    paytable: paytable(rules),
    rtpPercent: decimal(times(rtp, fraction(100)), 2),
    proof: 'enumeration',
    volatilityClass: volatilityClass(volatility),
    maximumWin: maximumSpinWin(rules),
    lineBetStepsMinor: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n],
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

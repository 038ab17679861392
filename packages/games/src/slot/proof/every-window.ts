import { at } from '../../at.ts';
import { linePay } from '../line-win.ts';
import type { SlotRules, SlotSymbol } from '../rules.ts';
import { windowAt } from '../spin.ts';

/** How many windows win this much on lines (in line bets) while showing this many scatters. */
export interface WindowTally {
  readonly linePay: number;
  readonly scatters: number;
  readonly windows: number;
}

/**
 * Looks at every combination of stops, 19.8 million in the reference game. The engine's own `linePay` is asked once for
 * every sequence that a line's symbols can form; each window then adds up its lines from that table, the earlier reels'
 * share of a table index being carried along from reel to reel.
 */
export function everyWindow(rules: SlotRules): WindowTally[] {
  const symbols = [...new Set(rules.reels.flat())];
  const payOf = everySequence(rules, symbols);
  const views = rules.reels.map((strip, reel) => strip.map((_, stop) => viewAt(reel, stop)));
  const last = at(views, views.length - 1);
  const prefixes = views.map(() => new Int32Array(rules.lines.length));

  const scatterSteps = rules.reels.length * rules.rows + 1;
  const highest = rules.lines.length * Math.max(...payOf);
  const counts = new Uint32Array((highest + 1) * scatterSteps);
  countFrom(0, new Int32Array(rules.lines.length), 0);
  return [...counts].flatMap((windows, cell) =>
    windows === 0 ? [] : [{ linePay: Math.floor(cell / scatterSteps), scatters: cell % scatterSteps, windows }],
  );

  function countFrom(reel: number, prefix: Int32Array, scatters: number): void {
    if (reel === views.length - 1) {
      for (const view of last) {
        const cell = sumOfLines(payOf, prefix, view.indices) * scatterSteps + scatters + view.scatters;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      return;
    }
    const next = at(prefixes, reel);
    for (const view of at(views, reel)) {
      addInto(next, prefix, view.indices);
      countFrom(reel + 1, next, scatters + view.scatters);
    }
  }

  /** A reel at a stop: its scatters, and for every line its symbol's share of the index into the sequence table. */
  function viewAt(reel: number, stop: number): { scatters: number; indices: Int32Array } {
    const column = at(windowAt({ ...rules, reels: [at(rules.reels, reel)] }, [stop]), 0);
    const place = symbols.length ** (rules.reels.length - 1 - reel);
    const indices = rules.lines.map((rows) => symbols.indexOf(at(column, at(rows, reel))) * place);
    return { scatters: column.filter((symbol) => symbol === rules.scatter).length, indices: Int32Array.from(indices) };
  }
}

/** The pay of every sequence of symbols, at the index that reads the sequence as digits. */
function everySequence(rules: SlotRules, symbols: readonly SlotSymbol[]): Int32Array {
  const length = rules.reels.length;
  return Int32Array.from({ length: symbols.length ** length }, (_, index) => {
    const sequence = Array.from({ length }, (_, reel) =>
      at(symbols, Math.floor(index / symbols.length ** (length - 1 - reel)) % symbols.length),
    );
    return linePay(rules, sequence).pay;
  });
}

function addInto(sum: Int32Array, a: Int32Array, b: Int32Array): void {
  for (let line = 0; line < sum.length; line += 1) sum[line] = (a[line] ?? 0) + (b[line] ?? 0);
}

function sumOfLines(payOf: Int32Array, prefix: Int32Array, last: Int32Array): number {
  let pay = 0;
  for (let line = 0; line < prefix.length; line += 1) pay += payOf[(prefix[line] ?? 0) + (last[line] ?? 0)] ?? 0;
  return pay;
}

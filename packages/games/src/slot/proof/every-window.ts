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
 * Looks at every combination of stops of a five-reel game, 19.8 million in the reference one. The engine's own
 * `linePay` is asked once for every sequence that five symbols can form; each window then adds up its lines from
 * that table, the first four reels' share of a table index being carried along from loop to loop.
 */
export function everyWindow(rules: SlotRules): WindowTally[] {
  const symbols = [...new Set(rules.reels.flat())];
  const payOf = everySequence(rules, symbols);
  const [one, two, three, four, five] = rules.reels.map((strip, reel) => strip.map((_, stop) => viewAt(reel, stop)));
  if (!one || !two || !three || !four || !five) throw new RangeError('the enumeration is written for five reels');

  const scatterSteps = rules.reels.length * rules.rows + 1;
  const highest = rules.lines.length * Math.max(...payOf);
  const counts = new Uint32Array((highest + 1) * scatterSteps);
  const lineCount = rules.lines.length;
  const [upTo2, upTo3, upTo4] = [new Int32Array(lineCount), new Int32Array(lineCount), new Int32Array(lineCount)];
  for (const a of one)
    for (const b of two) {
      addInto(upTo2, a.indices, b.indices);
      for (const c of three) {
        addInto(upTo3, upTo2, c.indices);
        for (const d of four) {
          addInto(upTo4, upTo3, d.indices);
          const scatters = a.scatters + b.scatters + c.scatters + d.scatters;
          for (const e of five) {
            const cell = sumOfLines(payOf, upTo4, e.indices) * scatterSteps + scatters + e.scatters;
            counts[cell] = (counts[cell] ?? 0) + 1;
          }
        }
      }
    }
  return [...counts].flatMap((windows, cell) =>
    windows === 0 ? [] : [{ linePay: Math.floor(cell / scatterSteps), scatters: cell % scatterSteps, windows }],
  );

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

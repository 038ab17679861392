import { at } from '../../at.ts';
import { granted } from '../../slot/by-count.ts';
import type { CascadeRules } from '../rules.ts';
import type { Board } from './boards.ts';

/** Of one spin, per unit staked and without the multiplier of free spins. */
export interface ExactCascade {
  readonly expectedWin: number;
  readonly expectedFreeSpins: number;
  readonly hitFrequency: number;
  /** Of a whole round, free spins included. */
  readonly rtp: number;
}

/**
 * The expectation of a spin over every course that it can take. Cells are independent and pay wherever they stand, so a
 * board is its counts; which symbol has which count does not matter for what is expected, as a win of some size is
 * worth the average of all symbols' pays. What is still to come is worked out backwards, from the last tumble to the
 * first and from full boards to empty ones, one cell at a time. Nothing is sampled and nothing left out: the figures
 * are exact but for the rounding of doubles, some 10⁻¹³.
 */
export function exactCascade(rules: CascadeRules, boards: readonly Board[]): ExactCascade {
  const pays = meanPays(rules);
  const payOf = boards.map(({ counts, isFull }) =>
    isFull ? counts.reduce((sum, count) => sum + at(pays, count), 0) / rules.betUnits : 0,
  );
  const scatterPay = boards.map(({ scatters }) => granted(rules.scatterPays, scatters));
  const freeSpins = boards.map(({ scatters }) => granted(rules.freeSpins, scatters));

  const expectedWin = expectation(rules, boards, payOf, (board) => at(scatterPay, board));
  const expectedFreeSpins = expectation(
    rules,
    boards,
    payOf.map(() => 0),
    (board) => at(freeSpins, board),
  );
  const freeSpinReturn = (rules.freeSpinMultiplier * expectedWin) / (1 - expectedFreeSpins);
  return {
    expectedWin,
    expectedFreeSpins,
    hitFrequency: boardsAtRest(rules, boards, (board) => (at(payOf, board) > 0 || at(scatterPay, board) > 0 ? 1 : 0)),
    rtp: expectedWin + expectedFreeSpins * freeSpinReturn,
  };
}

/** Expected over a spin: `payOf` of each winning board times its step of the ladder, and `atRest` of the last board. */
function expectation(
  rules: CascadeRules,
  boards: readonly Board[],
  payOf: readonly number[],
  atRest: (board: number) => number,
): number {
  let later: Float64Array | null = null;
  for (let tumble = rules.mostTumbles - 1; tumble >= 0; tumble -= 1) {
    const factor = at(rules.ladder, Math.min(tumble, rules.ladder.length - 1));
    const after: Float64Array | null = later;
    later = filledFrom(rules, boards, (board) => {
      const { left } = at(boards, board);
      if (left === board) return atRest(board);
      return at(payOf, board) * factor + (after ? (after[left] ?? 0) : atRest(board));
    });
  }
  return later?.at(-1) ?? 0;
}

function boardsAtRest(rules: CascadeRules, boards: readonly Board[], worth: (board: number) => number): number {
  return filledFrom(rules, boards, worth).at(-1) ?? 0;
}

/** What every board is expected to be worth once it is full. */
function filledFrom(rules: CascadeRules, boards: readonly Board[], worth: (board: number) => number): Float64Array {
  const total = rules.symbols.length * rules.symbolWeight + rules.scatterWeight;
  const expected = new Float64Array(boards.length);
  boards.forEach(({ isFull, next }, index) => {
    if (isFull) expected[index] = worth(index);
    else {
      let sum = 0;
      for (const { board, weight } of next) sum += weight * (expected[board] ?? 0);
      expected[index] = sum / total;
    }
  });
  return expected;
}

function meanPays({ reels, rows, symbols, symbolPays }: CascadeRules): number[] {
  return Array.from(
    { length: reels * rows + 1 },
    (_, count) => symbols.reduce((sum, symbol) => sum + granted(symbolPays[symbol] ?? {}, count), 0) / symbols.length,
  );
}

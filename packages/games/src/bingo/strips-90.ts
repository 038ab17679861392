import { at } from '../at.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';
import { shuffle } from '../fairness/shuffle.ts';
import { type BingoTicket, TICKETS_OF_A_STRIP } from './bingo-engine.ts';

const COLUMNS = 9;
const ROWS = 3;
const NUMBERS_OF_A_ROW = 5;
const NUMBERS_OF_A_TICKET = ROWS * NUMBERS_OF_A_ROW;
const MOST_OF_A_COLUMN = 3;

/** 1–9, 10–19 … 80–90. */
export const columnOf90 = (number: number): number => Math.min(COLUMNS - 1, Math.floor(number / 10));

const numbersOfColumn = Array.from({ length: COLUMNS }, (_, column) =>
  Array.from({ length: 90 }, (_, i) => i + 1).filter((number) => columnOf90(number) === column),
);

/** Six tickets on which each number stands once: three rows of five, each column of one to three, growing downwards. */
export function strip90(next: NextUint32): BingoTicket[] {
  const counts = columnCounts(next);
  const left = numbersOfColumn.map((numbers) => shuffle(next, numbers));
  return counts.map((ofTicket) => {
    const numbers = ofTicket.map((count, column) => at(left, column).splice(0, count));
    return inRows(next, numbers);
  });
}

/**
 * How many numbers of each column every ticket has. Each has one of each; the others are dealt at random, six to a
 * ticket, until no ticket has more than three of a column, which about every second deal is.
 */
function columnCounts(next: NextUint32): number[][] {
  const others = numbersOfColumn.flatMap((numbers, column) =>
    Array.from({ length: numbers.length - TICKETS_OF_A_STRIP }, () => column),
  );
  const toATicket = NUMBERS_OF_A_TICKET - COLUMNS;
  for (;;) {
    const dealt = shuffle(next, others);
    const counts = Array.from({ length: TICKETS_OF_A_STRIP }, (_, ticket) => {
      const own = dealt.slice(ticket * toATicket, (ticket + 1) * toATicket);
      return Array.from({ length: COLUMNS }, (_, column) => 1 + own.filter((one) => one === column).length);
    });
    if (counts.flat().every((count) => count <= MOST_OF_A_COLUMN)) return counts;
  }
}

/** Columns take the rows with most room, fullest columns first, so that each row ends with five; equal rows by chance. */
function inRows(next: NextUint32, byColumn: readonly number[][]): BingoTicket {
  const rows: number[][] = Array.from({ length: ROWS }, () => []);
  const inTurn = shuffle(next, byColumn).toSorted((a, b) => b.length - a.length);
  for (const numbers of inTurn) {
    const roomiest = shuffle(next, [0, 1, 2]).toSorted((a, b) => at(rows, a).length - at(rows, b).length);
    const chosen = roomiest.slice(0, numbers.length).toSorted((a, b) => a - b);
    const growing = numbers.toSorted((a, b) => a - b);
    chosen.forEach((row, i) => at(rows, row).push(at(growing, i)));
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a - b));
}

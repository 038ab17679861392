import { drawWithoutReplacement } from '../fairness/shuffle.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';
import { at } from '../at.ts';
import { type BingoTicket, FREE } from './bingo-engine.ts';

const SIDE = 5;
const NUMBERS_OF_A_COLUMN = 15;
const MIDDLE = 2;

/** B 1–15, I 16–30, N 31–45, G 46–60, O 61–75: five of each column, four around the free place. */
export function card75(next: NextUint32): BingoTicket {
  const columns = Array.from({ length: SIDE }, (_, column) => {
    const numbers = Array.from({ length: NUMBERS_OF_A_COLUMN }, (_, i) => column * NUMBERS_OF_A_COLUMN + i + 1);
    const drawn = drawWithoutReplacement(next, numbers, column === MIDDLE ? SIDE - 1 : SIDE);
    return column === MIDDLE ? [...drawn.slice(0, MIDDLE), FREE, ...drawn.slice(MIDDLE)] : drawn;
  });
  return Array.from({ length: SIDE * SIDE }, (_, place) => at(at(columns, place % SIDE), Math.floor(place / SIDE)));
}

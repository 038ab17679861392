import { fraction, minus, power, times, type Fraction } from '../../fraction.ts';

/** By how many of so many independent cells show what one shows with this chance. */
export function binomialChances(cells: number, chance: Fraction): Fraction[] {
  return Array.from({ length: cells + 1 }, (_, count) =>
    times(
      fraction(choose(cells, count)),
      times(power(chance, count), power(minus(fraction(1), chance), cells - count)),
    ),
  );
}

const choose = (of: number, taken: number): number => (taken === 0 ? 1 : (choose(of - 1, taken - 1) * of) / taken);

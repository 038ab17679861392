import { theNumber } from '../../results/prizes.ts';
import type { Hit, Result } from '../../rule-set.ts';

/** The digits of a draw that a bet looks at. */
export interface Window {
  /** What its play types' ids end in. */
  readonly name: string;
  readonly size: number;
  readonly of: (result: Result) => string;
}

const window = (name: string, from: number, to: number): Window => ({
  name,
  size: to - from,
  of: (result) => theNumber(result, 'digits').slice(from, to),
});

export const five = window('5', 0, 5);
export const fours = [window('4First', 0, 4), window('4Last', 1, 5)];
export const threes = [window('3First', 0, 3), window('3Mid', 1, 4), window('3Last', 2, 5)];
export const twos = [window('2First', 0, 2), window('2Last', 3, 5)];

/** All numbers of so many digits. */
export function allNumbers(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
}

/** All sorted numbers of so many digits: one for each set of digits that can be drawn, however often each. */
export function allSorted(digits: number): string[] {
  return allNumbers(digits).filter((number) =>
    [...number].every((digit, at) => at === 0 || digit >= (number[at - 1] ?? '')),
  );
}

export const sumOf = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

export const won = (key: string, seen = key): Hit => ({ key, prize: 'win', seen });

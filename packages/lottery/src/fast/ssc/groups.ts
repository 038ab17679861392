import { linesOf } from '../../content/lines-of.ts';
import { numbersOf } from '../../content/numbers-of.ts';
import { digitsOf, positionsOf } from '../../content/positions-of.ts';
import { Malformed } from '../../malformed.ts';
import { combinations, permutations, sortedText } from '../../numbers.ts';
import { fairKind } from '../../pricing/fair-odds.ts';
import type { PlayType } from '../../rule-set.ts';
import { listOf, membersOf } from './direct.ts';
import { allSorted, sumOf, won, type Window } from './windows.ts';

/** How often some of the digits occur: two digits twice and one once are [{ times: 2, digits: 2 }, { times: 1, digits: 1 }]. */
export type Pattern = readonly { readonly times: number; readonly digits: number }[];

/**
 * The drawn digits in any order, of one pattern. A pattern of two parts takes its choices parted by a bar, "7|389", or one
 * list for both.
 */
export function group(id: string, window: Window, pattern: Pattern): PlayType {
  const orders = ordersOf(
    pattern
      .flatMap(({ times, digits }, part) =>
        Array(digits)
          .fill(0)
          .map((_, at) => String(part * 5 + at).repeat(times)),
      )
      .join(''),
  );
  return {
    id,
    example:
      pattern.length === 1
        ? '0123456'.slice(0, (pattern[0]?.digits ?? 0) + 1)
        : pattern
            .map(({ digits }, part) => (part === 0 ? '78'.slice(0, digits) : '389'.slice(-Math.max(digits, 1))))
            .join('|'),
    lines: (content) => linesOf(distinctNumbers(choicesOf(content, pattern), pattern)),
    wins: 'perHit',
    kinds: { line: fairKind(orders, 10 ** window.size) },
    hits: (result) => [won(sortedText(window.of(result)))],
  };
}

/** Any of the groups of a window that satisfy a condition, priced by how many orders each has. */
function groupsOf(id: string, window: Window, example: string, numbersIn: (content: string) => string[]): PlayType {
  const orders = window.size === 3 ? [3, 6] : [2];
  return {
    id,
    example,
    lines: (content) => linesOf(numbersIn(content), (key) => String(ordersOf(key))),
    wins: 'perHit',
    kinds: Object.fromEntries(orders.map((count) => [count, fairKind(count, 10 ** window.size)])),
    hits: (result) => [won(sortedText(window.of(result)))],
  };
}

const mixtures = (size: number) => allSorted(size).filter((number) => ordersOf(number) > 1);

/** Typed numbers of three digits, as they may be drawn in any order. */
export function mixed(window: Window): PlayType {
  return groupsOf(`mixed${window.name}`, window, '877 398', (content) =>
    numbersOf(content, window.size).map(notAllEqual),
  );
}

/** All groups of a sum, without those of one digit. */
export function groupSum(window: Window): PlayType {
  const bySum = Map.groupBy(mixtures(window.size), (number) => String(sumOf(number)));
  return groupsOf(`groupSum${window.name}`, window, '4', (content) =>
    listOf(content).flatMap((sum) => membersOf(bySum, sum)),
  );
}

/** All groups that hold one digit, without that of this digit alone. */
export function groupBank(window: Window): PlayType {
  return groupsOf(`groupBank${window.name}`, window, '7', (content) => {
    const [digit = '', ...more] = digitsOf(content);
    if (more.length > 0) throw new Malformed('wrongCount', { count: more.length + 1, needed: 'one digit' });
    return mixtures(window.size).filter((number) => number.includes(digit));
  });
}

/** Some digits that all occur, wherever; C(n, m) lines of n chosen. */
export function anywhere(digits: number, window: Window, winning: number): PlayType {
  return {
    id: `any${digits}Of${window.name}`,
    example: '0123'.slice(0, digits + 1),
    lines: (content) => linesOf(chosenOf(digitsOf(content), digits)),
    wins: 'perHit',
    kinds: { line: fairKind(winning, 10 ** window.size) },
    hits: (result) => chosenOf([...new Set(window.of(result))], digits).map((key) => won(key)),
  };
}

const chosenOf = (digits: readonly string[], count: number) =>
  combinations(digits.toSorted(), count).map((chosen) => chosen.join(''));

const ordersOf = (number: string) => permutations(number).length;

function notAllEqual(number: string): string {
  if (ordersOf(number) > 1) return sortedText(number);
  throw new Malformed('wrongPattern', { token: number, needed: 'of two digits or more' });
}

function choicesOf(content: string, pattern: Pattern): string[][] {
  if (content.includes('|') || pattern.length === 1) return positionsOf(content, pattern.length, digitsOf);
  const digits = digitsOf(content);
  return pattern.map(() => digits);
}

/** Every number that the choices make, no digit serving two parts of the pattern. */
function distinctNumbers(choices: readonly (readonly string[])[], pattern: Pattern): string[] {
  let made = [''];
  for (const [part, { times, digits }] of pattern.entries()) {
    made = made.flatMap((number) =>
      combinations(
        (choices[part] ?? []).filter((digit) => !number.includes(digit)),
        digits,
      ).map((chosen) => number + chosen.map((digit) => digit.repeat(times)).join('')),
    );
  }
  if (made.length === 0)
    throw new Malformed('wrongCount', {
      count: Math.max(...choices.map(({ length }) => length)),
      needed: 'more digits',
    });
  return made.map(sortedText);
}

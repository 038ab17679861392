import { linesOf } from '../../content/lines-of.ts';
import { MOST_LINES, numbersOf } from '../../content/numbers-of.ts';
import { digitsOf, positionsOf, productOf } from '../../content/positions-of.ts';
import { Malformed } from '../../malformed.ts';
import { combinations } from '../../numbers.ts';
import { fairKind } from '../../pricing/fair-odds.ts';
import { theNumber } from '../../results/prizes.ts';
import type { PlayType } from '../../rule-set.ts';
import { allNumbers, sumOf, won, type Window } from './windows.ts';

/** Digits in their order: typed as numbers, or as choices for each position. */
export function direct(window: Window): PlayType {
  return {
    id: `star${window.name}`,
    example: ['1', '23', '4', '56', '7'].slice(0, window.size).join('|'),
    lines: (content) => linesOf(inOrder(content, window.size)),
    wins: 'perHit',
    kinds: { line: fairKind(1, 10 ** window.size) },
    hits: (result) => [won(window.of(result))],
  };
}

/** All numbers of a sum, or of a span between the largest and the smallest digit, each a direct line. */
export function directBy(measure: 'sum' | 'span', window: Window): PlayType {
  const byMeasure = Map.groupBy(allNumbers(window.size), (number) =>
    String(measure === 'sum' ? sumOf(number) : spanOf(number)),
  );
  return {
    ...direct(window),
    id: `${measure}${window.name}`,
    example: '4',
    lines: (content) => linesOf(listOf(content).flatMap((value) => membersOf(byMeasure, value))),
  };
}

/** A direct number and each of its endings, a line each: the longer the ending that is drawn, the more lines win. */
export function combination(window: Window): PlayType {
  const lengths = Array.from({ length: window.size }, (_, at) => at + 1);
  return {
    ...direct(window),
    id: `combo${window.name}`,
    lines: (content) => {
      const numbers = linesOf(inOrder(content, window.size)).flatMap(({ keys }) => keys);
      if (numbers.length * window.size > MOST_LINES) throw new Malformed('tooManyLines', { most: MOST_LINES });
      // Numbers with a common ending bet on it once each, so the same line may be there more than once.
      return numbers.flatMap((number) =>
        lengths.map((length) => ({ keys: [number.slice(-length)], kind: String(length) })),
      );
    },
    kinds: Object.fromEntries(lengths.map((length) => [length, fairKind(1, 10 ** length)])),
    hits: (result) => lengths.map((length) => won(window.of(result).slice(-length))),
  };
}

/** A digit in its place, each a line: "3||7||" are two. */
export const position: PlayType = {
  id: 'position',
  example: '3|||7|',
  lines: (content) => {
    const chosen = positionsOf(content, 5, digitsOf, { mayBeEmpty: true });
    return linesOf(chosen.flatMap((digits, at) => digits.map((digit) => `${at + 1}:${digit}`)));
  },
  wins: 'perHit',
  kinds: { line: fairKind(1, 10) },
  hits: (result) => [...theNumber(result, 'digits')].map((digit, at) => won(`${at + 1}:${digit}`)),
};

/** Digits in any so many of the five places; a place that is not chosen is a star in the key. */
export function optional(count: number): PlayType {
  const places = combinations([0, 1, 2, 3, 4], count);
  const at = (chosen: readonly number[], digits: readonly string[]) =>
    [0, 1, 2, 3, 4].map((place) => digits[chosen.indexOf(place)] ?? '*').join('');
  return {
    id: `optional${count}`,
    example: '1|2|3|45|',
    lines: (content) => {
      const digits = positionsOf(content, 5, digitsOf, { mayBeEmpty: true });
      if (digits.filter(({ length }) => length > 0).length < count)
        throw new Malformed('wrongPositions', {
          count: digits.filter(({ length }) => length > 0).length,
          needed: count,
        });
      return linesOf(
        places.flatMap((chosen) =>
          productOf(chosen.map((place) => digits[place] ?? [])).map((line) => at(chosen, line)),
        ),
      );
    },
    wins: 'perHit',
    kinds: { line: fairKind(1, 10 ** count) },
    hits: (result) => {
      const digits = [...theNumber(result, 'digits')];
      return places.map((chosen) =>
        won(
          at(
            chosen,
            chosen.map((place) => digits[place] ?? ''),
          ),
        ),
      );
    },
  };
}

function inOrder(content: string, size: number): string[] {
  if (!content.includes('|')) return numbersOf(content, size);
  return productOf(positionsOf(content, size, digitsOf)).map((digits) => digits.join(''));
}

/** Numbers of one or two digits, without leading zeros. */
export function listOf(content: string): string[] {
  return numbersOf(content, 1, 2);
}

export function membersOf<Member>(byName: ReadonlyMap<string, readonly Member[]>, name: string): readonly Member[] {
  const members = byName.get(name);
  if (members) return members;
  const names = [...byName.keys()].toSorted((a, b) => Number(a) - Number(b));
  throw new Malformed('outOfRange', { token: name, from: names[0] ?? '', to: names.at(-1) ?? '' });
}

function spanOf(number: string): number {
  const digits = [...number].map(Number);
  return Math.max(...digits) - Math.min(...digits);
}

import { Malformed } from '../malformed.ts';
import { distinct, MOST_LINES } from './numbers-of.ts';

/** Choices for each of some positions, which bars part: "1|23||4". A position may be left empty where that is allowed. */
export function positionsOf(
  content: string,
  count: number,
  read: (choices: string) => string[],
  { mayBeEmpty = false } = {},
): string[][] {
  const positions = content.split('|');
  if (positions.length !== count) throw new Malformed('wrongPositions', { count: positions.length, needed: count });
  const chosen = positions.map((choices) => (choices.trim() === '' ? [] : distinct(read(choices))));
  if (chosen.every(({ length }) => length === 0)) throw new Malformed('empty');
  if (!mayBeEmpty && chosen.some(({ length }) => length === 0))
    throw new Malformed('wrongPositions', { count: chosen.filter(({ length }) => length > 0).length, needed: count });
  return chosen;
}

/** Every way to take one choice of each position. */
export function productOf(positions: readonly (readonly string[])[]): string[][] {
  const size = positions.reduce((product, { length }) => product * length, 1);
  if (size > MOST_LINES) throw new Malformed('tooManyLines', { most: MOST_LINES });
  return positions.reduce<string[][]>(
    (soFar, choices) => soFar.flatMap((before) => choices.map((choice) => [...before, choice])),
    [[]],
  );
}

/** Single digits, with or without separators: "123" and "1,2,3" are the same. */
export function digitsOf(content: string): string[] {
  const digits = [...content.replaceAll(/[\s,;]+/g, '')];
  const wrong = digits.find((digit) => !/^[0-9]$/.test(digit));
  if (wrong !== undefined) throw new Malformed('notANumber', { token: wrong });
  if (digits.length === 0) throw new Malformed('empty');
  return distinct(digits);
}

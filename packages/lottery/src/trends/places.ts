import { ballText } from '../results/balls.ts';
import { numbersAt, theNumber } from '../results/prizes.ts';
import type { Result, RuleSet } from '../rule-set.ts';

/** Where a draw is looked at: a position from 1, `any` for all of them, or a prize. */
export interface Place {
  readonly place: string;
  /** Every number that can come there. */
  readonly numbers: readonly string[];
  readonly seen: (result: Result) => readonly string[];
}

/** The places by which results of a rule set are counted. */
export function placesOf({ code }: Pick<RuleSet, 'code'>): readonly Place[] {
  return places[code] ?? [];
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => ballText(at + 1));
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
const faces = digits.slice(1, 7);

const endOf = (number: string) => number.slice(-2);

function digitsOf(prize: string, count: number): Place[] {
  return Array.from({ length: count }, (_, at) => ({
    place: String(at + 1),
    numbers: digits,
    seen: (result) => [theNumber(result, prize).charAt(at)],
  }));
}

function ballsOf(prize: string, { count, last }: { count: number; last: number }): Place[] {
  return Array.from({ length: count }, (_, at) => ({
    place: String(at + 1),
    numbers: upTo(last),
    seen: (result) => numbersAt(result, prize).slice(at, at + 1),
  }));
}

const anyOf = (prize: string, last: number): Place => ({
  place: 'any',
  numbers: upTo(last),
  seen: (result) => numbersAt(result, prize),
});
const endsOf = (prize: string, place = prize): Place => ({
  place,
  numbers: pairs,
  seen: (result) => numbersAt(result, prize).map(endOf),
});
const everyEnd: Place = { place: 'any', numbers: pairs, seen: (result) => Object.values(result).flat().map(endOf) };

const vietnamese = [everyEnd, endsOf('DB')];
const markSix = [anyOf('regular', 49), { ...anyOf('special', 49), place: 'special' }];

const places: Readonly<Record<string, readonly Place[]>> = {
  XSMB: vietnamese,
  XSMT: vietnamese,
  XSMN: vietnamese,
  HANOI: vietnamese,
  '4D-MY': digitsOf('first', 4),
  '4D-SG': digitsOf('first', 4),
  THAI: [endsOf('first'), endsOf('lastTwo')],
  LAO: [endsOf('number')],
  MARKSIX: markSix,
  M6: markSix,
  SSC: digitsOf('digits', 5),
  LUCKY28: digitsOf('digits', 3),
  K3: [{ place: 'any', numbers: faces, seen: (result) => [...theNumber(result, 'dice')] }],
  '11X5': [anyOf('balls', 11), ...ballsOf('balls', { count: 5, last: 11 })],
  HAPPY10: [anyOf('balls', 20), ...ballsOf('balls', { count: 8, last: 20 })],
  PK10: ballsOf('order', { count: 10, last: 10 }),
  KENO: [anyOf('balls', 80)],
};

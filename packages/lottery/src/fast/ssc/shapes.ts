import { fairKind } from '../../pricing/fair-odds.ts';
import { theNumber } from '../../results/prizes.ts';
import type { Kind, PlayType } from '../../rule-set.ts';
import { outcomeBet } from '../outcome-bet.ts';
import { sumOf, type Window } from './windows.ts';

/*
 * What digits make together, as cards do. Sequences go on from 9 to 0. The earlier shape of each list wins where a number
 * fits two. Numbers are the outcomes that show it.
 */
const threeDigitShapes = { triple: 10, straight: 60, pair: 270, half: 360, mixed: 300 };
const hands = {
  five: 10,
  four: 450,
  fullHouse: 900,
  straight: 1_200,
  three: 7_200,
  twoPair: 10_800,
  pair: 50_400,
  high: 29_040,
};
const bulls = {
  none: 35_649,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [`bull${value}`, value % 2 === 1 ? 6_375 : 6_505])),
  bullBull: 6_456,
};

export function shapeBets(windows: readonly Window[]): PlayType[] {
  return [
    ...windows.map((window) =>
      outcomeBet(`shape${window.name}`, {
        kinds: counted(threeDigitShapes, 1_000),
        seen: (result) => [shapeOfThree(window.of(result))],
      }),
    ),
    outcomeBet('bull', { kinds: counted(bulls, 100_000), seen: (result) => [bullOf(theNumber(result, 'digits'))] }),
    outcomeBet('stud', { kinds: counted(hands, 100_000), seen: (result) => [handOf(theNumber(result, 'digits'))] }),
  ];
}

function counted(shapes: Readonly<Record<string, number>>, outcomes: number): Record<string, Kind> {
  return Object.fromEntries(Object.entries(shapes).map(([name, count]) => [name, fairKind(count, outcomes)]));
}

function shapeOfThree(digits: string): string {
  const different = [...new Set(digits)];
  if (different.length === 1) return 'triple';
  if (different.length === 2) return 'pair';
  const follows = (digit: string) => different.includes(String((Number(digit) + 1) % 10));
  return ['mixed', 'half', 'straight'][different.filter(follows).length] ?? 'straight';
}

/** Three digits that make a whole ten leave two, whose sum's last digit is the value; 0 is the bull of bulls. */
function bullOf(digits: string): string {
  const whole = sumOf(digits);
  for (let a = 0; a < 5; a += 1)
    for (let b = a + 1; b < 5; b += 1) {
      const two = Number(digits[a]) + Number(digits[b]);
      if ((whole - two) % 10 === 0) return two % 10 === 0 ? 'bullBull' : `bull${two % 10}`;
    }
  return 'none';
}

function handOf(digits: string): string {
  const counts = [...Map.groupBy(digits, (digit) => digit).values()]
    .map(({ length }) => length)
    .toSorted((a, b) => b - a);
  const [most = 0, second = 0] = counts;
  if (most === 5) return 'five';
  if (most === 4) return 'four';
  if (most === 3) return second === 2 ? 'fullHouse' : 'three';
  if (most === 2) return second === 2 ? 'twoPair' : 'pair';
  const follows = [...digits].filter((digit) => digits.includes(String((Number(digit) + 1) % 10)));
  return follows.length === 4 ? 'straight' : 'high';
}

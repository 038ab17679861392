import { linesOf } from '../../content/lines-of.ts';
import { chunksOf } from '../../content/numbers-of.ts';
import { digitsOf, positionsOf, productOf } from '../../content/positions-of.ts';
import { Malformed } from '../../malformed.ts';
import { fairKind } from '../../pricing/fair-odds.ts';
import { theNumber } from '../../results/prizes.ts';
import type { PlayType, Result } from '../../rule-set.ts';
import { alike, atPositions, outcomeBet } from '../outcome-bet.ts';
import { sumOf, won, type Window } from './windows.ts';

const sides = ['big', 'small', 'odd', 'even'];
const sidesOf = (digit: string) => [digit >= '5' ? 'big' : 'small', Number(digit) % 2 === 1 ? 'odd' : 'even'];
const drawn = (result: Result) => theNumber(result, 'digits');

/** Big, small, odd or even for each digit of a window: "big,odd|even". */
export function sidesOfWindow(window: Window): PlayType {
  return {
    id: `sides${window.name}`,
    example: Array(window.size).fill('big').join('|'),
    lines: (content) =>
      linesOf(productOf(positionsOf(content, window.size, sideChoices)).map((choice) => choice.join('|'))),
    wins: 'perHit',
    kinds: { line: fairKind(1, 2 ** window.size) },
    hits: (result) => productOf([...window.of(result)].map(sidesOf)).map((choice) => won(choice.join('|'))),
  };
}

function sideChoices(content: string): string[] {
  const chosen = chunksOf(content);
  const wrong = chosen.find((side) => !sides.includes(side));
  if (wrong !== undefined) throw new Malformed('unknownChoice', { token: wrong, choices: sides.join(', ') });
  return chosen;
}

const pairs = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => b > a).map((b) => [a, b] as const));

/** Of two places, the first is higher (dragon), the second is (tiger), or neither; a tie pays the bets on it alone. */
function duels(result: Result): string[] {
  const digits = drawn(result);
  return pairs.map(([a, b]) => {
    const [first = '', second = ''] = [digits[a - 1], digits[b - 1]];
    return `${a}v${b}:${first === second ? 'tie' : first > second ? 'dragon' : 'tiger'}`;
  });
}

const sumTail = (window: Window): PlayType => ({
  id: `sumTail${window.name}`,
  example: '2',
  lines: (content) => linesOf(digitsOf(content)),
  wins: 'perHit',
  kinds: { line: fairKind(1, 10) },
  hits: (result) => [won(String(sumOf(window.of(result)) % 10))],
});

/** A digit that occurs so often or more among the five. */
const occurring = (times: number, winning: number): PlayType => ({
  id: `occurs${times}`,
  example: '7',
  lines: (content) => linesOf(digitsOf(content)),
  wins: 'perHit',
  kinds: { line: fairKind(winning, 100_000) },
  hits: (result) => {
    const digits = [...drawn(result)];
    const often = [...new Set(digits)].filter((digit) => digits.filter((other) => other === digit).length >= times);
    return often.map((digit) => won(digit));
  },
});

export function sideBets(windows: readonly Window[]): PlayType[] {
  return [
    outcomeBet('side', {
      kinds: alike(atPositions(5, sides), fairKind(1, 2)),
      seen: (result) => [...drawn(result)].flatMap((digit, at) => sidesOf(digit).map((side) => `${at + 1}:${side}`)),
    }),
    outcomeBet('sumSide', {
      kinds: alike(sides, fairKind(1, 2)),
      seen: (result) => [sumOf(drawn(result)) >= 23 ? 'big' : 'small', sumOf(drawn(result)) % 2 === 1 ? 'odd' : 'even'],
    }),
    outcomeBet('dragonTiger', {
      kinds: Object.fromEntries(
        pairs.flatMap(([a, b]) => [
          [`${a}v${b}:dragon`, fairKind(45, 100)],
          [`${a}v${b}:tiger`, fairKind(45, 100)],
          [`${a}v${b}:tie`, fairKind(10, 100)],
        ]),
      ),
      seen: duels,
    }),
    ...windows.map(sumTail),
    occurring(1, 40_951),
    occurring(2, 8_146),
    occurring(3, 856),
    occurring(4, 46),
  ];
}

import { fraction } from '@pelita/games/fraction';
import { linesOf } from '../content/lines-of.ts';
import { chunksOf } from '../content/numbers-of.ts';
import { Malformed } from '../malformed.ts';
import { combinations, sortedText } from '../numbers.ts';
import { equalShares, fairKind } from '../pricing/fair-odds.ts';
import { diceThrow } from '../results/dice.ts';
import { theNumber } from '../results/prizes.ts';
import type { PlayType, Result, RuleSet } from '../rule-set.ts';
import { alike, outcomeBet } from './outcome-bet.ts';

const dice = (result: Result) => sortedText(theNumber(result, 'dice'));
const sum = (result: Result) => [...dice(result)].reduce((total, die) => total + Number(die), 0);
const isTriple = (result: Result) => new Set(dice(result)).size === 1;
const faces = ['1', '2', '3', '4', '5', '6'];
const sumCounts = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/** Faces that were thrown, and how they must look when they are entered. */
function faceBet(
  id: string,
  pattern: RegExp,
  winning: number,
  needed: string,
  seen: (thrown: string) => string[],
): PlayType {
  return {
    id,
    example: needed.split(' ').at(-1) ?? '',
    lines: (content) => {
      const chosen = chunksOf(content).map((token) => {
        if (pattern.test(token)) return sortedText(token);
        throw new Malformed('wrongPattern', { token, needed });
      });
      if (chosen.length === 0) throw new Malformed('empty');
      return linesOf(chosen);
    },
    wins: 'perHit',
    kinds: { line: fairKind(winning, 216) },
    hits: (result) => seen(dice(result)).map((key) => ({ key, prize: 'win', seen: key })),
  };
}

const different = (thrown: string) => [...new Set(thrown)];
const doubled = (thrown: string) => faces.filter((face) => thrown.includes(face + face));

/** Three dice. A triple loses every bet on the sides of the sum. */
export const k3: RuleSet = {
  code: 'K3',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: diceThrow(3, '113'),
  playTypes: [
    outcomeBet('sum', {
      kinds: Object.fromEntries(sumCounts.map((count, at) => [at + 3, fairKind(count, 216)])),
      seen: (result) => [String(sum(result))],
    }),
    outcomeBet('side', {
      kinds: alike(['big', 'small', 'odd', 'even'], fairKind(105, 216)),
      seen: (result) =>
        isTriple(result) ? [] : [sum(result) >= 11 ? 'big' : 'small', sum(result) % 2 === 1 ? 'odd' : 'even'],
    }),
    outcomeBet('sideWithTriples', {
      kinds: alike(['big', 'small', 'odd', 'even'], fairKind(108, 216)),
      seen: (result) => [sum(result) >= 11 ? 'big' : 'small', sum(result) % 2 === 1 ? 'odd' : 'even'],
    }),
    faceBet('single', /^[1-6]$/, 91, 'a face, like 1', different),
    {
      ...faceBet('singleByCount', /^[1-6]$/, 91, 'a face, like 1', () => []),
      kinds: { line: equalShares({ once: fraction(75, 216), twice: fraction(15, 216), thrice: fraction(1, 216) }) },
      hits: (result) =>
        different(dice(result)).map((face) => {
          const times = [...dice(result)].filter((other) => other === face).length;
          return { key: face, prize: ['once', 'twice', 'thrice'][times - 1] ?? '', seen: face };
        }),
    },
    faceBet('triple', /^([1-6])\1\1$/, 1, 'three equal faces, like 222', (thrown) =>
      different(thrown).length === 1 ? [thrown] : [],
    ),
    outcomeBet('anyTriple', {
      kinds: { triple: fairKind(6, 216) },
      seen: (result) => (isTriple(result) ? ['triple'] : []),
    }),
    faceBet('pair', /^([1-6])\1$/, 15, 'two equal faces, like 11', (thrown) =>
      different(thrown).length === 2 ? doubled(thrown).map((face) => face + face) : [],
    ),
    faceBet('pairWithTriples', /^([1-6])\1$/, 16, 'two equal faces, like 11', (thrown) =>
      doubled(thrown).map((face) => face + face),
    ),
    faceBet('pairSingle', /^(?!(.)\1\1)(?=.*(.).*\2)[1-6]{3}$/, 3, 'two equal faces and another, like 112', (thrown) =>
      different(thrown).length === 2 ? [thrown] : [],
    ),
    faceBet('twoDifferent', /^(?!(.)\1)[1-6]{2}$/, 30, 'two different faces, like 13', (thrown) =>
      combinations(different(thrown), 2).map((pair) => pair.join('')),
    ),
    faceBet('threeDifferent', /^(?!.*(.).*\1)[1-6]{3}$/, 6, 'three different faces, like 135', (thrown) =>
      different(thrown).length === 3 ? [thrown] : [],
    ),
    outcomeBet('anyStraight', {
      kinds: { straight: fairKind(24, 216) },
      seen: (result) => ('123456'.includes(dice(result)) ? ['straight'] : []),
    }),
  ],
};

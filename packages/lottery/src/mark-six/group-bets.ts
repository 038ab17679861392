import { fraction } from '@pelita/games/fraction';
import { choicesOfBalls } from '../content/balls-of.ts';
import { distinctLines } from '../content/lines-of.ts';
import { choose } from '../numbers.ts';
import { equalShares } from '../pricing/fair-odds.ts';
import { quoted } from '../pricing/listed-odds.ts';
import { ballText } from '../results/balls.ts';
import type { Hit, Kind, PlayType, Result } from '../rule-set.ts';
import { regulars, special } from './facts.ts';

const match = (key: string): Hit => ({ key, prize: 'match', seen: key });
const regularHits = (result: Result) => regulars(result).map(match);
const withExtra = (result: Result): Hit[] => [
  ...regularHits(result),
  { key: special(result), prize: 'extra', seen: `special ${special(result)}` },
];
const sevenHits = (result: Result) => [...regulars(result), special(result)].map(match);

/** One regular ball and the special one, of two chosen. */
const chained = fraction(6, choose(49, 2));

/** Among regular balls, whether the special one was chosen too does not matter. */
const ofRegular = (k: number, regular: number) => fraction(choose(6, regular) * choose(43, k - regular), choose(49, k));

function ballGroup(id: string, k: number, kind: Kind, hits: (result: Result) => Hit[]): PlayType {
  return {
    id,
    example: Array.from({ length: k }, (_, at) => ballText(at * 4 + 1)).join(','),
    lines: (content) => distinctLines(choicesOfBalls(content, k, 49).map((keys) => ({ keys, kind: 'line' }))),
    wins: 'byMatches',
    kinds: { line: kind },
    hits,
  };
}

/** Bets on two balls and more: that they are drawn together, or that none of them is. */
export function groupBets(): PlayType[] {
  return [
    ballGroup('threeOfThree', 3, equalShares({ 3: ofRegular(3, 3) }), regularHits),
    ballGroup('twoOfThree', 3, equalShares({ 2: ofRegular(3, 2), 3: ofRegular(3, 3) }), regularHits),
    ballGroup('twoOfTwo', 2, equalShares({ 2: ofRegular(2, 2) }), regularHits),
    ballGroup('twoWithSpecial', 2, equalShares({ 2: ofRegular(2, 2), '1+1': chained }), withExtra),
    ballGroup('specialChain', 2, equalShares({ '1+1': chained }), withExtra),
    ...[5, 6, 7, 8, 9, 10, 11, 12].map((k) =>
      ballGroup(`noneOf${k}`, k, equalShares({ 0: fraction(choose(42, k), choose(49, k)) }), sevenHits),
    ),
  ];
}

/** Six balls by the seven divisions. The first three, shared pools elsewhere, have fixed odds here. */
export function entry(): PlayType {
  const division = (regular: number, extra: number, odds: string) =>
    quoted(fraction(choose(6, regular) * choose(42, 6 - regular - extra), choose(49, 6)), odds);
  const prizes = {
    6: division(6, 0, '800000'),
    '5+1': division(5, 1, '100000'),
    5: division(5, 0, '5000'),
    '4+1': division(4, 1, '960'),
    4: division(4, 0, '64'),
    '3+1': division(3, 1, '32'),
    3: division(3, 0, '4'),
  };
  return ballGroup('entry', 6, { units: 1, prizes }, withExtra);
}

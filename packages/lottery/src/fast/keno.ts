import { fraction } from '@pelita/games/fraction';
import { choicesOfBalls } from '../content/balls-of.ts';
import { distinctLines } from '../content/lines-of.ts';
import { choose } from '../numbers.ts';
import { equalShares, fairKind, fairKindWithRefund } from '../pricing/fair-odds.ts';
import { ballPrizes } from '../results/balls.ts';
import { numbersAt } from '../results/prizes.ts';
import type { PlayType, Result, RuleSet } from '../rule-set.ts';
import { alike, outcomeBet } from './outcome-bet.ts';

const all = choose(80, 20);
/** In how many draws the sum is 810, the middle, or lies in a range; a test counts them anew. */
const middle = 15_542_763_534_960_598n;
const oddAbove = 883_829_035_341_128_448n;
const evenAbove = 876_057_653_997_478_413n;
const elements = {
  metal: 362_424_019_495_171_770n,
  wood: 712_463_910_471_784_803n,
  water: 1_371_845_418_169_315_204n,
  fire: 719_054_759_525_309_151n,
  earth: 369_528_034_550_593_392n,
};

const balls = (result: Result) => numbersAt(result, 'balls').map(Number);
const sum = (result: Result) => balls(result).reduce((total, ball) => total + ball, 0);
const size = (result: Result) => (sum(result) > 810 ? 'big' : 'small');
const parity = (result: Result) => (sum(result) % 2 === 1 ? 'odd' : 'even');
const quarters = ['big-odd', 'small-odd', 'big-even', 'small-even'];

/** The fewest matches that pay; all of them and those above return the same share. */
const fewest = [1, 2, 2, 2, 3, 3, 4, 5, 5, 5];

const pick = (k: number): PlayType => {
  const paid = Array.from({ length: k - (fewest[k - 1] ?? 1) + 1 }, (_, at) => (fewest[k - 1] ?? 1) + at);
  const chance = (matches: number) => fraction(choose(20, matches) * choose(60, k - matches), choose(80, k));
  return {
    id: `pick${k}`,
    example: Array.from({ length: k }, (_, at) => String(at * 7 + 1).padStart(2, '0')).join(','),
    lines: (content) => distinctLines(choicesOfBalls(content, k, 80).map((keys) => ({ keys, kind: 'line' }))),
    wins: 'byMatches',
    kinds: { line: equalShares(Object.fromEntries(paid.map((matches) => [matches, chance(matches)]))) },
    hits: (result) => numbersAt(result, 'balls').map((key) => ({ key, prize: 'match', seen: key })),
  };
};

/** More of one half than of the other, or ten each. */
const halves = (id: string, names: readonly [string, string, string], isFirst: (ball: number) => boolean): PlayType => {
  const tie = choose(40, 10) ** 2n;
  const [first, second, neither] = names;
  return outcomeBet(id, {
    kinds: { ...alike([first, second], fairKind((all - tie) / 2n, all)), [neither]: fairKind(tie, all) },
    seen: (result) => {
      const count = balls(result).filter(isFirst).length;
      return [count === 10 ? neither : count > 10 ? first : second];
    },
  });
};

/** Twenty of eighty balls. A sum of 810 gives bets on its size back, alone or with its parity. */
export const keno: RuleSet = {
  code: 'KENO',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: ballPrizes({
    prizes: [{ name: 'balls', count: 20 }],
    last: 80,
    example: {
      balls: [67, 35, 30, 23, 77, 6, 79, 61, 27, 76, 51, 52, 5, 21, 9, 37, 19, 33, 38, 26].map((ball) =>
        String(ball).padStart(2, '0'),
      ),
    },
  }),
  playTypes: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pick),
    outcomeBet('sumSize', {
      kinds: alike(['big', 'small'], fairKindWithRefund(fraction(oddAbove + evenAbove, all), fraction(middle, all))),
      seen: (result) => [size(result)],
      refunded: (result) => (sum(result) === 810 ? ['big', 'small'] : []),
    }),
    outcomeBet('sumIs810', {
      kinds: { yes: fairKind(middle, all) },
      seen: (result) => (sum(result) === 810 ? ['yes'] : []),
    }),
    outcomeBet('sumParity', {
      kinds: { odd: fairKind(2n * oddAbove, all), even: fairKind(2n * evenAbove + middle, all) },
      seen: (result) => [parity(result)],
    }),
    outcomeBet('sumQuarter', {
      kinds: {
        ...alike(['big-odd', 'small-odd'], fairKindWithRefund(fraction(oddAbove, all), fraction(middle, all))),
        ...alike(['big-even', 'small-even'], fairKindWithRefund(fraction(evenAbove, all), fraction(middle, all))),
      },
      seen: (result) => [`${size(result)}-${parity(result)}`],
      refunded: (result) => (sum(result) === 810 ? quarters : []),
    }),
    halves('half', ['upper', 'lower', 'tie'], (ball) => ball <= 40),
    halves('majority', ['odd', 'even', 'tie'], (ball) => ball % 2 === 1),
    outcomeBet('element', {
      kinds: Object.fromEntries(Object.entries(elements).map(([name, count]) => [name, fairKind(count, all)])),
      seen: (result) => [elementOf(sum(result))],
    }),
  ],
};

function elementOf(total: number): keyof typeof elements {
  if (total <= 695) return 'metal';
  if (total <= 763) return 'wood';
  if (total <= 855) return 'water';
  return total <= 923 ? 'fire' : 'earth';
}

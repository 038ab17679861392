import { fraction } from '@pelita/games/fraction';
import { fairKind, fairKindWithRefund } from '../pricing/fair-odds.ts';
import { ballPrizes } from '../results/balls.ts';
import { numbersAt } from '../results/prizes.ts';
import type { Result, RuleSet } from '../rule-set.ts';
import { amongFirst, anyOf, firstInAnyOrder, firstInOrder, inPlace, type BallDraw } from './ball-bets.ts';
import { alike, atPositions, outcomeBet } from './outcome-bet.ts';

const draw: BallDraw = { prize: 'balls', drawn: 5, last: 11 };
const balls = (result: Result) => numbersAt(result, 'balls').map(Number);
const sum = (result: Result) => balls(result).reduce((total, ball) => total + ball, 0);
const isOdd = (number: number) => number % 2 === 1;

const sides = ['big', 'small', 'odd', 'even'];

/** Five of eleven balls, in the order drawn: 55,440 orders, 462 sets. An 11 gives bets on its sides back, a sum of 30 those on its size. */
export const elevenFive: RuleSet = {
  code: '11X5',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: ballPrizes({
    prizes: [{ name: 'balls', count: 5 }],
    last: 11,
    example: { balls: ['03', '11', '05', '01', '08'] },
  }),
  playTypes: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => anyOf(`any${k}`, k, draw)),
    firstInOrder('first3', 3, draw),
    firstInAnyOrder('group3', 3, draw),
    firstInOrder('first2', 2, draw),
    firstInAnyOrder('group2', 2, draw),
    inPlace(draw),
    amongFirst('anyOfFirst3', 3, draw),
    outcomeBet('oddCount', {
      kinds: Object.fromEntries([1, 30, 150, 200, 75, 6].map((count, odd) => [odd, fairKind(count, 462)])),
      seen: (result) => [String(balls(result).filter(isOdd).length)],
    }),
    outcomeBet('median', {
      kinds: Object.fromEntries([28, 63, 90, 100, 90, 63, 28].map((count, at) => [at + 3, fairKind(count, 462)])),
      seen: (result) => [String(balls(result).toSorted((a, b) => a - b)[2])],
    }),
    outcomeBet('side', {
      kinds: alike(atPositions(5, sides), fairKindWithRefund(fraction(5, 11), fraction(1, 11))),
      seen: (result) =>
        balls(result).flatMap((ball, at) => [
          `${at + 1}:${ball >= 6 ? 'big' : 'small'}`,
          `${at + 1}:${isOdd(ball) ? 'odd' : 'even'}`,
        ]),
      refunded: (result) =>
        sides.map((side) => `${balls(result).indexOf(11) + 1}:${side}`).filter((key) => !key.startsWith('0')),
    }),
    outcomeBet('sumSize', {
      kinds: alike(['big', 'small'], fairKindWithRefund(fraction(215, 462), fraction(32, 462))),
      seen: (result) => [sum(result) > 30 ? 'big' : 'small'],
      refunded: (result) => (sum(result) === 30 ? ['big', 'small'] : []),
    }),
    outcomeBet('sumParity', {
      kinds: { odd: fairKind(236, 462), even: fairKind(226, 462) },
      seen: (result) => [isOdd(sum(result)) ? 'odd' : 'even'],
    }),
    outcomeBet('sumTail', {
      kinds: { big: fairKind(232, 462), small: fairKind(230, 462) },
      seen: (result) => [sum(result) % 10 >= 5 ? 'big' : 'small'],
    }),
    outcomeBet('dragonTiger', {
      kinds: alike(['dragon', 'tiger'], fairKind(1, 2)),
      seen: (result) => [(balls(result)[0] ?? 0) > (balls(result)[4] ?? 0) ? 'dragon' : 'tiger'],
    }),
  ],
};

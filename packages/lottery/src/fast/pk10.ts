import { fairKind } from '../pricing/fair-odds.ts';
import { ballPrizes } from '../results/balls.ts';
import { numbersAt } from '../results/prizes.ts';
import type { Kind, Result, RuleSet } from '../rule-set.ts';
import { firstInOrder, inPlace, type BallDraw } from './ball-bets.ts';
import { alike, atPositions, outcomeBet } from './outcome-bet.ts';

const draw: BallDraw = { prize: 'order', drawn: 10, last: 10 };
const order = (result: Result) => numbersAt(result, 'order').map(Number);
const sumOfFirst = (result: Result, count: number) =>
  order(result)
    .slice(0, count)
    .reduce((sum, car) => sum + car, 0);
const parity = (number: number) => (number % 2 === 1 ? 'odd' : 'even');

/** Of how many orders of the first cars each sum is made. */
const topTwo = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const topThree = [6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60, 60, 60, 54, 48, 42, 30, 24, 18, 12, 6, 6];
const sums = (counts: readonly number[], from: number, orders: number): Record<string, Kind> =>
  Object.fromEntries(counts.map((count, at) => [from + at, fairKind(count, orders)]));

/** Ten cars in the order of arrival. The sum of the first two is big from 12 on, so 11 is small. */
export const pk10: RuleSet = {
  code: 'PK10',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: ballPrizes({
    prizes: [{ name: 'order', count: 10 }],
    last: 10,
    example: { order: ['02', '04', '03', '05', '10', '09', '06', '08', '01', '07'] },
  }),
  playTypes: [
    inPlace(draw),
    ...[2, 3, 4, 5].map((count) => firstInOrder(`front${count}`, count, draw)),
    outcomeBet('side', {
      kinds: alike(atPositions(10, ['big', 'small', 'odd', 'even']), fairKind(1, 2)),
      seen: (result) =>
        order(result).flatMap((car, at) => [`${at + 1}:${car > 5 ? 'big' : 'small'}`, `${at + 1}:${parity(car)}`]),
    }),
    outcomeBet('dragonTiger', {
      kinds: alike(
        [1, 2, 3, 4, 5].flatMap((place) => [`${place}v${11 - place}:dragon`, `${place}v${11 - place}:tiger`]),
        fairKind(1, 2),
      ),
      seen: (result) =>
        [1, 2, 3, 4, 5].map((place) => {
          const [front = 0, back = 0] = [order(result)[place - 1], order(result)[10 - place]];
          return `${place}v${11 - place}:${front > back ? 'dragon' : 'tiger'}`;
        }),
    }),
    outcomeBet('topTwoSum', { kinds: sums(topTwo, 3, 90), seen: (result) => [String(sumOfFirst(result, 2))] }),
    outcomeBet('topTwoSide', {
      kinds: { big: fairKind(40, 90), small: fairKind(50, 90), odd: fairKind(50, 90), even: fairKind(40, 90) },
      seen: (result) => [sumOfFirst(result, 2) >= 12 ? 'big' : 'small', parity(sumOfFirst(result, 2))],
    }),
    outcomeBet('topThreeSum', { kinds: sums(topThree, 6, 720), seen: (result) => [String(sumOfFirst(result, 3))] }),
  ],
};

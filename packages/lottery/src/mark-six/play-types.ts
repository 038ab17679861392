import { alike, atPositions, outcomeBet } from '../fast/outcome-bet.ts';
import { fraction } from '@pelita/games/fraction';
import { choose } from '../numbers.ts';
import { fairKind, fairKindWithRefund } from '../pricing/fair-odds.ts';
import { ballText } from '../results/balls.ts';
import type { PlayType } from '../rule-set.ts';
import { allSeven, regulars, special, waveOf, zodiacOf, zodiacs } from './facts.ts';

const everyBall = Array.from({ length: 49 }, (_, at) => ballText(at + 1));
const sevens = choose(49, 7);
/** Of how many sets of seven the sum is 175 or more, or odd; a test counts them anew. */
const bigSums = 43428958n;
const oddSums = 42949280n;

/** Bets on one ball, on what it belongs to, or on the sum of seven; 49 gives bets on the special ball's sides back. */
export function singleBets(): PlayType[] {
  return [
    outcomeBet('special', { kinds: alike(everyBall, fairKind(1, 49)), seen: (result) => [special(result)] }),
    outcomeBet('regular', { kinds: alike(everyBall, fairKind(6, 49)), seen: regulars }),
    outcomeBet('regularAt', {
      kinds: alike(atPositions(6, everyBall), fairKind(1, 49)),
      seen: (result) => regulars(result).map((ball, at) => `${at + 1}:${ball}`),
    }),
    outcomeBet('specialSide', {
      kinds: alike(allSides, fairKindWithRefund(fraction(24, 49), fraction(1, 49))),
      seen: (result) => sidesOf(special(result)),
      refunded: (result) => (special(result) === '49' ? allSides : []),
    }),
    outcomeBet('wave', {
      kinds: { red: fairKind(17, 49), blue: fairKind(16, 49), green: fairKind(16, 49) },
      seen: (result) => [waveOf(special(result))],
    }),
    outcomeBet('sumSide', {
      kinds: {
        big: fairKind(bigSums, sevens),
        small: fairKind(sevens - bigSums, sevens),
        odd: fairKind(oddSums, sevens),
        even: fairKind(sevens - oddSums, sevens),
      },
      seen: (result) => {
        const sum = allSeven(result).reduce((total, ball) => total + Number(ball), 0);
        return [sum >= 175 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
      },
    }),
    outcomeBet('specialZodiac', {
      kinds: Object.fromEntries(zodiacs.map((name) => [name, fairKind(ballsOfZodiac(name), 49)])),
      seen: (result) => [zodiacOf(special(result))],
    }),
    outcomeBet('anyZodiac', {
      kinds: Object.fromEntries(
        zodiacs.map((name) => [name, fairKind(sevens - choose(49 - ballsOfZodiac(name), 7), sevens)]),
      ),
      seen: (result) => [...new Set(allSeven(result).map(zodiacOf))],
    }),
  ];
}

const ballsOfZodiac = (name: string) => everyBall.filter((ball) => zodiacOf(ball) === name).length;

const allSides = [
  'big',
  'small',
  'odd',
  'even',
  'digitsOdd',
  'digitsEven',
  'digitsBig',
  'digitsSmall',
  'tailBig',
  'tailSmall',
];

/** Of the number, of the sum of its digits, and of its last digit. */
function sidesOf(ball: string): string[] {
  const [number, tail] = [Number(ball), Number(ball.slice(-1))];
  const digits = Number(ball.slice(0, 1)) + tail;
  return [
    number >= 25 ? 'big' : 'small',
    number % 2 === 1 ? 'odd' : 'even',
    digits % 2 === 1 ? 'digitsOdd' : 'digitsEven',
    digits >= 7 ? 'digitsBig' : 'digitsSmall',
    tail >= 5 ? 'tailBig' : 'tailSmall',
  ];
}

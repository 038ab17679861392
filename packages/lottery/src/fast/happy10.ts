import { fairKind } from '../pricing/fair-odds.ts';
import { ballPrizes } from '../results/balls.ts';
import { numbersAt } from '../results/prizes.ts';
import type { RuleSet } from '../rule-set.ts';
import { anyOf, inPlace, type BallDraw } from './ball-bets.ts';
import { alike, atPositions, outcomeBet } from './outcome-bet.ts';

const draw: BallDraw = { prize: 'balls', drawn: 8, last: 20 };
const sides = ['big', 'small', 'odd', 'even', 'tailBig', 'tailSmall'];
const directions = ['east', 'south', 'west', 'north'];
const colours = { red: 7, green: 7, white: 6 };

/** Eight of twenty balls, in the order drawn. */
export const happy10: RuleSet = {
  code: 'HAPPY10',
  prizeMode: 'Elott',
  odds: 'fair',
  shape: ballPrizes({
    prizes: [{ name: 'balls', count: 8 }],
    last: 20,
    example: { balls: ['07', '20', '13', '02', '18', '05', '11', '16'] },
  }),
  playTypes: [
    ...[1, 2, 3, 4, 5].map((k) => anyOf(`any${k}`, k, draw)),
    inPlace(draw),
    outcomeBet('side', {
      kinds: alike(atPositions(8, sides), fairKind(1, 2)),
      seen: (result) =>
        numbersAt(result, 'balls').flatMap((ball, at) => sidesOf(Number(ball)).map((side) => `${at + 1}:${side}`)),
    }),
    outcomeBet('direction', {
      kinds: alike(atPositions(8, directions), fairKind(1, 4)),
      seen: (result) =>
        numbersAt(result, 'balls').map((ball, at) => `${at + 1}:${directions[(Number(ball) + 3) % 4] ?? ''}`),
    }),
    outcomeBet('colour', {
      kinds: Object.fromEntries(
        Object.entries(colours).flatMap(([colour, count]) =>
          atPositions(8, [colour]).map((name) => [name, fairKind(count, 20)]),
        ),
      ),
      seen: (result) => numbersAt(result, 'balls').map((ball, at) => `${at + 1}:${colourOf(Number(ball))}`),
    }),
  ],
};

const sidesOf = (ball: number) => [
  ball >= 11 ? 'big' : 'small',
  ball % 2 === 1 ? 'odd' : 'even',
  ball % 10 >= 5 ? 'tailBig' : 'tailSmall',
];

const colourOf = (ball: number) => (ball <= 7 ? 'red' : ball <= 14 ? 'green' : 'white');

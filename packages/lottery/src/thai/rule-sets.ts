import { digitPrizes, numbersAt, theNumber } from '../results/prizes.ts';
import type { RuleSet } from '../rule-set.ts';
import { north } from '../vietnam/regions.ts';
import { endBet, top4, topAndBottom, type Ends } from './play-types.ts';

const listed = { prizeMode: 'SEA', odds: 'listed' } as const;

const thaiEnds: Ends = {
  top: (result) => theNumber(result, 'first'),
  bottom: (result) => theNumber(result, 'lastTwo'),
};
/** Hanoi is the north of Vietnam as the Thai-language market bets on it. */
const hanoiEnds: Ends = {
  top: (result) => theNumber(result, 'DB'),
  bottom: (result) => theNumber(result, 'G1').slice(-2),
};
const laoEnds: Ends = {
  top: (result) => theNumber(result, 'number'),
  bottom: (result) => theNumber(result, 'number').slice(-4, -2),
};

/** Side bets on the Thai government lottery, and the same bets on lotteries of its neighbours. */
export const thai: readonly RuleSet[] = [
  {
    ...listed,
    code: 'THAI',
    shape: digitPrizes(
      [
        { name: 'first', count: 1, digits: 6 },
        { name: 'lastTwo', count: 1, digits: 2 },
        { name: 'frontThree', count: 2, digits: 3 },
        { name: 'lastThree', count: 2, digits: 3 },
      ],
      { first: '820866', lastTwo: '56', frontThree: ['479', '054'], lastThree: ['638', '837'] },
    ),
    playTypes: [
      ...topAndBottom(thaiEnds),
      endBet('front3', 3, '450', (result) => numbersAt(result, 'frontThree'), 2),
      endBet('bottom3', 3, '450', (result) => numbersAt(result, 'lastThree'), 2),
    ],
  },
  {
    ...listed,
    code: 'HANOI',
    shape: digitPrizes(north.prizes, north.example),
    playTypes: [top4(hanoiEnds), ...topAndBottom(hanoiEnds)],
  },
  {
    ...listed,
    code: 'LAO',
    shape: digitPrizes([{ name: 'number', count: 1, digits: 6 }], { number: '820866' }),
    playTypes: [top4(laoEnds), ...topAndBottom(laoEnds)],
  },
];

import type { Game } from '../game.ts';

/** Bets close a twelfth of the time before a draw, and five seconds before it at least. */
const every = (rules: string, minutes: number): Game => ({
  code: `${rules}-${minutes}M`,
  rules,
  timetables: [
    {
      from: '2025-01-01',
      offsetHours: 8,
      everySeconds: minutes * 60,
      closesSecondsBefore: Math.max(5, minutes * 5),
    },
  ],
});

/** Our own draws, around the clock. */
export const fastGames: readonly Game[] = [
  ...['SSC', 'K3', '11X5', 'PK10'].flatMap((rules) => [1, 3, 5].map((minutes) => every(rules, minutes))),
  every('KENO', 5),
  every('HAPPY10', 5),
  every('LUCKY28', 1),
  every('LUCKY28', 3),
];

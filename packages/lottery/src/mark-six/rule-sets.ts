import type { Game } from '../game.ts';
import { ballPrizes } from '../results/balls.ts';
import type { RuleSet } from '../rule-set.ts';
import { entry, groupBets } from './group-bets.ts';
import { singleBets } from './play-types.ts';

const shape = ballPrizes({
  prizes: [
    { name: 'regular', count: 6 },
    { name: 'special', count: 1 },
  ],
  last: 49,
  example: { regular: ['07', '13', '21', '30', '41', '46'], special: '10' },
});

/** Six balls and a special one of 49: entries by division as a price list has them, and bets at fixed odds. */
export const markSix: readonly RuleSet[] = [
  { code: 'MARKSIX', prizeMode: 'Lott', odds: 'listed', shape, playTypes: [entry()] },
  { code: 'M6', prizeMode: 'Lott', odds: 'fair', shape, playTypes: [...singleBets(), ...groupBets()] },
];

export const markSixGames: readonly Game[] = markSix.map(({ code }) => ({
  code,
  rules: code,
  timetables: [{ from: '2025-01-01', offsetHours: 8, weekdays: [2, 4, 6], at: '21:30', closesSecondsBefore: 900 }],
}));

import type { Game } from '../game.ts';

const always = { from: '2025-01-01', offsetHours: 7, closesSecondsBefore: 600 };

export const thaiGames: readonly Game[] = [
  {
    code: 'THAI',
    rules: 'THAI',
    timetables: [{ ...always, monthDays: [1, 16], at: '14:30', moved: { '01-16': '01-17', '05-01': '05-02' } }],
  },
  { code: 'HANOI', rules: 'HANOI', timetables: [{ ...always, weekdays: [1, 2, 3, 4, 5, 6, 7], at: '18:15' }] },
  { code: 'LAO', rules: 'LAO', timetables: [{ ...always, weekdays: [1, 3, 5], at: '20:30' }] },
];

import type { Game } from '../game.ts';
import type { OnDays } from '../schedule/timetable.ts';

const onDrawDays = { from: '2025-01-01', offsetHours: 8, weekdays: [3, 6, 7] };
const malaysian: OnDays = { ...onDrawDays, at: '19:00', closesSecondsBefore: 600 };
const singaporean: OnDays = { ...onDrawDays, at: '18:30', closesSecondsBefore: 1800 };

export const fourDigitGames: readonly Game[] = [
  { code: '4D-MY', rules: '4D-MY', timetables: [malaysian] },
  { code: '4D-SG', rules: '4D-SG', timetables: [singaporean] },
];

import { expect, test } from 'vitest';
import { gameOf, games } from '../games.ts';
import { drawsOn } from './timetable.ts';

const timetables = (code: string) => gameOf(code)?.timetables ?? [];
const drawingOn = (day: string, rules: string) =>
  games
    .filter((game) => game.rules === rules && drawsOn(game.timetables, day).length > 0)
    .map(({ station }) => station);

test('LOTT-03 the north draws every day at 18:15 of Hanoi, and bets close ten minutes before', () => {
  expect(drawsOn(timetables('XSMB'), '2026-11-23')).toEqual([
    { drawNo: '20261123', drawsAt: '2026-11-23T11:15:00.000Z', closesAt: '2026-11-23T11:05:00.000Z' },
  ]);
});

test('LOTT-03 stations of the south and the centre draw on their weekdays', () => {
  expect(drawingOn('2026-11-23', 'XSMN')).toEqual(['TP.HCM', 'Đồng Tháp', 'Cà Mau']);
  expect(drawingOn('2026-11-28', 'XSMN')).toEqual(['TP.HCM', 'Long An', 'Bình Phước', 'Hậu Giang']);
  expect(drawingOn('2026-11-29', 'XSMT')).toEqual(['Thừa Thiên Huế', 'Khánh Hòa', 'Kon Tum']);
});

test('LOTT-03 nothing is drawn around the lunar new year, nor before a timetable holds', () => {
  for (const day of ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2024-12-31'])
    expect(drawsOn(timetables('XSMB'), day)).toEqual([]);
  expect(drawsOn(timetables('XSMB'), '2026-02-20')).toHaveLength(1);
});

test('LOTT-05 a fast game’s draws are numbered through the day, and each closes before it is drawn', () => {
  const fast = { from: '2026-01-01', until: '2026-12-31', offsetHours: 8, everySeconds: 60, closesSecondsBefore: 5 };
  const draws = drawsOn([fast], '2026-11-23');
  expect(draws).toHaveLength(1440);
  expect(draws[0]).toEqual({
    drawNo: '20261123-0001',
    drawsAt: '2026-11-22T16:01:00.000Z',
    closesAt: '2026-11-22T16:00:55.000Z',
  });
  expect(draws.at(-1)?.drawNo).toBe('20261123-1440');
  expect(draws.at(-1)?.drawsAt).toBe('2026-11-23T16:00:00.000Z');
  expect(drawsOn([fast], '2027-01-01')).toEqual([]);
});

test('LOTT-03 a draw that a holiday moves is held on the other day', () => {
  const monthly = { from: '2026-01-01', offsetHours: 7, monthDays: [1, 16], at: '15:00', closesSecondsBefore: 60 };
  const thai = { ...monthly, moved: { '05-01': '05-02' } };
  expect(drawsOn([thai], '2026-05-01')).toEqual([]);
  expect(drawsOn([thai], '2026-05-02').map(({ drawNo }) => drawNo)).toEqual(['20260502']);
  expect(drawsOn([thai], '2026-05-16')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { areHours, isOpenAt } from './method-hours.ts';

const at = (time: string) =>
  Temporal.PlainDateTime.from(`2026-03-02T${time}`).toZonedDateTime('Asia/Kuala_Lumpur').toInstant();
const open = (hours: Parameters<typeof isOpenAt>[0], time: string) => isOpenAt(hours, at(time), 'Asia/Kuala_Lumpur');

test('MC-05 a method is open from the first minute of its hours to the last before their end, in the brand’s zone', () => {
  const hours = { opens: '08:00', closes: '23:00' };
  expect(['07:59', '08:00', '22:59', '23:00'].map((time) => open(hours, time))).toEqual([false, true, true, false]);
});

test('MC-05 hours may end past midnight; a method without hours is always open', () => {
  const hours = { opens: '20:00', closes: '02:00' };
  expect(['19:59', '20:00', '00:30', '02:00'].map((time) => open(hours, time))).toEqual([false, true, true, false]);
  expect(open(undefined, '04:00')).toBe(true);
});

test('what is no time of day is refused', () => {
  expect([areHours(undefined), areHours({ opens: '00:00', closes: '23:59' })]).toEqual([true, true]);
  expect([areHours({ opens: '8:00', closes: '23:00' }), areHours({ opens: '08:00', closes: '24:00' })]).toEqual([
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { cycleAt, cycleBefore } from './cycle.ts';

const weekly = { cycle: 'weekly', first_day: '2026-03-04', last_day: '2026-03-20' } as const;
const once = { cycle: 'once', first_day: '2026-03-04', last_day: '2026-03-20' } as const;

test('PROMO-04 a week begins on Monday and is cut by the mission’s own days', () => {
  expect(cycleAt(weekly, '2026-03-03')).toBeNull();
  expect(cycleAt(weekly, '2026-03-05')).toEqual({ from: '2026-03-04', to: '2026-03-08' });
  expect(cycleAt(weekly, '2026-03-09')).toEqual({ from: '2026-03-09', to: '2026-03-15' });
  expect(cycleAt(weekly, '2026-03-15')).toEqual({ from: '2026-03-09', to: '2026-03-15' });
  expect(cycleAt(weekly, '2026-03-20')).toEqual({ from: '2026-03-16', to: '2026-03-20' });
});

test('PROMO-04 the cycle before is there until the present one ends', () => {
  expect(cycleBefore(weekly, '2026-03-08')).toBeNull();
  expect(cycleBefore(weekly, '2026-03-09')).toEqual({ from: '2026-03-04', to: '2026-03-08' });
  expect(cycleBefore(weekly, '2026-03-24')).toEqual({ from: '2026-03-16', to: '2026-03-20' });
  expect(cycleBefore(weekly, '2026-03-30')).toBeNull();
  const daily = { ...weekly, cycle: 'daily' } as const;
  expect(cycleBefore(daily, '2026-03-05')).toEqual({ from: '2026-03-04', to: '2026-03-04' });
  expect(cycleBefore(daily, '2026-03-04')).toBeNull();
});

test('PROMO-04 a mission that comes once is claimed for a week after its end', () => {
  expect(cycleAt(once, '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-20' });
  expect(cycleBefore(once, '2026-03-20')).toBeNull();
  expect(cycleBefore(once, '2026-03-27')).toEqual({ from: '2026-03-04', to: '2026-03-20' });
  expect(cycleBefore(once, '2026-03-28')).toBeNull();
});

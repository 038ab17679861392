import { expect, test } from 'vitest';
import { shifted } from './record-days.ts';

test('MC-09 days go to and fro by their own length, and never past today', () => {
  const week = { from: '2026-03-01', to: '2026-03-07' };
  expect(shifted(week, 'earlier', '2026-03-10')).toEqual({ from: '2026-02-22', to: '2026-02-28' });
  expect(shifted(week, 'later', '2026-03-30')).toEqual({ from: '2026-03-08', to: '2026-03-14' });
  expect(shifted(week, 'later', '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  expect(shifted(week, 'later', '2026-03-07')).toEqual(week);
});

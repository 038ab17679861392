import { expect, test } from 'vitest';
import { dayIn, daysOf, daysText, type Preset } from './days.ts';

test.each<[Preset, string, string, string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['thisMonth', '2026-01-31', '2026-01-01', '2026-01-31'],
  ['previous7', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['previous30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['next7', '2026-12-29', '2026-12-29', '2027-01-04'],
  ['next30', '2028-02-01', '2028-02-01', '2028-03-01'],
])('%s on %s goes from %s to %s', (preset, today, from, to) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});

test('a day is that of its zone', () => {
  const evening = Date.UTC(2026, 10, 20, 16, 30);
  expect(dayIn('UTC', evening)).toBe('2026-11-20');
  expect(dayIn('Asia/Kuala_Lumpur', evening)).toBe('2026-11-21');
});

test('days are written as their language writes them, and one day once', () => {
  expect(daysText('en', { from: '2026-11-17', to: '2026-11-20' })).toBe('Nov 17\u2009–\u200920, 2026');
  expect(daysText('ms', { from: '2026-11-20', to: '2026-11-20' })).toBe('20 Nov 2026');
});

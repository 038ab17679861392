import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test.each([
  ['2026-11-30', 'month', '2026-11-01', '2026-12-01'],
  ['2026-12-01', 'month', '2026-12-01', '2027-01-01'],
  ['2026-11-30', 'quarter', '2026-10-01', '2027-01-01'],
  ['2028-02-29', 'quarter', '2028-01-01', '2028-04-01'],
] as const)('VIP-01 %s is in the %s from %s to before %s', (day, kind, begins, ends) => {
  const period = periodOf(Temporal.PlainDate.from(day), kind);
  expect([period.begins.toString(), period.ends.toString()]).toEqual([begins, ends]);
});

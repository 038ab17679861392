import type { VipPeriod } from '@pelita/contract';

/** Business days: the first, and the first of the period that follows. */
export type Period = { begins: Temporal.PlainDate; ends: Temporal.PlainDate };

const MONTHS = { month: 1, quarter: 3 } as const;

/** The period that a business day is in. */
export function periodOf(day: Temporal.PlainDate, kind: VipPeriod): Period {
  const months = MONTHS[kind];
  const begins = day.with({ day: 1, month: day.month - ((day.month - 1) % months) });
  return { begins, ends: begins.add({ months }) };
}

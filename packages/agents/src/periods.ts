import type { PaymentPeriod } from '@pelita/contract';

const SECOND_HALF = 16;

/** The business days of the period that holds a day, the last one left out. Weeks begin on Monday; `once` counts as the day. */
export function periodOf(
  day: Temporal.PlainDate,
  period: PaymentPeriod,
): { first: Temporal.PlainDate; next: Temporal.PlainDate } {
  const first = firstDay(day, period);
  switch (period) {
    case 'once':
    case 'daily':
      return { first, next: first.add({ days: 1 }) };
    case 'weekly':
      return { first, next: first.add({ weeks: 1 }) };
    case 'semimonthly':
      return {
        first,
        next: first.day === 1 ? first.with({ day: SECOND_HALF }) : first.with({ day: 1 }).add({ months: 1 }),
      };
    case 'monthly':
      return { first, next: first.add({ months: 1 }) };
  }
}

/** The first day on which new terms hold that were agreed on this day: never before the running period ends. */
export const firstDayAfter = (day: Temporal.PlainDate, period: PaymentPeriod) => periodOf(day, period).next;

function firstDay(day: Temporal.PlainDate, period: PaymentPeriod): Temporal.PlainDate {
  switch (period) {
    case 'once':
    case 'daily':
      return day;
    case 'weekly':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'semimonthly':
      return day.with({ day: day.day < SECOND_HALF ? 1 : SECOND_HALF });
    case 'monthly':
      return day.with({ day: 1 });
  }
}

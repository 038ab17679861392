import type { DepositMethod } from '@pelita/contract';

type Hours = NonNullable<DepositMethod['hours']>;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a method takes orders at this instant of the brand's zone. An end that is no later than its beginning lies past midnight. */
export function isOpenAt(hours: Hours | undefined, now: Temporal.Instant, timeZone: string): boolean {
  if (!hours) return true;
  const time = now.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
  const { opens, closes } = hours;
  return opens < closes ? opens <= time && time < closes : opens <= time || time < closes;
}

export function areHours(hours: Hours | undefined): boolean {
  return !hours || (HOUR.test(hours.opens) && HOUR.test(hours.closes));
}

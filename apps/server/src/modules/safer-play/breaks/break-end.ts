import type { BreakLength } from '@pelita/contract';
import type { Break } from './store.ts';

/** When a break of this length ends that begins now: days of 24 hours, months of the brand's calendar. */
export function breakEnd(length: BreakLength, now: Temporal.Instant, timeZone: string): Pick<Break, 'kind' | 'endsAt'> {
  const count = Number.parseInt(length, 10);
  if (length.endsWith('d')) return { kind: 'timeout', endsAt: now.add({ hours: count * 24 }) };
  return { kind: 'exclusion', endsAt: now.toZonedDateTimeISO(timeZone).add({ months: count }).toInstant() };
}

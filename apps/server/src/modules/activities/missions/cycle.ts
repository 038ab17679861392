import type { MissionCycle } from '@pelita/contract';
import { dayAfter } from '../counting/business-days.ts';

/** Business days, both included. */
export type Cycle = { from: string; to: string };
type Scheduled = { cycle: MissionCycle; first_day: string; last_day: string | null };

/** How long a mission that comes once can be claimed after its end. */
const CLAIMED_WITHIN_DAYS = 7;

/** The cycle that a day is in; null outside the days of the mission. Weeks begin on Monday. */
export function cycleAt({ cycle, first_day, last_day }: Scheduled, day: string): Cycle | null {
  if (day < first_day || (last_day !== null && day > last_day)) return null;
  if (cycle === 'once') return { from: first_day, to: last_day ?? day };
  const monday = mondayOf(day);
  const [from, to] = cycle === 'daily' ? [day, day] : [monday, dayAfter(monday, 6)];
  return {
    from: from < first_day ? first_day : from,
    to: last_day !== null && to > last_day ? last_day : to,
  };
}

/** The one before, as long as its reward can still be claimed: until the present one ends. */
export function cycleBefore(mission: Scheduled, today: string): Cycle | null {
  const { cycle, last_day } = mission;
  if (cycle === 'once')
    return last_day !== null && today > last_day && today <= dayAfter(last_day, CLAIMED_WITHIN_DAYS)
      ? cycleAt(mission, last_day)
      : null;
  if (cycle === 'daily') return cycleAt(mission, dayAfter(today, -1));
  const monday = mondayOf(today);
  const sunday = dayAfter(monday, -1);
  const last = last_day !== null && last_day < sunday ? last_day : sunday;
  return last < dayAfter(monday, -7) ? null : cycleAt(mission, last);
}

function mondayOf(day: string): string {
  return dayAfter(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

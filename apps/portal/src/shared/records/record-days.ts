import type { Days } from '@pelita/ui/days';
import { useState } from 'react';

/** The days that a record shows: those of the server until others are chosen. */
export function useRecordDays() {
  const [days, setDays] = useState<Partial<Days>>({});
  const [page, setPage] = useState(1);
  return {
    days,
    page,
    setPage,
    setDays: (next: Days) => {
      setDays(next);
      setPage(1);
    },
  };
}

/** As many days earlier or later, and never after today. */
export function shifted({ from, to }: Days, direction: 'earlier' | 'later', today: string): Days {
  const length = dayNumber(to) - dayNumber(from) + 1;
  const by = direction === 'earlier' ? -length : Math.min(length, dayNumber(today) - dayNumber(to));
  return { from: dayAt(dayNumber(from) + by), to: dayAt(dayNumber(to) + by) };
}

/** Each of them, the earliest first. */
export function daysIn({ from, to }: Days): string[] {
  return Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayAt(dayNumber(from) + at));
}

const DAY_MS = 24 * 3_600_000;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayAt(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

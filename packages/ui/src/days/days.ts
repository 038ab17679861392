import { DATE_PRESET_DAYS } from '@pelita/contract';
import { dateFormat } from '@pelita/i18n';

/** Days of the calendar in no zone, "2026-11-20", both ends among them. */
export type Days = { from: string; to: string };

type Length = (typeof DATE_PRESET_DAYS)[number];
export type Preset = 'today' | 'thisMonth' | `previous${Length}` | `next${Length}`;

/** The days that a preset means; a span of seven days holds today and six others. */
export function daysOf(preset: Preset, today: string): Days {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'thisMonth') return { from: `${today.slice(0, 8)}01`, to: lastOfMonth(today) };
  const length = lengthOf(preset);
  return preset.startsWith('next')
    ? { from: today, to: dayAfter(today, length - 1) }
    : { from: dayAfter(today, 1 - length), to: today };
}

export function lengthOf(preset: Exclude<Preset, 'today' | 'thisMonth'>): number {
  return Number(preset.replace(/\D/g, ''));
}

/** The day that it is somewhere at a moment. */
export function dayIn(timeZone: string, epochMs: number): string {
  const parts = dateFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(epochMs);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** "17 – 20 Nov 2026", as a language writes it. */
export function daysText(tag: string, { from, to }: Days): string {
  const format = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(atMidnight(from), atMidnight(to));
}

function dayAfter(day: string, count: number): string {
  const date = atMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function lastOfMonth(day: string): string {
  const date = atMidnight(day);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

function atMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

import { useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';
import { keptForever } from '../browser/kept.ts';

/** In which zone the visitor reads times. Business days and draws keep the brand's zone whatever is chosen here. */
export const timeZoneChoices = ['brand', 'device', 'utc'] as const;
export type TimeZoneChoice = (typeof timeZoneChoices)[number];

const ITEM = 'timeZone';
const timeZoneChoice = createStore<TimeZoneChoice>('brand');

export function startTimeZone(): void {
  const kept = keptForever.read(ITEM);
  timeZoneChoice.set(timeZoneChoices.find((choice) => choice === kept) ?? 'brand');
}

export function chooseTimeZone(choice: TimeZoneChoice): void {
  keptForever.write(ITEM, choice);
  timeZoneChoice.set(choice);
}

export function useTimeZoneChoice(): TimeZoneChoice {
  return useSyncExternalStore(timeZoneChoice.subscribe, timeZoneChoice.get, () => 'brand' as const);
}

/** The IANA name behind a choice. */
export function zoneOf(choice: TimeZoneChoice, brandZone: string): string {
  if (choice === 'utc') return 'UTC';
  return choice === 'device' ? Intl.DateTimeFormat().resolvedOptions().timeZone : brandZone;
}

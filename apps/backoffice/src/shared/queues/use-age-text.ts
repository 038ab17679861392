import { useText } from '../language/use-text.ts';

/** From here on an age is told in hours, and later in days. */
const HOURS_FROM_MINUTES = 120;
const DAYS_FROM_HOURS = 72;

/** How long something has waited or may wait, of whole minutes. */
export function useAgeText(): (minutes: number) => string {
  const text = useText('officeHome');
  return (minutes) => {
    if (minutes < HOURS_FROM_MINUTES) return text('minutes', { count: String(minutes) });
    const hours = Math.floor(minutes / 60);
    return hours < DAYS_FROM_HOURS
      ? text('hours', { count: String(hours) })
      : text('days', { count: String(Math.floor(hours / 24)) });
  };
}

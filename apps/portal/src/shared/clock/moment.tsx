import { formatDateTime } from '@pelita/i18n';
import { usePageLanguage, useStartup } from '../page/page.ts';
import { useTimeZoneChoice, zoneOf } from './time-zone.ts';

/** A day and a time of day in the zone that the visitor has chosen. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const choice = useTimeZoneChoice();
  return (
    <time dateTime={at} className={className}>
      {formatDateTime(code, Date.parse(at), zoneOf(choice, settings.timeZone))}
    </time>
  );
}

import { formatDateTime } from '@pelita/i18n';
import { useTimeZoneChoice, zoneOf } from '../../shared/clock/time-zone.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';

/** When something was announced, in the zone that the visitor has chosen. */
export function NoticeDate({ at }: { at: string }) {
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const choice = useTimeZoneChoice();
  return (
    <time dateTime={at} className="text-muted text-sm">
      {formatDateTime(code, Date.parse(at), zoneOf(choice, settings.timeZone))}
    </time>
  );
}

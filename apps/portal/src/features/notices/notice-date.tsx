import { formatDateTime } from '@pelita/i18n';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';

/** When something was announced, in the brand's time. */
export function NoticeDate({ at }: { at: string }) {
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  return (
    <time dateTime={at} className="text-muted text-sm">
      {formatDateTime(code, Date.parse(at), settings.timeZone)}
    </time>
  );
}

import { formatDateTime } from '@pelita/i18n';
import { usePageLanguage, useStartup } from '../../../shared/page/page.ts';

/** A day and a time of day in the brand's zone, to stand within a sentence. */
export function useMoment(): (at: string) => string {
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  return (at) => formatDateTime(code, Date.parse(at), settings.timeZone);
}
